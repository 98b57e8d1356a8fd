/// A stock container's appearance transitions of its children that have begun but not ended.
///
/// UIKit's own containers forward manually. This keeps begin and end calls balanced: a redundant
/// begin is omitted, and only open transitions are ended.
final class ChildAppearances {
  private var open: [(child: ViewController, isAppearing: Bool, isTurnedAround: Bool)] = []

  /// The children in transition, ordered by their last begin.
  var children: [ViewController] { open.map(\.child) }

  /// Begins a child's appearance transition; reverses an open one in the other direction.
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

  /// Ends a child's disappearance after its container's, even if the container had not forwarded
  /// the beginning yet.
  func finishDisappearance(of child: ViewController) {
    begin(child, appearing: false, animated: false)
    end(child)
  }

  /// Ends a child's appearance transition; returns whether there was one.
  ///
  /// A child that appears receives `viewIsAppearing` before, unless the transition was canceled.
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
