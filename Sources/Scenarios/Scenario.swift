/// A system and what is done to it, under a name that commands and windows know.
package struct Scenario: Sendable {
  package let slug: String
  package let title: String
  package let system: SystemInfo
  package let gestures: [TimedGesture]

  init(_ slug: String, _ title: String, of system: SystemInfo, _ gestures: [TimedGesture]) {
    (self.slug, self.title) = (slug, title)
    (self.system, self.gestures) = (system, gestures)
  }

  /// A system as it starts, untouched.
  package init(opening system: SystemInfo) {
    self.init(system.slug, system.title, of: system, [])
  }

  /// The scenario or the system of this name, or nil.
  package static func named(_ name: String) -> Scenario? {
    all.first { $0.slug == name }
      ?? SystemInfo.all.first { $0.slug == name }.map(Scenario.init(opening:))
  }
}
