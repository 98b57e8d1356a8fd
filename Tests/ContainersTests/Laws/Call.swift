import TestSupport

@testable import Containers
@testable import Containment

/// One call, ready to be made: its text, its participants, its effect.
struct Call {
  let text: String
  let participants: [ViewController]
  let body: () -> Void

  init(_ text: String, _ participants: [ViewController] = [], _ body: @escaping () -> Void) {
    (self.text, self.participants, self.body) = (text, participants, body)
  }
}

extension LawProgram {
  /// The call that a request stands for right now; nil without a receiver.
  func call(for request: Request) -> Call? {
    switch request {
    case .make, .drop: life(request)
    case .turn: Call("turn()") { [simulation] in simulation.turn() }
    case .advance:
      Call("advance()") { [simulation, time = random.fraction() * 0.4] in
        simulation.advance(by: time)
      }
    case .finishAnimations:
      Call("finishAnimations()") { [simulation] in simulation.finishAnimations() }
    case .after, .animate: later(request)
    case .addChild, .removeFromParent, .willMove, .didMove, .reorderChildren, .detachChild,
      .flipForwarding, .begin, .end, .transition:
      containment(request)
    case .embed, .detach, .exchange: recipe(request)
    case .addSubview, .insertSubview, .addToWindow, .addSlot, .removeFromSuperview,
      .bringSubviewToFront, .load, .unload, .setNeedsLayout, .layoutIfNeeded, .setNeedsConstraints,
      .setFrame:
      views(request)
    case .present, .dismiss, .chooseStyle, .defineContext, .forbidFinger, .beginPull, .updatePull,
      .cancelPull, .finishPull:
      presentation(request)
    case .setRoot, .resize, .rotate, .chooseWindowTraits, .overrideTraits, .overrideOfChild,
      .preferSize, .show, .showDetail, .warnOfMemory:
      surroundings(request)
    case .push, .pushNil, .pop, .popTo, .popToRoot, .setStack, .beginPop, .updatePop, .cancelPop,
      .finishPop:
      stack(request)
    case .select, .selectController, .tap, .setTabs: tabs(request)
    case .setPages, .beginSwipe, .updateSwipe, .cancelSwipe, .finishSwipe: pages(request)
    case .collapse, .expand, .setColumns: columns(request)
    }
  }

  private func life(_ request: Request) -> Call? {
    let place = random.number(below: variables.count)
    guard request == .make else {
      guard let old = variables[place] else { return nil }
      return Call("\(old) = nil") { [self] in variables[place] = nil }
    }
    let kind = random.number(below: 12)
    return Call("make") { [self] in
      variables[place] =
        switch kind {
        case 0: makeStack()
        case 1: befriend(TabBarController(nextName("t")))
        case 2: makePages()
        case 3: befriend(SplitViewController(nextName("s")))
        default: makePlayer()
        }
      if kind == 4 { (variables[place] as? Player)?.forwards = false }
    }
  }

  private func later(_ request: Request) -> Call? {
    if request == .after {
      let time = random.isOnce(in: 3) ? 0 : random.fraction() * 0.3
      return Call("after(\(time > 0 ? "a while" : "0"))") { [weak self] in
        self?.simulation.after(time) { self?.react(in: nil, "timer") }
      }
    }
    guard let view = somebodyShown().viewIfLoaded else { return nil }
    let (time, alpha) = (random.fraction() * 0.3, random.fraction())
    return Call("animate \(view)") { [weak self] in
      View.animate(withDuration: time) {
        view.alpha = alpha
        self?.react(in: nil, "animations")
      } completion: { _ in
        self?.react(in: nil, "completion of an animation")
      }
    }
  }

  /// Loads the views that a call is about, as calls of their own.
  func loaded(_ controllers: ViewController...) -> Bool {
    for controller in controllers where !controller.isViewLoaded {
      make(
        .load, Call("\(controller).loadViewIfNeeded()") { controller.loadViewIfNeeded() })
    }
    return controllers.allSatisfy(\.isViewLoaded)
  }

  /// Whether the program may treat these as a plain container and its children.
  func areFree(_ controllers: ViewController...) -> Bool {
    plan.mood.contains(.tampers)
      || controllers.allSatisfy {
        !type(of: $0).isStockContainer
          && !($0.parent.map { type(of: $0).isStockContainer } ?? false)
      }
  }
}
