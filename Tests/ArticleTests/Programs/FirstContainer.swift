// The programs of the article that leads to a first container.

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

// [
extension Album {
  func takeOut(_ picture: ViewController) {
    picture.willMove(toParent: nil)
    picture.view.removeFromSuperview()
    picture.removeFromParent()
  }
}
// ]

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

/// A container of one's own, step by step.
extension Article {
  static let firstContainer = Article(
    "Containment/Containment.docc/FirstContainer", [puttingIn, takingOut, turning, forgetting])
}

private func puttingIn() {
  // [
  let simulation = Simulation.current
  let (window, album) = (Window(), Album("album"))
  window.rootViewController = album
  simulation.turn()

  let beach = ViewController("beach")
  print(simulation.trace { album.put(beach) })
  // ]
}

private func takingOut() {
  // [
  let simulation = Simulation.current
  let (window, album, beach) = (Window(), Album("album"), ViewController("beach"))
  window.rootViewController = album
  simulation.trace { album.put(beach) }

  print(simulation.trace { album.takeOut(beach) })
  // ]
}

private func turning() {
  // [
  let simulation = Simulation.current
  let (window, album, hills) = (Window(), Album("album"), ViewController("hills"))
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

  let simulation = Simulation.current
  let (window, album, beach) = (Window(), Forgetful("album"), ViewController("beach"))
  window.rootViewController = album
  simulation.trace { album.put(beach) }

  for diagnostic in simulation.recording.diagnostics {
    print("\(diagnostic.id): \(diagnostic.message)")
    print(diagnostic.remedy ?? "")
  }
  // ]
}
