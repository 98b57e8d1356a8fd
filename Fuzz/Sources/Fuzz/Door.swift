/// A way by which bytes that anybody made come into the program.
///
/// A new one is a file in `Doors` and a line in `all`.
struct Door: Sendable {
  let name: String
  /// The folders and files of the house that its corpus begins with.
  let seeds: [String]
  /// Seeds that are made, where no file of the house has them.
  let made: @Sendable () -> [[UInt8]]
  /// Takes the bytes in, and traps where what comes out cannot be.
  let open: @Sendable ([UInt8]) -> Void

  init(
    name: String, seeds: [String], made: @escaping @Sendable () -> [[UInt8]] = { [] },
    open: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.name, self.seeds, self.made, self.open) = (name, seeds, made, open)
  }

  static let all: [Door] =
    [dump] + forms + [
      script, run, recording, markdown, lesson, world, replies, arguments, session, settings,
      shown,
    ]

  static func named(_ name: String) -> Door? { all.first { $0.name == name } }
}

/// Ends the run: what must be so is not.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(what())
}

extension Door {
  /// A door whose bytes are tried as the tests do it: what must not be is a complaint.
  init(
    _ name: String, seeds: [String], made: @escaping @Sendable () -> [[UInt8]] = { [] },
    trial: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.init(name: name, seeds: seeds, made: made) { bytes in
      if let complaint = trial(bytes) { fatalError(complaint) }
    }
  }
}
