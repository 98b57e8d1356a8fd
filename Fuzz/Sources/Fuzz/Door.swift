/// A way by which bytes that anybody made come into the program.
///
/// A new one is a file in `Doors` and a line in `all`.
struct Door: Sendable {
  let name: String
  /// The folders and files of the house that its corpus begins with.
  let seeds: [String]
  /// Takes the bytes in, and traps where what comes out cannot be.
  let open: @Sendable ([UInt8]) -> Void

  static let all: [Door] = [dump] + forms + [script, run, recording, markdown]

  static func named(_ name: String) -> Door? { all.first { $0.name == name } }
}

/// Ends the run: what must be so is not.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(what())
}
