import Foundation
package import Hierarchy
package import Script

/// Something to watch under a name that commands and windows know: a system, a script or a
/// recording.
package struct Scenario: Sendable {
  package let slug: String
  package let title: String
  /// A few sentences on what there is to see; empty where a script says nothing.
  package let summary: String
  package let origin: Origin

  /// What runs.
  package enum Origin: Sendable {
    /// A system as it starts; a person does the rest.
    case system(SystemInfo)
    case script(ParsedScript)
    /// What happened elsewhere: it is looked at, and nothing more happens to it.
    case recording(Recording)
  }

  /// A system as it starts, untouched.
  package init(opening system: SystemInfo) {
    (slug, title, summary) = (system.slug, system.title, system.summary)
    origin = .system(system)
  }

  /// A script, with the title and the summary that the comment at its head gives it.
  ///
  /// Without one the name has to do.
  package init(script text: String, named name: String) {
    let head = ScriptHead(text)
    slug = name
    title = head.title ?? name
    summary = head.summary
    origin = .script(ParsedScript(text))
  }

  /// A recording, which says nothing about itself.
  package init(recording: Recording, named name: String) {
    (slug, title, summary) = (name, name, "")
    origin = .recording(recording)
  }

  /// The system, if it is one.
  package var system: SystemInfo? {
    if case .system(let system) = origin { system } else { nil }
  }

  /// The script, if it is one.
  package var script: ParsedScript? {
    if case .script(let script) = origin { script } else { nil }
  }

  /// Whether it is a recording, which takes no input.
  package var isRecording: Bool {
    if case .recording = origin { true } else { false }
  }

  /// Whether there is a scenario or a system of this name.
  package static func isKnown(_ name: String) -> Bool {
    names.contains(name) || SystemInfo.all.contains { $0.slug == name }
  }

  /// The scenario or the system of this name, or nil.
  package static func named(_ name: String) -> Scenario? {
    shippedScript(name).map { Scenario(script: $0, named: name) }
      ?? SystemInfo.all.first { $0.slug == name }.map(Scenario.init(opening:))
  }
}
