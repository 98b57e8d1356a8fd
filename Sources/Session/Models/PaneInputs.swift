import Figures
package import Hierarchy
import Lessons

/// What the picture of the stage depends on.
package struct StageInputs: Equatable, Sendable {
  package let document: Identity
  /// The container and its version.
  package let version: String
  let revision: Revision
  let playhead: Playhead
  package let selection: NodeID?
  let veils: [NodeID: Veil]
  let sharedScreen: SharedScreen?
  let ghost: Ghost?
  let isMoving: Bool
  /// Whether a drag is in progress.
  package let isHolding: Bool
}

extension StageModel {
  package init(_ session: Session) {
    opened = session.opened
    inputs = StageInputs(
      document: opened.id, version: opened.slug + opened.version, revision: opened.revision,
      playhead: opened.player.playhead, selection: opened.selection,
      veils: opened.browsing.veils, sharedScreen: opened.sharedScreen, ghost: opened.ghost,
      isMoving: opened.isMoving, isHolding: session.isHolding)
  }
}

/// What the diagram of the trees depends on.
package struct TreeInputs: Equatable, Sendable {
  package let document: Identity
  /// The container and its version.
  package let version: String
  let revision: Revision
  let eventCount: Int
  package let selection: NodeID?
  package let browsing: TreeBrowsing
  /// Whether the script has errors, so that nothing can be created.
  package let isBroken: Bool
}

extension TreeModel {
  package init(_ session: Session) {
    opened = session.opened
    inputs = TreeInputs(
      document: opened.id, version: opened.slug + opened.version, revision: opened.revision,
      eventCount: opened.player.eventCount, selection: opened.selection,
      browsing: opened.browsing, isBroken: !opened.scriptErrors.isEmpty)
  }
}

/// What the timeline depends on.
package struct TimelineInputs: Equatable, Sendable {
  let title: String
  package let revision: Revision
  let playhead: Playhead
  let isPlaying: Bool
  let isBackward: Bool
  let settings: Player.Settings
  let selection: NodeID?
  let branchNames: [String]
  let shownBranch: Int
  let microscope: Microscope?
  let isFollowing: Bool
  let hasLesson: Bool
  /// Whether a question of a lesson hides what comes next.
  let isAsking: Bool
}

extension TimelineModel {
  package init(_ session: Session) {
    opened = session.opened
    inputs = TimelineInputs(
      title: opened.title, revision: opened.revision, playhead: opened.player.playhead,
      isPlaying: opened.player.isPlaying, isBackward: opened.player.isBackward,
      settings: opened.player.settings, selection: opened.selection,
      branchNames: opened.branchNames, shownBranch: opened.shownBranch,
      microscope: opened.microscope, isFollowing: opened.isFollowing,
      hasLesson: opened.lesson != nil, isAsking: opened.isAskingWhatComes)
  }
}

/// What the rows of the inspector depend on.
package struct InspectorInputs: Equatable, Sendable {
  package let revision: Revision
  let eventCount: Int
  package let selection: NodeID?
  /// Whether the text is the one that ran, so that a fix applies.
  let isSandbox: Bool
  /// Whether a question of a lesson hides what comes next.
  let isAsking: Bool
  /// The instant, if something is animating.
  let instant: Instant?
}

extension InspectorModel {
  package init(_ session: Session) {
    opened = session.opened
    let isAnimated = opened.selection != nil && !opened.state.animations.isEmpty
    inputs = InspectorInputs(
      revision: opened.revision, eventCount: opened.player.eventCount,
      selection: opened.selection, isSandbox: opened.isSandbox,
      isAsking: opened.isAskingWhatComes, instant: isAnimated ? opened.player.instant : nil)
  }
}

/// What the event list depends on, besides its filter.
package struct EventsInputs: Equatable, Sendable {
  package let revision: Revision
  let eventCount: Int
  package let selection: NodeID?
  /// Whether its rows include the lines of the script.
  package let isShowingTheText: Bool
  let isLive: Bool
}

extension EventsModel {
  package init(_ session: Session) {
    opened = session.opened
    inputs = EventsInputs(
      revision: opened.revision, eventCount: opened.player.eventCount,
      selection: opened.selection, isShowingTheText: opened.isShowingTheText,
      isLive: opened.isLive)
  }
}

/// What the list of accessibility issues depends on.
package struct CheckupInputs: Equatable, Sendable {
  let revision: Revision
  let eventCount: Int
  let title: String
}

extension CheckupModel {
  package init(_ session: Session) {
    opened = session.opened
    inputs = CheckupInputs(
      revision: opened.revision, eventCount: opened.player.eventCount, title: opened.title)
  }
}

/// What the lines offered for a script depend on.
package struct SandboxInputs: Equatable, Sendable {
  /// Whether lines can be written.
  package let isOffered: Bool
  let revision: Revision
  let selection: NodeID?
  let text: String
}

extension SandboxModel {
  package init(_ session: Session) {
    opened = session.opened
    inputs = SandboxInputs(
      isOffered: opened.isSandbox && opened.lesson == nil, revision: opened.revision,
      selection: opened.selection, text: opened.document?.text ?? "")
  }
}
