/// A constraint on a view's width or height: equal or at least, with a priority.
///
/// Our own type, with the parts of `NSLayoutConstraint` that sizes in a stack need.
struct SizeConstraint: Hashable, Sendable {
  enum Side: String, Sendable { case width, height }

  enum Relation: String, Sendable {
    case equal = "=="
    case atLeast = ">="
  }

  /// The priority of the constraint.
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

  /// Whether a view of this size satisfies the constraint, to a hundredth of a point.
  func isSatisfied(by size: CGSize) -> Bool {
    let excess = (side == .width ? size.width : size.height) - constant
    return relation == .equal ? abs(excess) < 0.01 : excess > -0.01
  }

  /// As text, such as "marina.width == 375 (750)".
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
  /// As text, such as 375 × 667.
  var text: String { "\(Double(width).short) × \(Double(height).short)" }
}
