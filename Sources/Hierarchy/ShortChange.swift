/// A change in twelve bytes, for the changes that happen often.
///
/// Packing is inlined where changes are made, so that it costs nothing for one that is known
/// there.
@usableFromInline struct ShortChange: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline let form: Form
  /// What goes with a phase.
  @usableFromInline let isAnimated: Bool
  /// A view's place among its siblings.
  @usableFromInline let index: UInt16
  @usableFromInline let node: Int32
  /// Another node or `nobody`, or the place of a large change.
  @usableFromInline let other: Int32

  /// What stands for no other node.
  @usableFromInline static var nobody: Int32 { .min }

  /// What happens often, and `large` for what does not.
  @usableFromInline enum Form: UInt8, BitwiseCopyable, Sendable {
    case released, parent, view, superview, animationEnded
    case disappeared, appearing, appeared, disappearing
    case noMove, moveTo, moveFrom
    case moveToSettle, moveSettled
    case large
  }

  @inlinable init(
    _ form: Form, _ node: Int32, other: Int32 = 0, isAnimated: Bool = false, index: UInt16 = 0
  ) {
    self.form = form
    self.isAnimated = isAnimated
    self.index = index
    self.node = node
    self.other = other
  }

  /// A change in short, or nil when it does not fit.
  @inlinable init?(_ change: Change) {
    switch change {
    case .released(let id): self.init(.released, id.rawValue)
    case .parent(let id, let parent): self.init(.parent, id, parent)
    case .view(let id, let view): self.init(.view, id, view)
    case .superview(let id, let superview, let index):
      guard let index = UInt16(exactly: index) else { return nil }
      self.init(.superview, id, superview, index: index)
    case .phase(let id, let phase, let isAnimated):
      self.init(Form(phase), id.rawValue, isAnimated: isAnimated)
    case .pendingMove(let id, let move): self.init(Form(move), id.rawValue)
    case .moveToSettle(let id, .some(let move)): self.init(.moveToSettle, id, move.parent)
    case .moveToSettle(let id, nil): self.init(.moveSettled, id.rawValue)
    case .animationEnded(let id): self.init(.animationEnded, id)
    default: return nil
    }
  }

  @inlinable init?(_ form: Form, _ id: NodeID, _ other: NodeID?, index: UInt16 = 0) {
    if other?.rawValue == Self.nobody { return nil }
    self.init(form, id.rawValue, other: other?.rawValue ?? Self.nobody, index: index)
  }
}

/// Unpacking.
extension ShortChange {
  /// The change; nil for a large one, which is kept elsewhere.
  var change: Change? {
    switch form {
    case .released: .released(id)
    case .parent: .parent(id, otherID)
    case .view: .view(of: id, otherID)
    case .superview: .superview(id, otherID, index: Int32(index))
    case .animationEnded: .animationEnded(node)
    case .disappeared: .phase(id, .disappeared, isAnimated: isAnimated)
    case .appearing: .phase(id, .appearing, isAnimated: isAnimated)
    case .appeared: .phase(id, .appeared, isAnimated: isAnimated)
    case .disappearing: .phase(id, .disappearing, isAnimated: isAnimated)
    case .noMove: .pendingMove(id, .none)
    case .moveTo: .pendingMove(id, .to)
    case .moveFrom: .pendingMove(id, .from)
    case .moveToSettle: .moveToSettle(id, MoveToSettle(parent: otherID))
    case .moveSettled: .moveToSettle(id, nil)
    case .large: nil
    }
  }

  private var id: NodeID { NodeID(node) }
  private var otherID: NodeID? { other == Self.nobody ? nil : NodeID(other) }
}

extension ShortChange.Form {
  @inlinable init(_ phase: AppearancePhase) {
    self =
      switch phase {
      case .disappeared: .disappeared
      case .appearing: .appearing
      case .appeared: .appeared
      case .disappearing: .disappearing
      }
  }

  @inlinable init(_ move: PendingMove) {
    self =
      switch move {
      case .none: .noMove
      case .to: .moveTo
      case .from: .moveFrom
      }
  }
}
