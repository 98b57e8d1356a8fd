/// A part of a world file that is decoded when it is first needed, once.
final class LaterPart<Part: Sendable>: Sendable {
  private let decoded: Lazily<Result<Part, WorldError>>
  private let none: Part

  /// A part that `decode` makes; where it cannot, the part is as if it were `none`.
  init(orElse none: Part, _ decode: @escaping @Sendable () throws(WorldError) -> Part) {
    self.none = none
    decoded = Lazily { Result(catching: decode) }
  }

  /// The part, decoded if it was not yet.
  var value: Part { (try? decoded.value.get()) ?? none }

  /// Decodes it, and throws what is wrong with it.
  func check() throws(WorldError) { _ = try decoded.value.get() }

  /// What is wrong with it, as far as is known; never waits.
  var problem: WorldError? {
    guard decoded.isMade, case .failure(let error) = decoded.value else { return nil }
    return error
  }
}
