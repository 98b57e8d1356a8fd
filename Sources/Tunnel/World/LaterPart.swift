/// A part of a world file, decoded lazily once.
final class LaterPart<Part: Sendable>: Sendable {
  private let decoded: Lazily<Result<Part, WorldError>>
  private let none: Part

  /// A part decoded by `decode`; `none` if that fails.
  init(orElse none: Part, _ decode: @escaping @Sendable () throws(WorldError) -> Part) {
    self.none = none
    decoded = Lazily { Result(catching: decode) }
  }

  /// The part, decoded on first use.
  var value: Part { (try? decoded.value.get()) ?? none }

  /// Decodes it and throws its error, if any.
  func check() throws(WorldError) { _ = try decoded.value.get() }

  /// Its error, if decoding has failed; never blocks.
  var problem: WorldError? {
    guard decoded.isMade, case .failure(let error) = decoded.value else { return nil }
    return error
  }
}
