/// The changes of a recording, in the order they were made: 16 bytes each, unpacked when asked for.
///
/// Changes of relations and phases, which are many, are packed; the others, which are large, are
/// kept beside the list.
public struct ChangeList: RandomAccessCollection, Hashable, Sendable {
  private var packed: [Packed] = []
  private var large: [Change] = []

  init() {}

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last change.
  public var endIndex: Int { packed.count }

  /// The change at a place.
  ///
  /// - Complexity: O(1).
  public subscript(index: Int) -> Change {
    switch packed[index] {
    case .released(let id): .released(id)
    case .parent(let id, let parent): .parent(id, parent)
    case .phase(let id, let phase, let isAnimated): .phase(id, phase, isAnimated: isAnimated)
    case .pendingMove(let id, let move): .pendingMove(id, move)
    case .view(let id, let view): .view(of: id, view)
    case .superview(let id, let index, let superview): .superview(id, superview, index: index)
    case .animationEnded(let id): .animationEnded(id)
    case .large(let place): large[Int(place)]
    }
  }

  mutating func append(_ change: Change) {
    switch change {
    case .released(let id): packed.append(.released(id))
    case .parent(let id, let parent): packed.append(.parent(id, parent))
    case .phase(let id, let phase, let isAnimated): packed.append(.phase(id, phase, isAnimated))
    case .pendingMove(let id, let move): packed.append(.pendingMove(id, move))
    case .view(let id, let view): packed.append(.view(id, view))
    case .superview(let id, let superview, let index):
      packed.append(.superview(id, index, superview))
    case .animationEnded(let id): packed.append(.animationEnded(id))
    default:
      packed.append(.large(Int32(truncatingIfNeeded: large.count)))
      large.append(change)
    }
  }

  /// What happens often, and the place of what does not.
  private enum Packed: Hashable, Sendable {
    case released(NodeID)
    case parent(NodeID, NodeID?)
    case phase(NodeID, AppearancePhase, Bool)
    case pendingMove(NodeID, PendingMove)
    case view(NodeID, NodeID?)
    case superview(NodeID, Int32, NodeID?)
    case animationEnded(Int32)
    case large(Int32)
  }
}

extension ChangeList {
  /// What one change takes in the list, in bytes, large arguments apart.
  public static var bytesPerChange: Int { MemoryLayout<Packed>.stride }
}
