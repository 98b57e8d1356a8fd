internal import Foundation
internal import GioKit

/// Who can be watched.
extension AccessibilityBus {
  /// How long a program may take to say its name.
  private static let patience = 1.0

  /// Asks for all programs that have registered; ordered by name, then by process.
  ///
  /// This program itself is left out: who watches himself never rests.
  package func applications(
    _ answer: @escaping @MainActor (Result<[RunningApplication], AttachError>) -> Void
  ) {
    let registry = AccessibleReference(
      bus: AccessibilityMethods.registryName, path: AccessibilityMethods.rootPath)
    ask(registry, AccessibilityMethods.children, within: 3, starting: true) { [self] result in
      switch result {
      case .failure(let error): answer(.failure(.noAccessibility(error)))
      case .success(let parts):
        let buses = (parts.first?.parts ?? []).compactMap { $0.parts.first?.text }
        introduce(buses) { answer(.success($0)) }
      }
    }
  }

  /// Asks each for its name, toolkit and process.
  private func introduce(
    _ buses: [String], _ done: @escaping @MainActor ([RunningApplication]) -> Void
  ) {
    guard !buses.isEmpty else { return done([]) }
    let gathering = Gathering(count: buses.count, done)
    for bus in buses {
      introduce(bus) { gathering.add($0) }
    }
  }

  private func introduce(_ bus: String, _ done: @escaping @MainActor (RunningApplication) -> Void) {
    let root = AccessibleReference.root(of: bus)
    let introduction = Introduction(bus: bus)
    func settle(_ part: (inout Introduction.Parts) -> Void) {
      part(&introduction.parts)
      introduction.waiting -= 1
      if introduction.waiting == 0 { done(introduction.application) }
    }
    connection.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", AccessibilityMethods.processID,
      [.text(bus)], within: Self.patience
    ) { result in
      settle { $0.process = (try? result.get())?.first?.number.map(Int.init) ?? 0 }
    }
    func ask(
      _ interface: String, _ property: String,
      _ take: @escaping @MainActor (inout Introduction.Parts, String?) -> Void
    ) {
      self.ask(
        root, AccessibilityMethods.property, [.text(interface), .text(property)],
        within: Self.patience
      ) { result in
        settle { take(&$0, (try? result.get())?.first?.text) }
      }
    }
    ask(AccessibilityMethods.accessible, "Name") { parts, name in
      parts.isAnswering = name != nil
      parts.name = name ?? ""
    }
    ask(AccessibilityMethods.application, "ToolkitName") { $0.toolkit = $1 ?? "" }
    ask(AccessibilityMethods.application, "Version") { $0.version = $1 ?? "" }
  }
}

/// Collects programs until all have been introduced.
@MainActor
private final class Gathering {
  private var found: [RunningApplication] = []
  private var missing: Int
  private let done: @MainActor ([RunningApplication]) -> Void

  init(count: Int, _ done: @escaping @MainActor ([RunningApplication]) -> Void) {
    (missing, self.done) = (count, done)
  }

  func add(_ application: RunningApplication) {
    if application.process != Int(ProcessInfo.processInfo.processIdentifier) {
      found.append(application)
    }
    missing -= 1
    if missing == 0 {
      done(
        found.sorted {
          ($0.name.lowercased(), $0.process, $0.bus) < ($1.name.lowercased(), $1.process, $1.bus)
        })
    }
  }
}

/// What is known of a program while it is asked.
@MainActor
private final class Introduction {
  struct Parts {
    var name = ""
    var process = 0
    var toolkit = ""
    var version = ""
    var isAnswering = false
  }

  let bus: String
  var waiting = 4
  var parts = Parts()

  init(bus: String) { self.bus = bus }

  var application: RunningApplication {
    let name = parts.name.isEmpty ? Self.commandName(of: parts.process) : parts.name
    let toolkit = [parts.toolkit, parts.version].filter { !$0.isEmpty }.joined(separator: " ")
    return RunningApplication(
      name: name, process: parts.process, toolkit: toolkit, bus: bus,
      isAnswering: parts.isAnswering)
  }

  /// What the system calls a process.
  private static func commandName(of process: Int) -> String {
    let text = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "?"
  }
}
