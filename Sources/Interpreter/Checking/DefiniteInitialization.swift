/// What is known about variables at a point of the text: which may still be without a value.
struct DefiniteInitialization {
  /// Variables and properties declared without a value that may not have one yet.
  var unset: Set<Target> = []
  /// Those that may have one already.
  var set: Set<Target> = []
  /// Whether the point can be reached at all.
  var isReachable = true
  /// Initializers: whether `self` may not be whole yet, and whether it may be already.
  enum Target: Hashable {
    case variable(ObjectIdentifier)
    case property(String)
    /// The call of `super.init` or `self.init`.
    case delegation
  }

  /// What is known where two ways meet.
  func joined(with other: DefiniteInitialization) -> DefiniteInitialization {
    guard isReachable else { return other }
    guard other.isReachable else { return self }
    return DefiniteInitialization(unset: unset.union(other.unset), set: set.union(other.set))
  }

  /// What is known of nothing: where ways that do not exist meet.
  static let unreachable = DefiniteInitialization(isReachable: false)
}
