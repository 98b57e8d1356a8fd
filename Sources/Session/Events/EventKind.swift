package import Hierarchy
import Support

/// What sort of row of the event list something is, as people choose what they want to see.
package enum EventKind: String, CaseIterable, Hashable, Sendable {
  /// Callbacks caused directly by a call.
  case lifecycle
  /// Callbacks of layout.
  case layout
  /// Callbacks that came because a parent got them.
  case forwarded
  /// What a running transition does by itself.
  case framework
  /// Methods that were called.
  case calls
  /// The statements of the script.
  case lines
  case diagnostics
  /// Beginnings and ends of animations.
  case animations
  /// Completions, delegates and what was printed.
  case messages
  /// Ends of controllers, views and coordinators.
  case releases

  /// What a list shows to those who have chosen nothing: the lines of the trace.
  package static let usual: Set<EventKind> = [
    .lifecycle, .forwarded, .framework, .diagnostics, .messages,
  ]

  /// The words of the choice.
  package var title: String {
    switch self {
    case .lifecycle: localized("Lifecycle")
    case .layout: localized("Layout")
    case .forwarded: localized("Forwarded")
    case .framework: localized("Framework")
    case .calls: localized("Calls")
    case .lines: localized("Script Lines")
    case .diagnostics: localized("Issues")
    case .animations: localized("Animations")
    case .messages: localized("Messages and Prints")
    case .releases: localized("Releases")
    }
  }

  /// One sentence about it.
  package var summary: String {
    switch self {
    case .lifecycle: localized("Callbacks caused directly by a call.")
    case .layout: "viewWillLayoutSubviews, viewDidLayoutSubviews, updateViewConstraints."
    case .forwarded: localized("Callbacks forwarded from a parent to a child.")
    case .framework: localized("Callbacks of a running transition.")
    case .calls: localized("Method calls, such as addChild.")
    case .lines: localized("Executed lines of the script.")
    case .diagnostics: localized("Messages of UIKit and Terrarium.")
    case .animations: localized("Starts and ends of animations.")
    case .messages: localized("Completions, delegate messages and printed text.")
    case .releases: localized("Deallocations of controllers and views.")
    }
  }
}

/// What of a run is to be seen in the event list.
package struct EventFilter: Hashable, Sendable {
  package var kinds = EventKind.usual
  /// What a row must contain, in any case; empty for everything.
  package var text = ""
  /// Whom it must be about; nil for everybody.
  package var nodes: Set<NodeID>?

  package init() {}
}
