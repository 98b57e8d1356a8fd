// The policy switches of the core in the script catalog.

extension Recipe {
  /// The catalog entry of `ContainmentPolicy`.
  public static let containmentPolicy = Recipe.structure(
    ContainmentPolicy.self, "The choices where UIKit's behavior is disputed or unknown.",
    [
      .variable(
        "parentSetBeforeWillMove",
        "Whether parent is already the new parent inside willMove.",
        \ContainmentPolicy.parentSetBeforeWillMove),
      .variable(
        "redeliversDidMove",
        "Whether a didMove sent during an appearance transition is sent again after it.",
        \ContainmentPolicy.redeliversDidMove),
      .variable(
        "ownCallbackFirst",
        "Whether a controller receives a callback about appearance, rotation or "
          + "traits before its children do.",
        \ContainmentPolicy.ownCallbackFirst),
      .variable(
        "completionBeforeDidPair",
        "Whether transition runs its completion before the two did callbacks, "
          + "and those of the old controller before the new one's.",
        \ContainmentPolicy.completionBeforeDidPair),
      .variable(
        "reversalResetsLevel",
        "Whether a transition from one appearance direction to the other "
          + "resets the nesting depth.",
        \ContainmentPolicy.reversalResetsLevel),
      .variable(
        "reparentingAnnouncesLeaving",
        "Whether addChild sends the child willMove(toParent: nil) when it "
          + "removes it from another parent.",
        \ContainmentPolicy.reparentingAnnouncesLeaving),
      .variable(
        "ignoresRepeatedAddition",
        "Whether addChild does nothing for a controller that is a child "
          + "already, instead of removing it and adding it again.",
        \ContainmentPolicy.ignoresRepeatedAddition),
      .variable(
        "checksHierarchyFirst",
        "Whether the hierarchy is checked before the child leaves its old parent.",
        \ContainmentPolicy.checksHierarchyFirst),
      .variable(
        "repeatsViewIsAppearing",
        "Whether viewIsAppearing is sent again when a disappearance is canceled.",
        \ContainmentPolicy.repeatsViewIsAppearing),
      .variable(
        "tellsTransitionsOffWindow",
        "Whether transition sends appearance callbacks without a window.",
        \ContainmentPolicy.tellsTransitionsOffWindow),
      .variable(
        "linksPresentationsAtOnce",
        "Whether present links the two controllers in the call, not only when "
          + "the transition starts.",
        \ContainmentPolicy.linksPresentationsAtOnce),
      .variable(
        "defersDidDisappear",
        "Whether viewDidDisappear is sent at the end of the turn in which a view was removed.",
        \ContainmentPolicy.defersDidDisappear),
      .variable(
        "forwardsToDetachedViews",
        "Whether callbacks are forwarded to children whose loaded view isn't in the parent's view.",
        \ContainmentPolicy.forwardsToDetachedViews),
      .variable(
        "windowMovesInheritAnimation",
        "Whether a child whose view is added to an appearing parent's inherits its animated flag.",
        \ContainmentPolicy.windowMovesInheritAnimation),
      .variable(
        "childOfAppearingParentHearsWillAppear",
        "Whether a child whose view is added to an appearing parent's receives "
          + "viewWillAppear, from iOS 13 on.",
        \ContainmentPolicy.childOfAppearingParentHearsWillAppear),
      .variable(
        "completesInCallWithoutDuration",
        "Whether a transition without duration runs its completion in the call.",
        \ContainmentPolicy.completesInCallWithoutDuration),
      .variable(
        "newRootAppearsFirst",
        "Whether a window sends callbacks to its new root before the old one.",
        \ContainmentPolicy.newRootAppearsFirst),
      .variable(
        "dropsTraitOverrides",
        "Whether a parent's trait override for a child ends when the child is removed.",
        \ContainmentPolicy.dropsTraitOverrides),
      .variable(
        "coalescesStackChanges",
        "Whether several changes of a navigation stack in one turn are one "
          + "transition in the next.",
        \ContainmentPolicy.coalescesStackChanges),
      .variable(
        "popMovesAfterAppearance",
        "Whether a popped controller receives didMove(toParent: nil) only after "
          + "the uncovered one has appeared.",
        \ContainmentPolicy.popMovesAfterAppearance),
      .variable(
        "tellsBuriedOfMoves",
        "Whether covered controllers removed from a navigation stack receive move callbacks.",
        \ContainmentPolicy.tellsBuriedOfMoves),
      .variable(
        "delegateHearsFirstDisplay",
        "Whether the delegate of a navigation controller receives willShow and didShow of the "
          + "first displayed controller.",
        \ContainmentPolicy.delegateHearsFirstDisplay),
      .variable(
        "pagesAppearOffWindow",
        "Whether a page set animated without a window appears in the call.",
        \ContainmentPolicy.pagesAppearOffWindow),
      .variable(
        "pushedAppearsFirst",
        "Whether a pushed controller receives viewDidAppear before the covered "
          + "one receives viewDidDisappear.",
        \ContainmentPolicy.pushedAppearsFirst),
      .variable(
        "tabsMoveAtOnce",
        "Whether tabs receive didMove when they are set, not when they first appeared.",
        \ContainmentPolicy.tabsMoveAtOnce),
      .variable(
        "cancelledPopTellsMoves",
        "Whether a controller put back by a canceled interactive pop receives "
          + "callbacks for a move to its old parent.",
        \ContainmentPolicy.cancelledPopTellsMoves),
      .variable(
        "reportsLints",
        "Whether the lints D01 to D38 are reported; runs are otherwise the same.",
        \ContainmentPolicy.reportsLints),
      .variable(
        "orphanRule",
        "Which controllers without a parent receive appearance callbacks inside another's view.",
        \ContainmentPolicy.orphanRule),
    ])

  /// The catalog entry of `ContainmentPolicy.OrphanRule`.
  public static let orphanRule = Recipe.enumeration(
    ContainmentPolicy.OrphanRule.self,
    "Which controllers without a parent receive appearance callbacks inside another's view.",
    ["byKindOfEntry": .byKindOfEntry, "always": .always, "never": .never])
}
