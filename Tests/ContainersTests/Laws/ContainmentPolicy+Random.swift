// Policies thrown with coins, all their fields.

import Containment
import TestSupport
import Testing

extension ContainmentPolicy {
  /// Every choice that is yes or no.
  static var choices: [WritableKeyPath<ContainmentPolicy, Bool>] {
    [
      \.parentSetBeforeWillMove, \.redeliversDidMove, \.ownCallbackFirst, \.completionBeforeDidPair,
      \.reversalResetsLevel, \.reparentingAnnouncesLeaving, \.ignoresRepeatedAddition,
      \.checksHierarchyFirst, \.repeatsViewIsAppearing, \.tellsTransitionsOffWindow,
      \.linksPresentationsAtOnce, \.defersDidDisappear, \.forwardsToDetachedViews,
      \.windowMovesInheritAnimation, \.newRootAppearsFirst, \.dropsTraitOverrides,
      \.coalescesStackChanges, \.popMovesAfterAppearance, \.tellsBuriedOfMoves,
      \.pushedAppearsFirst, \.childOfAppearingParentHearsWillAppear,
      \.completesInCallWithoutDuration, \.delegateHearsFirstDisplay, \.pagesAppearOffWindow,
      \.tabsMoveAtOnce, \.cancelledPopTellsMoves, \.reportsLints,
    ]
  }

  /// Every choice thrown with a coin.
  static func random(using random: inout SeededGenerator) -> ContainmentPolicy {
    var policy = ContainmentPolicy()
    for choice in choices { policy[keyPath: choice] = random.isOnce(in: 2) }
    policy.orphanRule = OrphanRule.allCases[random.number(below: OrphanRule.allCases.count)]
    return policy
  }
}

@Suite struct `A random policy` {
  @Test func `randomizes every field`() {
    let fields = Mirror(reflecting: ContainmentPolicy()).children.count
    #expect(fields == ContainmentPolicy.choices.count + 1, "name the new field in `choices`")
    #expect(Set(ContainmentPolicy.choices).count == ContainmentPolicy.choices.count)
  }
}
