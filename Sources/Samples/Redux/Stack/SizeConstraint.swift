/// A constraint on a view's width or height: `==` or `>=` a constant, with a priority.
///
/// An addition: the subset of `NSLayoutConstraint` for sizes in a stack.
struct SizeConstraint: Hashable, Sendable {
  enum Side: String, Sendable { case width, height }

  enum Relation: String, Sendable {
    case equal = "=="
    case atLeast = ">="
  }

  /// The priority of a constraint.
  enum Priority: Int, Comparable, Sendable {
    /// Yields to required constraints.
    case high = 750
    case required = 1000

    static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  /// The index of the view in its stack.
  let item: Int
  let side: Side
  var relation = Relation.equal
  let constant: Double
  var priority = Priority.high

  /// Whether a view of this size satisfies the constraint, within a hundredth of a point.
  func isSatisfied(by size: CGSize) -> Bool {
    let excess = (side == .width ? size.width : size.height) - constant
    return relation == .equal ? abs(excess) < 0.01 : excess > -0.01
  }

  /// A description, such as "marina.width == 375 (750)".
  func text(of name: String) -> String {
    let strength = priority == .required ? "required" : "\(priority.rawValue)"
    return "\(name).\(side.rawValue) \(relation.rawValue) \(constant.short) (\(strength))"
  }
}

extension Double {
  /// Rounded to a hundredth, without trailing zeros, as in 375 and 331.25.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension CGSize {
  /// A description, such as 375 × 667.
  var text: String { "\(Double(width).short) × \(Double(height).short)" }
}
