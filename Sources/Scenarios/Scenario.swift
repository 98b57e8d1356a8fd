import Foundation
package import Hierarchy
package import Script

/// A named demo, script or recording.
package struct Scenario: Sendable {
  package let slug: String
  package let title: String
  /// A summary in a few sentences; empty if the script has none.
  package let summary: String
  package let origin: Origin

  /// The content of the scenario.
  package enum Origin: Sendable {
    /// A demo in its initial state.
    case system(SystemInfo)
    case script(ParsedScript)
    /// A recording, which is only viewed.
    case recording(Recording)
  }

  /// A demo in its initial state.
  package init(opening system: SystemInfo) {
    (slug, title, summary) = (system.slug, system.title, system.summary)
    origin = .system(system)
  }

  /// A script, with the title and summary from its leading comment.
  ///
  /// Without such a comment, the title is the name.
  package init(script text: String, named name: String) {
    let head = ScriptHead(text)
    slug = name
    title = head.title ?? name
    summary = head.summary
    origin = .script(ParsedScript(text))
  }

  /// A recording, without a summary.
  package init(recording: Recording, named name: String) {
    (slug, title, summary) = (name, name, "")
    origin = .recording(recording)
  }

  /// The demo, if it is one.
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

  /// Whether there is a scenario or demo with this name.
  package static func isKnown(_ name: String) -> Bool {
    names.contains(name) || SystemInfo.all.contains { $0.slug == name }
  }

  /// The scenario or demo with this name, or nil.
  package static func named(_ name: String) -> Scenario? {
    shippedScript(name).map { Scenario(script: $0, named: name) }
      ?? SystemInfo.all.first { $0.slug == name }.map(Scenario.init(opening:))
  }
}
