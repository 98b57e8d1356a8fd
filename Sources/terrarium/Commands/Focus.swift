import Attach
import Export
import GioKit
import Hierarchy
import Support

/// `terrarium focus`: prints the focused element of any program, once or on every change.
extension Command {
  static let focus = Command(
    name: "focus", arguments: "",
    summary: "prints the focused element of the running programs, and follows it",
    argumentCount: 0...0,
    options: [
      Option(
        name: "--once", value: nil,
        summary: "prints the focused element once; exits 1 if none"), .json,
    ]
  ) { invocation throws(CommandError) in
    let bus = try RunningApplications.bus()
    let isJSON = invocation.has("--json")
    if invocation.has("--once") {
      // A busy program may not respond at first.
      var found: FocusSearch.Found?
      for _ in 0..<Self.attempts where found == nil {
        found = search(try RunningApplications.list(on: bus), on: bus)
      }
      guard let found else {
        Output.warn("no watchable program has the focus")
        return .negative
      }
      try Output.write(isJSON ? found.json.text + "\n" : found.line)
      return .done
    }
    try follow(on: bus, isJSON: isJSON)
    throw .attach(.noAccessibility(.closed))
  }

  private static let attempts = 3

  @MainActor private static func search(
    _ applications: [RunningApplication], on bus: AccessibilityBus
  ) -> FocusSearch.Found? {
    var (found, isOver) = (FocusSearch.Found?.none, false)
    let search = FocusSearch(in: applications, on: bus) { (found, isOver) = ($0, true) }
    withExtendedLifetime(search) { _ = MainLoop.run(atMost: 10) { isOver } }
    return found
  }

  /// Prints a line for each focus change until the bus disconnects.
  @MainActor private static func follow(
    on bus: AccessibilityBus, isJSON: Bool
  ) throws(CommandError) {
    var sender: String?
    let news = FocusNews(on: bus) { sender = $0.bus }
    var last = ""
    func tell(_ applications: [RunningApplication]) throws(CommandError) {
      guard let found = search(applications, on: bus) else { return }
      let line = isJSON ? found.json.text + "\n" : found.line
      if line != last { try Output.write(line) }
      last = line
    }
    try tell(try RunningApplications.list(on: bus))
    while !bus.isClosed {
      MainLoop.run(atMost: 1) { sender != nil || bus.isClosed }
      guard let program = sender, !bus.isClosed else { continue }
      sender = nil
      let running = try RunningApplications.list(on: bus)
      try tell(running.filter { $0.bus == program })
    }
    withExtendedLifetime(news) {}
  }
}

extension FocusSearch.Found {
  fileprivate var line: String { "\(application.name): \(tree.trail(to: place))\n" }

  fileprivate var json: JSON {
    .object([("app", application.json), ("node", tree.nodeJSON(at: place))])
  }
}
