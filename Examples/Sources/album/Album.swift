import Containment

/// An album that shows one picture at a time.
final class Album: ViewController {
  func put(_ picture: ViewController) {
    addChild(picture)
    picture.view.frame = view.bounds
    view.addSubview(picture.view)
    picture.didMove(toParent: self)
  }
}

extension Album {
  func takeOut(_ picture: ViewController) {
    picture.willMove(toParent: nil)
    picture.view.removeFromSuperview()
    picture.removeFromParent()
  }
}

extension Album {
  func turn(to next: ViewController) {
    guard let old = children.first else { return put(next) }
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    transition(
      from: old, to: next, duration: 0.4, options: .transitionCrossDissolve,
      completion: { [self] _ in
        old.removeFromParent()
        next.didMove(toParent: self)
      })
  }
}
