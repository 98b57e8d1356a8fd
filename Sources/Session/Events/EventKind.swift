package import Hierarchy
import Translation

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
    case .framework: localized("By the Framework")
    case .calls: localized("Calls")
    case .lines: localized("Script Lines")
    case .diagnostics: localized("Diagnostics")
    case .animations: localized("Animations")
    case .messages: localized("Messages and Prints")
    case .releases: localized("Releases")
    }
  }

  /// One sentence about it.
  package var summary: String {
    switch self {
    case .lifecycle: localized("Callbacks that somebody caused directly.")
    case .layout: "viewWillLayoutSubviews, viewDidLayoutSubviews, updateViewConstraints."
    case .forwarded: localized("Callbacks that a child got because its parent got them.")
    case .framework: localized("What a running transition does by itself.")
    case .calls: localized("Methods that were called, as addChild.")
    case .lines: localized("The lines of the script, as they were executed.")
    case .diagnostics: localized("What UIKit and Terrarium have to say.")
    case .animations: localized("Beginnings and ends of animations.")
    case .messages: localized("Completions, messages to delegates, and what was printed.")
    case .releases: localized("When the last owner let go.")
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
