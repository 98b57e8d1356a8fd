import TestSupport

@testable import Containers
@testable import Containment

/// Calls about children and about views.
extension LawProgram {
  func containment(_ request: Request) -> Call? {
    let (a, b) = (somebodyShown(), anybody())
    switch request {
    case .flipForwarding:
      guard let player = a as? Player else { return nil }
      return Call("\(a).forwards = \(!player.forwards)", [a]) { player.forwards.toggle() }
    case .begin:
      let (isAppearing, isAnimated) = (random.isOnce(in: 2), random.isOnce(in: 2))
      return Call("\(b).beginAppearanceTransition(\(isAppearing))", [b]) {
        b.beginAppearanceTransition(isAppearing, animated: isAnimated)
      }
    case .end: return Call("\(b).endAppearanceTransition()", [b]) { b.endAppearanceTransition() }
    default: break
    }
    guard areFree(a, b) else { return nil }
    switch request {
    case .addChild: return Call("\(a).addChild(\(b))", [a, b]) { a.addChild(b) }
    case .removeFromParent:
      return Call("\(b).removeFromParent()", [b]) { b.removeFromParent() }
    case .willMove:
      let parent = random.isOnce(in: 2) ? b.parent : nil
      return Call("\(b).willMove(\(parent?.name ?? "nil"))", [b]) { b.willMove(toParent: parent) }
    case .didMove:
      let parent = random.isOnce(in: 3) ? nil : b.parent
      return Call("\(b).didMove(\(parent?.name ?? "nil"))", [b]) { b.didMove(toParent: parent) }
    case .reorderChildren:
      let order = a.children.shuffled(using: &random)
      return Call("\(a).reorderChildren(\(order))", [a]) { a.reorderChildren(order) }
    case .detachChild:
      guard let child = a.children.last else { return nil }
      return Call("\(a).detachChild(\(child))", [a, child]) { a.detachChild(child) }
    case .transition: return transition(by: a, or: b)
    default: return nil
    }
  }

  /// Rather between siblings; random thirds are seldom children of one parent.
  private func transition(by parent: ViewController, or other: ViewController) -> Call? {
    let shown = parent.children.filter { $0.viewIfLoaded?.superview != nil }
    let old: ViewController? = random.isOnce(in: 12) ? nil : some(of: shown) ?? other
    let new: ViewController? =
      random.isOnce(in: 8) ? other : parent.children.last { $0 !== old } ?? other
    guard old !== new else { return nil }
    return transition(by: parent, from: old, to: new) {}
  }

  private func transition(
    by parent: ViewController, from old: ViewController?, to new: ViewController?,
    then end: @escaping () -> Void
  ) -> Call {
    let time = random.isOnce(in: 3) ? 0 : random.fraction() * 0.3
    let options: AnimationOptions = random.isOnce(in: 2) ? [] : .transitionFlipFromTop
    let names = "\(old?.name ?? "nil"), \(new?.name ?? "nil"), \(time > 0 ? "animated" : "0")"
    return Call("\(parent).transition(\(names))", [parent, old, new].compactMap(\.self)) {
      [weak self] in
      parent.transition(from: old, to: new, duration: time, options: options) {
        self?.react(in: parent, "animations of a transition")
      } completion: { _ in
        end()
        self?.react(in: nil, "completion of a transition")
      }
    }
  }

  /// The recommended orders of calls, each of them a call of its own.
  func recipe(_ request: Request) -> Call? {
    let (a, b) = (somebodyShown(), anybody())
    guard areFree(a, b), a !== b, loaded(a, b) else { return nil }
    switch request {
    case .embed:
      make(request, Call("\(a).addChild(\(b))", [a, b]) { a.addChild(b) })
      guard b.parent === a, let view = b.viewIfLoaded, loaded(a) else { return nil }
      make(request, Call("\(a) < \(b)", [a, b]) { a.viewIfLoaded?.addSubview(view) })
      return Call("\(b).didMove(\(a))", [a, b]) { b.didMove(toParent: a) }
    case .detach:
      guard b.parent != nil else { return nil }
      make(request, Call("\(b).willMove(nil)", [b]) { b.willMove(toParent: nil) })
      make(request, Call("\(b) out", [b]) { b.viewIfLoaded?.removeFromSuperview() })
      return Call("\(b).removeFromParent()", [b]) { b.removeFromParent() }
    default:
      guard let old = some(of: a.children), old !== b, areFree(old) else { return nil }
      make(request, Call("\(a).addChild(\(b))", [a, b]) { a.addChild(b) })
      make(request, Call("\(old).willMove(nil)", [old]) { old.willMove(toParent: nil) })
      return transition(by: a, from: old, to: b) {
        b.didMove(toParent: a)
        old.removeFromParent()
      }
    }
  }

  func views(_ request: Request) -> Call? {
    let (a, b) = (somebodyShown(), anybody())
    switch request {
    case .load: return Call("\(b).loadViewIfNeeded()") { b.loadViewIfNeeded() }
    case .setNeedsLayout: return Call("\(a).setNeedsLayout()") { a.viewIfLoaded?.setNeedsLayout() }
    case .layoutIfNeeded: return Call("\(a).layoutIfNeeded()") { a.viewIfLoaded?.layoutIfNeeded() }
    case .setNeedsConstraints:
      return Call("\(a).setNeedsUpdateConstraints()") {
        a.viewIfLoaded?.setNeedsUpdateConstraints()
      }
    case .setFrame:
      let frame = CGRect(x: 1, y: 2, width: random.number(below: 300), height: 50)
      return Call("\(a).view.frame") { a.viewIfLoaded?.frame = frame }
    default: break
    }
    guard areFree(a, b) else { return nil }
    switch request {
    case .unload:
      let victim = random.isOnce(in: 2) ? a : b
      return areFree(victim) ? Call("\(victim).view = nil", [victim]) { victim.unloadView() } : nil
    case .removeFromSuperview:
      let victim = random.isOnce(in: 2) ? a : b
      return Call("\(victim) out", [victim]) { victim.viewIfLoaded?.removeFromSuperview() }
    case .bringSubviewToFront:
      guard let outer = a.viewIfLoaded, let inner = outer.subviews.first else { return nil }
      return Call("\(outer).bringSubviewToFront(\(inner))", [a]) {
        outer.bringSubviewToFront(inner)
      }
    default: return insertion(request, of: b, into: a)
    }
  }

  private func insertion(
    _ request: Request, of child: ViewController, into parent: ViewController
  ) -> Call? {
    guard loaded(parent, child), let inner = child.viewIfLoaded, let outer = parent.viewIfLoaded
    else { return nil }
    let slots = outer.subviews.filter { $0.controller == nil }
    let host = random.isOnce(in: 2) ? outer : some(of: slots) ?? outer
    switch request {
    case .addToWindow:
      let window = windows[random.number(below: windows.count)]
      return Call("\(window).addSubview(\(inner))", [child]) { window.addSubview(inner) }
    case .addSlot: return Call("\(outer).addSubview(View())") { outer.addSubview(View()) }
    case .insertSubview:
      let place = random.number(below: 4)
      return Call("\(host).insertSubview(\(inner), at: \(place))", [parent, child]) {
        host.insertSubview(inner, at: place)
      }
    default:
      return Call("\(host).addSubview(\(inner))", [parent, child]) { host.addSubview(inner) }
    }
  }
}
