// The programs of the article that leads to a first container, in its order.

// [
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
// ]

/// A container of one's own, step by step.
extension Article {
  static let firstContainer = Article(
    "Containment/Containment.docc/FirstContainer", [puttingIn, takingOut, turning, forgetting])
}

// [
import Containment
// ]

private func puttingIn() {
  // [+
  let simulation = Simulation()
  let (window, album, beach) = simulation.make {
    (Window(), Album("album"), ViewController("beach"))
  }
  window.rootViewController = album
  simulation.turn()

  print(simulation.trace { album.put(beach) })
  // ]
}

// [
extension Album {
  func takeOut(_ picture: ViewController) {
    picture.willMove(toParent: nil)
    picture.view.removeFromSuperview()
    picture.removeFromParent()
  }
}
// ]

private func takingOut() {
  // [
  let simulation = Simulation()
  let (window, album, beach) = simulation.make {
    (Window(), Album("album"), ViewController("beach"))
  }
  window.rootViewController = album
  simulation.trace { album.put(beach) }

  print(simulation.trace { album.takeOut(beach) })
  // ]
}

// [
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
// ]

private func turning() {
  // [
  let simulation = Simulation()
  let (window, album, hills) = simulation.make {
    (Window(), Album("album"), ViewController("hills"))
  }
  window.rootViewController = album
  simulation.trace { album.put(ViewController("beach")) }

  album.turn(to: hills)
  simulation.advance(by: 0.2)
  print(simulation.recording.latest.outline)
  simulation.finishAnimations()
  print(simulation.recording.latest.outline)
  // ]
}

private func forgetting() {
  // [
  final class Forgetful: ViewController {
    func put(_ picture: ViewController) {
      addChild(picture)
      picture.view.frame = view.bounds
      view.addSubview(picture.view)
    }
  }

  let simulation = Simulation()
  let (window, album, beach) = simulation.make {
    (Window(), Forgetful("album"), ViewController("beach"))
  }
  window.rootViewController = album
  simulation.trace { album.put(beach) }

  for diagnostic in simulation.recording.diagnostics {
    print("\(diagnostic.id): \(diagnostic.message)")
    print(diagnostic.remedy ?? "")
  }
  // ]
}
