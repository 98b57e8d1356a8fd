/// A program that can be watched.
package struct RunningApplication: Hashable, Sendable {
  /// Its name, or its command name.
  package let name: String
  /// Its process id, or 0 if unknown.
  package let process: Int
  /// Its toolkit and version, as "GTK 4.8.3"; empty if unknown.
  package let toolkit: String
  /// Its unique name on the accessibility bus.
  package let bus: String
  /// Whether it responded when listed.
  package let isAnswering: Bool
  /// The titles of its windows, which distinguish programs of the same name.
  package let windows: [String]

  /// Creates a program; its texts are made single-line, as they may contain anything.
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

  /// The toolkit for display: GTK 3 calls itself "gtk".
  package var toolkitTitle: String {
    toolkit.hasPrefix("gtk ") ? "GTK" + toolkit.dropFirst(3) : toolkit
  }

  /// The root of its tree.
  package var root: AccessibleReference { .root(of: bus) }
}

extension [RunningApplication] {
  /// The program with a process id, name, or name prefix.
  ///
  /// Ignores case. Throws unless exactly one matches.
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
