package import Figures
import Hierarchy

/// The changed nodes of a part of a recording.
enum ChangedNodes {
  /// Larger changes are not marked.
  private static let most = 20_000

  /// The changes of nodes between two positions of a recording, in either order.
  static func between(
    _ start: Int, and end: Int, in recording: Recording
  ) -> [NodeID: CardChange] {
    let count = recording.events.count
    let (low, high) = (min(start, end, count), min(max(start, end), count))
    let range =
      recording.changeCount(afterEvents: low)..<recording.changeCount(afterEvents: high)
    guard range.count <= most else { return [:] }
    var result: [NodeID: CardChange] = [:]
    for index in range {
      guard let (node, change) = recording.changes[index].effect else { continue }
      result[node] = max(result[node] ?? change, change)
    }
    return result
  }
}

extension CardChange: Comparable {
  /// Orders by significance.
  package static func < (a: CardChange, b: CardChange) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .changed: 0
    case .moved: 1
    case .new: 2
    }
  }
}

extension Change {
  /// The changed node and the kind of change; nil if no card shows it.
  fileprivate var effect: (NodeID, CardChange)? {
    switch self {
    case .controllerMade(let id, _, _), .viewMade(let id, _, _), .coordinatorMade(let id, _, _):
      (id, .new)
    case .parent(let id, _), .presenting(let id, _), .superview(let id, _, _): (id, .moved)
    case .title(let id, _), .phase(let id, _, _), .pendingMove(let id, _),
      .presentationMove(let id, _), .view(let id, _), .childOrder(let id, _),
      .rootViewController(let id, _), .keyWindow(let id), .property(let id, _),
      .coordinatorChildren(let id, _), .coordinatorShows(let id, _), .coordinatorDone(let id):
      (id, .changed)
    case .observation(_, let id, _, _), .knows(_, let id): (id, .changed)
    case .released, .presentationController, .controllerProperty, .moveToSettle, .windowTraits,
      .animationBegan, .animationEnded, .unknown:
      nil
    }
  }
}
