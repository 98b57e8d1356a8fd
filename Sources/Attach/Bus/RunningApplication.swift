/// A program that can be watched.
package struct RunningApplication: Hashable, Sendable {
  /// Its name; that of its process where it has none.
  package let name: String
  /// Its process, or 0 where the bus does not know.
  package let process: Int
  /// The toolkit it is made with and the version, as "GTK 4.8.3"; empty where it does not say.
  package let toolkit: String
  /// Its name on the accessibility bus.
  package let bus: String
  /// Whether it answered when it was asked for its name.
  package let isAnswering: Bool
  /// The titles of its windows that have one, by which programs of the same name are told apart.
  package let windows: [String]

  /// Texts of the program may hold anything; here they are part of one line.
  package init(
    name: String, process: Int, toolkit: String, bus: String, isAnswering: Bool,
    windows: [String] = []
  ) {
    self.windows = windows.map(\.onOneLine)
    self.name = name.onOneLine
    self.process = process
    self.toolkit = toolkit.onOneLine
    self.bus = bus
    self.isAnswering = isAnswering
  }

  /// The toolkit as people write it: GTK 3 calls itself "gtk".
  package var toolkitTitle: String {
    toolkit.hasPrefix("gtk ") ? "GTK" + toolkit.dropFirst(3) : toolkit
  }

  /// Where its tree begins.
  package var root: AccessibleReference { .root(of: bus) }
}

extension [RunningApplication] {
  /// The one that a person means: by process number, by name, or by how its name begins.
  ///
  /// Upper and lower case are the same. Throws when none or more than one fits.
  package func named(_ text: String) throws(AttachError) -> RunningApplication {
    let wanted = text.lowercased()
    if let process = Int(text), let found = first(where: { $0.process == process }) { return found }
    let exact = filter { $0.name.lowercased() == wanted || $0.bus == text }
    let found = exact.isEmpty ? filter { $0.name.lowercased().hasPrefix(wanted) } : exact
    guard let one = found.first, !wanted.isEmpty else {
      throw .unknown(text, running: map(\.name))
    }
    guard found.count == 1 else {
      throw .ambiguous(text, among: found.map { "\($0.process) (\($0.name))" })
    }
    return one
  }
}
