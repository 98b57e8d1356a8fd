internal import Foundation
internal import GioKit
import Support

/// Listing programs.
extension AccessibilityBus {
  /// The timeout of a program's introduction.
  private static let patience = 1.0

  /// Lists the registered programs, ordered by name, then process id.
  ///
  /// Excludes this program: watching itself would cause endless changes.
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

  /// Asks each for name, toolkit, process and windows.
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
    func ask(
      _ whom: AccessibleReference, _ interface: String, _ property: String,
      _ take: @escaping @MainActor (inout Introduction.Parts, String?) -> Void
    ) {
      introduction.waiting += 1
      self.ask(
        whom, AccessibilityMethods.property, [.text(interface), .text(property)],
        within: Self.patience
      ) { result in
        settle { take(&$0, (try? result.get())?.first?.text) }
      }
    }
    introduction.waiting += 1
    connection.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", AccessibilityMethods.processID,
      [.text(bus)], within: Self.patience
    ) { result in
      settle { $0.process = (try? result.get())?.first?.number.map(Int.init) ?? 0 }
    }
    ask(root, AccessibilityMethods.accessible, "Name") { parts, name in
      parts.isAnswering = name != nil
      parts.name = name ?? ""
    }
    ask(root, AccessibilityMethods.application, "ToolkitName") { $0.toolkit = $1 ?? "" }
    ask(root, AccessibilityMethods.application, "Version") { $0.version = $1 ?? "" }
    introduction.waiting += 1
    self.ask(root, AccessibilityMethods.children, within: Self.patience) { result in
      let windows = ((try? result.get())?.first?.parts ?? []).compactMap(AccessibleReference.init)
        .filter { !$0.isNobody && $0.isAskable }.prefix(Self.mostTitles)
      for (place, window) in windows.enumerated() {
        ask(window, AccessibilityMethods.accessible, "Name") { $0.titles[place] = $1 }
      }
      settle { _ in }
    }
  }

  /// The most windows whose titles are requested.
  private static let mostTitles = 20
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

/// The partial answers of a program.
@MainActor
private final class Introduction {
  struct Parts {
    var name = ""
    var process = 0
    var toolkit = ""
    var version = ""
    var isAnswering = false
    /// The window titles by index.
    var titles: [Int: String] = [:]
  }

  let bus: String
  /// The number of pending answers.
  var waiting = 0
  var parts = Parts()

  init(bus: String) { self.bus = bus }

  var application: RunningApplication {
    let name = parts.name.isEmpty ? Self.commandName(of: parts.process) : parts.name
    let toolkit = [parts.toolkit, parts.version].filter { !$0.isEmpty }.joined(separator: " ")
    return RunningApplication(
      name: name, process: parts.process, toolkit: toolkit, bus: bus,
      isAnswering: parts.isAnswering,
      windows: parts.titles.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isEmpty })
  }

  /// The process's command name.
  private static func commandName(of process: Int) -> String {
    let text = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    return text.map { String($0.trimmed) } ?? "?"
  }
}
