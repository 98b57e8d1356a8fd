/// Everything a program can ask of the library, one case a call, and how often a random one does.
enum Request: String, CaseIterable {
  // Objects
  case make, drop
  // Children and their views
  case addChild, removeFromParent, willMove, didMove, embed, detach, exchange, transition
  case addSubview, insertSubview, addToWindow, addSlot, removeFromSuperview, bringSubviewToFront
  case reorderChildren, detachChild, load, unload, flipForwarding, begin, end
  // Presentations
  case present, dismiss, chooseStyle, defineContext, forbidFinger
  case beginPull, updatePull, cancelPull, finishPull
  // Surroundings
  case setRoot, resize, rotate, chooseWindowTraits, overrideTraits, overrideOfChild
  case preferSize, show, showDetail, warnOfMemory
  case setNeedsLayout, layoutIfNeeded, setNeedsConstraints, setFrame, animate, after
  // UIKit's own containers
  case push, pushNil, pop, popTo, popToRoot, setStack, beginPop, updatePop, cancelPop, finishPop
  case select, selectController, tap, setTabs
  case setPages, beginSwipe, updateSwipe, cancelSwipe, finishSwipe
  case collapse, expand, setColumns
  // Time
  case turn, advance, finishAnimations

  /// How often it is drawn, compared with the others.
  var weight: Int {
    switch self {
    case .turn, .advance: 10
    case .embed, .push: 7
    case .addSubview, .present, .exchange: 5
    case .addChild, .transition, .dismiss, .make, .detach, .pop, .begin, .end: 4
    case .removeFromParent, .didMove, .removeFromSuperview, .select, .setPages, .after, .animate,
      .setStack, .chooseStyle:
      3
    case .insertSubview, .drop, .beginPull, .finishPull, .setRoot, .rotate, .beginPop, .finishPop,
      .beginSwipe, .finishSwipe, .tap, .setTabs, .popTo, .show, .showDetail:
      2
    default: 1
    }
  }

  /// Whether it lets time pass, which a program does between its callbacks only.
  var isTime: Bool { self == .turn || self == .advance || self == .finishAnimations }

  /// Whether it treats any two controllers as a plain container and its child.
  var isPlain: Bool {
    switch self {
    case .addChild, .removeFromParent, .willMove, .didMove, .embed, .detach, .exchange, .transition,
      .addSubview, .insertSubview, .addToWindow, .removeFromSuperview, .reorderChildren,
      .detachChild, .unload, .bringSubviewToFront:
      true
    default: false
    }
  }

  /// Whether it begins or ends appearances by hand.
  var isAppearance: Bool { self == .begin || self == .end }
}
