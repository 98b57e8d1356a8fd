import Attach
import GioKit
import Hierarchy
import Support

/// `terrarium apps`: the programs that can be watched.
extension Command {
  static let apps = Command(
    name: "apps", arguments: "", summary: "lists the running programs that can be watched",
    argumentCount: 0...0, options: [.json]
  ) { invocation throws(CommandError) in
    let found = try RunningApplications.now()
    let unheard = UnheardProgram.found(
      among: X11Screen()?.windows.map { ($0.process, $0.title) } ?? [],
      heard: Set(found.map(\.process)), onWayland: UnheardProgram.isWaylandThere)
    if invocation.has("--json") {
      let lists = [("apps", found.map(\.json)), ("unheard", unheard.map(\.json))]
      try Output.write(JSON.object(lists.map { ($0, .array($1)) }).text + "\n")
      return .done
    }
    if found.isEmpty {
      Output.warn(
        "no program to watch is running; GTK 4 needs GTK_A11Y=atspi, Qt "
          + "QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1, and some register late")
    }
    let rows = found.map { app in
      let state = app.isAnswering ? "" : "\tnot responding"
      let titles = app.windows.isEmpty ? "" : "\t" + app.windows.joined(separator: ", ")
      return "\(app.process)\t\(app.name)\t\(app.toolkit)\(titles)\(state)\n"
    }
    try Output.write(rows.joined())
    for program in unheard {
      let way = program.variables.isEmpty ? "" : "; start it with \(program.command)"
      Output.warn(
        "\(program.process) (\(program.name)) has windows and is not on the accessibility bus\(way)"
      )
    }
    return .done
  }
}

/// Listing programs on the accessibility bus, synchronously.
@MainActor
enum RunningApplications {
  static func bus() throws(CommandError) -> AccessibilityBus {
    do throws(AttachError) {
      return try AccessibilityBus()
    } catch {
      throw .attach(error)
    }
  }

  /// The programs running now.
  static func now() throws(CommandError) -> [RunningApplication] { try list(on: bus()) }

  static func list(on bus: AccessibilityBus) throws(CommandError) -> [RunningApplication] {
    var answer: Result<[RunningApplication], AttachError>?
    bus.applications { answer = $0 }
    MainLoop.run(atMost: 10) { answer != nil }
    do throws(AttachError) {
      return try (answer ?? .failure(.noAccessibility(.silence))).get()
    } catch {
      throw .attach(error)
    }
  }

  /// The requested program, waiting for a while, as programs register late.
  static func named(
    _ text: String, on bus: AccessibilityBus, waiting seconds: Double
  ) throws(CommandError) -> RunningApplication {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(Int64(min(seconds, 86_400) * 1000))
    while true {
      let running = try list(on: bus)
      do throws(AttachError) {
        return try running.named(text)
      } catch {
        guard case .unknown = error, clock.now < end else { throw .attach(error) }
      }
      MainLoop.run(atMost: 0.2) { false }
    }
  }
}
