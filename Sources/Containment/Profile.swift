/// The UIKit version that a simulation follows.
///
/// An addition to UIKit.
///
/// A profile covers the versions up to the next one: `ios6` is iOS 6 and 7, `ios8` iOS 8 to 12,
/// `ios13` iOS 13 to 16.
public enum Profile: String, Hashable, Sendable, Codable, CaseIterable {
  case ios5, ios6, ios8, ios13, ios17

  /// Whether controllers receive `viewIsAppearing(_:)` (iOS 13 and later).
  public var sendsViewIsAppearing: Bool { self == .ios13 || self == .ios17 }

  /// Whether direct calls of appearance callbacks are reported (iOS 16 and later).
  public var reportsDirectCallbacks: Bool { self == .ios17 }

  /// Whether a refused presentation states why the controller is active (iOS 14 and later).
  var namesActiveController: Bool { self == .ios17 }

  /// Whether a child whose view is added to an appearing parent receives `viewWillAppear(_:)`;
  /// until iOS 12 it does not.
  ///
  /// Evidence: openradar 12322346 and 32106539, TYPagerController#7, PageMenu#133. For later
  /// versions, a policy field decides.
  public var announcesLateChildren: Bool { sendsViewIsAppearing }

  /// Whether a child added to the root's view before the root appeared receives `viewDidAppear(_:)`
  /// twice (iOS 6 and 7).
  ///
  /// Evidence: openradar 14058168, of a child added in `applicationDidBecomeActive`.
  public var repeatsDidAppearBelowNewRoot: Bool { self == .ios6 }
}

/// The policy switches of the core where UIKit's behavior is disputed or unknown.
///
/// Each is one field, so that a lesson can flip it and show the difference; set it before the run.
/// The article on differences from UIKit names a test for each. The numbers refer to the
/// specification's table of disagreements. An addition to UIKit.
public struct ContainmentPolicy: Hashable, Sendable {
  /// Whether `parent` is already the new parent inside `willMove(toParent:)` (row 1).
  public var parentSetBeforeWillMove = true
  /// Whether a `didMove(toParent:)` sent during an appearance transition is redelivered after it
  /// (row 2).
  public var redeliversDidMove = true
  /// Whether a controller receives an appearance, rotation or trait callback before its children
  /// (row 3).
  public var ownCallbackFirst = true
  /// Whether `transition(from:to:)` runs its completion before the two did callbacks, and those of
  /// the old controller before the new one's (row 4).
  public var completionBeforeDidPair = false
  /// Whether a transition from one appearance direction to the other resets the nesting depth
  /// (row 5).
  public var reversalResetsLevel = true
  /// The controllers without a parent that receive appearance callbacks inside another's view (row
  /// 7).
  public var orphanRule = OrphanRule.byKindOfEntry
  /// Whether `addChild(_:)` sends `willMove(toParent: nil)` to a child of another parent (row 11).
  public var reparentingAnnouncesLeaving = false
  /// Whether `addChild(_:)` ignores a controller that is already a child, instead of removing and
  /// adding it again (row 12).
  public var ignoresRepeatedAddition = true
  /// Whether the hierarchy check precedes the child's removal from its old parent (row 13).
  public var checksHierarchyFirst = true
  /// Whether `viewIsAppearing(_:)` is sent again when a disappearance is reversed (row 16).
  public var repeatsViewIsAppearing = false
  /// Whether `transition(from:to:)` sends appearance callbacks outside a window (row 17).
  public var tellsTransitionsOffWindow = true
  /// Whether `present` links the two controllers in the call, not at the start of the transition
  /// (row 18).
  public var linksPresentationsAtOnce = true
  /// Whether `viewDidDisappear(_:)` waits for the end of the turn that removed the view (row 19).
  public var defersDidDisappear = true
  /// Whether callbacks reach children with a loaded view outside their parent's view (row 21).
  public var forwardsToDetachedViews = false
  /// Whether a child whose view is added to an appearing parent inherits its animated flag (row
  /// 22).
  public var windowMovesInheritAnimation = false
  /// Whether a child whose view is added to an appearing parent receives `viewWillAppear(_:)` from
  /// iOS 13 on; before that it does not (correction M).
  public var childOfAppearingParentHearsWillAppear = true
  /// Whether a transition without duration runs its completion in the call, not at the start of
  /// the next turn (correction K).
  public var completesInCallWithoutDuration = false
  /// Whether a window's new root receives callbacks before the old one (row 24).
  public var newRootAppearsFirst = false
  /// Whether a parent's trait overrides for a child end when the child leaves.
  public var dropsTraitOverrides = true
  /// Whether several changes of a navigation stack in one turn become one transition in the next;
  /// otherwise each starts in its call, as up to iOS 7.
  public var coalescesStackChanges = true
  /// Whether a popped controller receives `didMove(toParent: nil)` only after the uncovered
  /// controller has appeared (row 14).
  public var popMovesAfterAppearance = false
  /// Whether controllers removed from below a navigation stack's top receive move callbacks (row
  /// 15; correction J).
  public var tellsBuriedOfMoves = false
  /// Whether a navigation controller's delegate receives `willShow` and `didShow` for the first
  /// controller (correction E).
  public var delegateHearsFirstDisplay = true
  /// Whether a page set animated outside a window, with its controller's view loaded, appears in
  /// the call (correction D).
  public var pagesAppearOffWindow = true
  /// Whether a pushed controller receives `viewDidAppear(_:)` before the covered one receives
  /// `viewDidDisappear(_:)` (row 20).
  public var pushedAppearsFirst = false
  /// Whether tabs receive `didMove(toParent:)` when they are set, not after their first appearance
  /// (row 26).
  public var tabsMoveAtOnce = true
  /// Whether a controller restored by a cancelled interactive pop receives move callbacks for its
  /// parent (row 27).
  public var cancelledPopTellsMoves = false
  /// Whether the lints D01 to D38 are reported; they do not affect the run.
  public var reportsLints = true

  /// The controllers without a parent that receive appearance callbacks inside another's view.
  public enum OrphanRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Those that plain insertion brings in, but not those inside a view that a container brings
    /// in.
    case byKindOfEntry
    /// All of them.
    case always
    /// None, as before iOS 5.
    case never
  }

  /// Makes the specification's policy.
  public init() {}
}
