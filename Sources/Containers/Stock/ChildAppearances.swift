/// The appearances that a stock container has begun on its children and not ended yet.
///
/// UIKit's own containers forward by hand. This keeps their begins and ends in pairs: a begin that
/// would tell nothing new is left out, and only what is open is ended.
final class ChildAppearances {
  private var open: [(child: ViewController, isAppearing: Bool, isTurnedAround: Bool)] = []

  /// The children on their way, in the order they set out or turned around.
  var children: [ViewController] { open.map(\.child) }

  /// Tells a child that it begins to appear or disappear; an open one in the other direction is
  /// turned around.
  func begin(_ child: ViewController, appearing: Bool, animated: Bool) {
    let turned = open.firstIndex { $0.child === child }
    if let index = turned {
      guard open[index].isAppearing != appearing else { return }
      open.remove(at: index)
    } else {
      let isOnTheWayIn = [.appearing, .appeared].contains(child.appearancePhase)
      guard appearing != isOnTheWayIn else { return }
    }
    open.append((child, appearing, turned != nil))
    child.beginAppearance(appearing, animated: animated)
  }

  /// Tells a child that it has disappeared because its container has, also when that came before
  /// the container had passed its own beginning on.
  func finishDisappearance(of child: ViewController) {
    begin(child, appearing: false, animated: false)
    end(child)
  }

  /// Tells a child that it has appeared or disappeared; whether there was something to end.
  ///
  /// What comes in exchange receives `viewIsAppearing` before; where the exchange was given up, nothing
  /// comes.
  @discardableResult
  func end(_ child: ViewController) -> Bool {
    guard let index = open.firstIndex(where: { $0.child === child }) else { return false }
    if !open[index].isTurnedAround {
      for other in open where other.isAppearing { other.child.sendViewIsAppearing() }
    }
    open.remove(at: index)
    child.endAppearanceTransition()
    return true
  }
}
