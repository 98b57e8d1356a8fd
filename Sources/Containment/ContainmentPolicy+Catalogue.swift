// The policy switches of the core in the script catalog.

extension Recipe {
  /// The catalog entry of `ContainmentPolicy`.
  public static let containmentPolicy = Recipe.structure(
    ContainmentPolicy.self, "The choices where UIKit's behaviour is disputed or unknown.",
    [
      .variable(
        "parentSetBeforeWillMove",
        "Whether parent answers the new parent already inside willMove.",
        \ContainmentPolicy.parentSetBeforeWillMove),
      .variable(
        "redeliversDidMove",
        "Whether a didMove that came during an appearance is delivered again after it.",
        \ContainmentPolicy.redeliversDidMove),
      .variable(
        "ownCallbackFirst",
        "Whether a controller hears a callback of appearance, rotation or "
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
        "Whether addChild tells the child willMove(toParent: nil) when it "
          + "takes it from another parent.",
        \ContainmentPolicy.reparentingAnnouncesLeaving),
      .variable(
        "ignoresRepeatedAddition",
        "Whether addChild does nothing for a controller that is a child "
          + "already, instead of removing it and adding it again.",
        \ContainmentPolicy.ignoresRepeatedAddition),
      .variable(
        "checksHierarchyFirst",
        "Whether the check of the hierarchy comes before the child leaves its old parent.",
        \ContainmentPolicy.checksHierarchyFirst),
      .variable(
        "repeatsViewIsAppearing",
        "Whether viewIsAppearing comes again when a disappearance is given up.",
        \ContainmentPolicy.repeatsViewIsAppearing),
      .variable(
        "tellsTransitionsOffWindow",
        "Whether transition tells controllers that they appear while no window shows them.",
        \ContainmentPolicy.tellsTransitionsOffWindow),
      .variable(
        "linksPresentationsAtOnce",
        "Whether present links the two controllers in the call, not only when "
          + "the transition starts.",
        \ContainmentPolicy.linksPresentationsAtOnce),
      .variable(
        "defersDidDisappear",
        "Whether viewDidDisappear waits for the end of the turn in which a view was taken out.",
        \ContainmentPolicy.defersDidDisappear),
      .variable(
        "forwardsToDetachedViews",
        "Whether children are told whose view is loaded but not on their parent's view.",
        \ContainmentPolicy.forwardsToDetachedViews),
      .variable(
        "windowMovesInheritAnimation",
        "Whether a child whose view is put into an appearing parent takes over its animated flag.",
        \ContainmentPolicy.windowMovesInheritAnimation),
      .variable(
        "childOfAppearingParentHearsWillAppear",
        "Whether a child whose view comes into that of an appearing parent receives "
          + "viewWillAppear, from iOS 13 on.",
        \ContainmentPolicy.childOfAppearingParentHearsWillAppear),
      .variable(
        "completesInCallWithoutDuration",
        "Whether a transition without duration runs its completion in the call.",
        \ContainmentPolicy.completesInCallWithoutDuration),
      .variable(
        "newRootAppearsFirst",
        "Whether a window tells its new root before the old one.",
        \ContainmentPolicy.newRootAppearsFirst),
      .variable(
        "dropsTraitOverrides",
        "Whether a parent's override of a child's traits ends when the child leaves.",
        \ContainmentPolicy.dropsTraitOverrides),
      .variable(
        "coalescesStackChanges",
        "Whether several changes of a navigation stack in one turn are one "
          + "transition in the next.",
        \ContainmentPolicy.coalescesStackChanges),
      .variable(
        "popMovesAfterAppearance",
        "Whether a popped controller hears didMove(toParent: nil) only after "
          + "the uncovered one has appeared.",
        \ContainmentPolicy.popMovesAfterAppearance),
      .variable(
        "tellsBuriedOfMoves",
        "Whether controllers that leave a navigation stack from under its top hear of their move.",
        \ContainmentPolicy.tellsBuriedOfMoves),
      .variable(
        "delegateHearsFirstDisplay",
        "Whether the delegate of a navigation controller receives willShow and didShow of the "
          + "controller that is displayed first.",
        \ContainmentPolicy.delegateHearsFirstDisplay),
      .variable(
        "pagesAppearOffWindow",
        "Whether a page that is set animated off the window appears in the call.",
        \ContainmentPolicy.pagesAppearOffWindow),
      .variable(
        "pushedAppearsFirst",
        "Whether a pushed controller hears viewDidAppear before the covered "
          + "one hears viewDidDisappear.",
        \ContainmentPolicy.pushedAppearsFirst),
      .variable(
        "tabsMoveAtOnce",
        "Whether tabs hear didMove when they are set, not when they have first appeared.",
        \ContainmentPolicy.tabsMoveAtOnce),
      .variable(
        "cancelledPopTellsMoves",
        "Whether a controller that an interactive pop gives back hears of a "
          + "move to its old parent.",
        \ContainmentPolicy.cancelledPopTellsMoves),
      .variable(
        "reportsLints",
        "Whether the lints D01 to D38 are reported; what a run does is the same either way.",
        \ContainmentPolicy.reportsLints),
      .variable(
        "orphanRule",
        "Which controllers without a parent hear of their appearance inside another's view.",
        \ContainmentPolicy.orphanRule),
    ])

  /// The catalog entry of `ContainmentPolicy.OrphanRule`.
  public static let orphanRule = Recipe.enumeration(
    ContainmentPolicy.OrphanRule.self,
    "Which controllers without a parent hear of their appearance inside another's view.",
    ["byKindOfEntry": .byKindOfEntry, "always": .always, "never": .never])
}
