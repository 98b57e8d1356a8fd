/// The era of UIKit that a simulation follows; ours.
///
/// A profile stands for the versions up to the next one: `ios6` for iOS 6 and 7, `ios8` for iOS 8
/// to 12, `ios13` for iOS 13 to 16.
public enum Profile: String, Hashable, Sendable, Codable, CaseIterable {
  case ios5, ios6, ios8, ios13, ios17

  /// Whether controllers receive `viewIsAppearing(_:)` (iOS 13 and later).
  public var sendsViewIsAppearing: Bool { self == .ios13 || self == .ios17 }

  /// Whether calling an appearance callback by hand is reported (iOS 16 and later).
  public var reportsDirectCallbacks: Bool { self == .ios17 }

  /// Whether a refused presentation says why the controller is active (iOS 14 and later).
  var namesActiveController: Bool { self == .ios17 }

  /// Whether a child whose view comes into that of an appearing parent receives
  /// `viewWillAppear(_:)`; until iOS 12 it does not.
  ///
  /// Evidence: openradar 12322346 and 32106539, TYPagerController#7, PageMenu#133. What later
  /// versions do is a field of the policy.
  public var announcesLateChildren: Bool { sendsViewIsAppearing }

  /// Whether a child that comes into the root's view before the root has appeared receives
  /// `viewDidAppear(_:)` twice (iOS 6 and 7).
  ///
  /// Evidence: openradar 14058168, of a child added in `applicationDidBecomeActive`.
  public var repeatsDidAppearBelowNewRoot: Bool { self == .ios6 }
}

/// The choices the core makes where UIKit's behaviour is disputed or unknown.
///
/// Each is one field, so that a lesson can flip it and show the difference; change it before
/// anything happens. The article on differences from UIKit names a test for each. The numbers are
/// the rows of the specification's table of disagreements. Ours.
public struct ContainmentPolicy: Hashable, Sendable {
  /// Whether `parent` answers the new parent already inside `willMove(toParent:)` (row 1).
  public var parentSetBeforeWillMove = true
  /// Whether a `didMove(toParent:)` that came during an appearance is delivered again after it
  /// (row 2).
  public var redeliversDidMove = true
  /// Whether a controller receives a callback of appearance, rotation or traits before its children
  /// do (row 3).
  public var ownCallbackFirst = true
  /// Whether `transition(from:to:)` runs its completion before the two did callbacks, and those of
  /// the old controller before the new one's (row 4).
  public var completionBeforeDidPair = false
  /// Whether a transition from one appearance direction to the other resets the nesting depth
  /// (row 5).
  public var reversalResetsLevel = true
  /// Which controllers without a parent are told of their appearance inside another's view (row 7).
  public var orphanRule = OrphanRule.byKindOfEntry
  /// Whether `addChild(_:)` tells the child `willMove(toParent: nil)` when it takes it from another
  /// parent (row 11).
  public var reparentingAnnouncesLeaving = false
  /// Whether `addChild(_:)` does nothing for a controller that is a child already, instead of
  /// removing it and adding it again (row 12).
  public var ignoresRepeatedAddition = true
  /// Whether the check of the hierarchy comes before the child leaves its old parent (row 13).
  public var checksHierarchyFirst = true
  /// Whether `viewIsAppearing(_:)` comes again when a disappearance is given up (row 16).
  public var repeatsViewIsAppearing = false
  /// Whether `transition(from:to:)` tells controllers that they appear while no window shows them
  /// (row 17).
  public var tellsTransitionsOffWindow = true
  /// Whether `present` links the two controllers in the call, not only when the transition starts
  /// (row 18).
  public var linksPresentationsAtOnce = true
  /// Whether `viewDidDisappear(_:)` waits for the end of the turn in which a view was taken out
  /// (row 19).
  public var defersDidDisappear = true
  /// Whether children are told whose view is loaded but not on their parent's view (row 21).
  public var forwardsToDetachedViews = false
  /// Whether a child whose view is put into an appearing parent takes over its animated flag
  /// (row 22).
  public var windowMovesInheritAnimation = false
  /// Whether a child whose view comes into that of an appearing parent receives
  /// `viewWillAppear(_:)`, from iOS 13 on; before, it does not (correction M).
  public var childOfAppearingParentHearsWillAppear = true
  /// Whether a transition without duration runs its completion in the call, not at the start of
  /// the next turn (correction K).
  public var completesInCallWithoutDuration = false
  /// Whether a window tells its new root before the old one (row 24).
  public var newRootAppearsFirst = false
  /// Whether a parent's override of a child's traits ends when the child leaves.
  public var dropsTraitOverrides = true
  /// Whether several changes of a navigation stack in one turn are one transition in the next;
  /// else each starts in its call, as up to iOS 7.
  public var coalescesStackChanges = true
  /// Whether a popped controller receives `didMove(toParent: nil)` only after the uncovered one has
  /// appeared (row 14).
  public var popMovesAfterAppearance = false
  /// Whether controllers that leave a navigation stack from under its top are told of their move
  /// (row 15; correction J).
  public var tellsBuriedOfMoves = false
  /// Whether the delegate of a navigation controller receives `willShow` and `didShow` of the
  /// controller that is displayed first (correction E).
  public var delegateHearsFirstDisplay = true
  /// Whether a page that is set animated while its controller's view is loaded and in no window
  /// appears in the call (correction D).
  public var pagesAppearOffWindow = true
  /// Whether a pushed controller receives `viewDidAppear(_:)` before the covered one gets
  /// `viewDidDisappear(_:)` (row 20).
  public var pushedAppearsFirst = false
  /// Whether tabs receive `didMove(toParent:)` when they are set, not when they have first appeared
  /// (row 26).
  public var tabsMoveAtOnce = true
  /// Whether a controller that an interactive pop gives back is told of a move to its old parent
  /// (row 27).
  public var cancelledPopTellsMoves = false
  /// Whether the lints D01 to D38 are reported; what a run does is the same either way.
  public var reportsLints = true

  /// Which controllers without a parent are told of their appearance inside another's view.
  public enum OrphanRule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Those that plain insertion brings in; those inside what a container brings in do not.
    case byKindOfEntry
    /// All of them.
    case always
    /// None, as before iOS 5.
    case never
  }

  /// The choices that the specification makes.
  public init() {}
}
