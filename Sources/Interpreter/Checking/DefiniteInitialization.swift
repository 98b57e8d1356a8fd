/// The initialization state at a point of the code: which variables may be uninitialized.
struct DefiniteInitialization {
  /// Variables and properties that may be uninitialized.
  var unset: Set<Target> = []
  /// Those that may be initialized already.
  var set: Set<Target> = []
  /// Whether the point is reachable.
  var isReachable = true
  /// A tracked variable, property, or, in initializers, the delegation.
  enum Target: Hashable {
    case variable(ObjectIdentifier)
    case property(String)
    /// The call of `super.init` or `self.init`.
    case delegation
  }

  /// The state where two paths merge.
  func joined(with other: DefiniteInitialization) -> DefiniteInitialization {
    guard isReachable else { return other }
    guard other.isReachable else { return self }
    return DefiniteInitialization(unset: unset.union(other.unset), set: set.union(other.set))
  }

  /// The state of an unreachable point.
  static let unreachable = DefiniteInitialization(isReachable: false)
}
