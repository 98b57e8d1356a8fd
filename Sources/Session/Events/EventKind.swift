package import Hierarchy
import Support

/// A kind of row in the event list, for filtering.
package enum EventKind: String, CaseIterable, Hashable, Sendable {
  /// Callbacks caused directly by a call.
  case lifecycle
  /// Callbacks of layout.
  case layout
  /// Callbacks forwarded by a parent.
  case forwarded
  /// Callbacks sent by a running transition.
  case framework
  /// Method calls.
  case calls
  /// Statements of the script.
  case lines
  case diagnostics
  /// Starts and ends of animations.
  case animations
  /// Completions, delegate calls and printed lines.
  case messages
  /// Deallocation of controllers, views and coordinators.
  case releases

  /// The default filter: the lines of the trace.
  package static let usual: Set<EventKind> = [
    .lifecycle, .forwarded, .framework, .diagnostics, .messages,
  ]

  /// The filter's title.
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

  /// A one-sentence description.
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

/// A filter of the event list.
package struct EventFilter: Hashable, Sendable {
  package var kinds = EventKind.usual
  /// The text a row must contain, ignoring case; empty for all.
  package var text = ""
  /// The nodes a row must be about; nil for all.
  package var nodes: Set<NodeID>?

  package init() {}
}
