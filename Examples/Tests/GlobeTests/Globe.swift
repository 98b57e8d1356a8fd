import Containment
import Tunnel

/// A container that shows the page of a place, and flips over to the one straight below it.
final class Globe: ViewController {
  private(set) var maps: DualMap
  private var isUpsideDown = false

  init(at place: Coordinate) {
    maps = DualMap(near: place)
    super.init("globe")
  }

  /// The place whose page is on show.
  var place: Coordinate { isUpsideDown ? maps.far : maps.near }

  override func viewDidLoad() {
    super.viewDidLoad()
    let page = page()
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  /// Flips to the other side; while it turns, it is not asked twice.
  func flip() {
    guard children.count == 1, let old = children.first else { return }
    isUpsideDown.toggle()
    let new = page()
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    transition(
      from: old, to: new, duration: 0.4, options: .transitionFlipFromTop,
      completion: { [self] _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }

  private func page() -> ViewController { ViewController(place.text(.decimal)) }
}
