/// What is asked for one side of one view: a length, or at least that, and how strongly.
///
/// Ours, as much of `NSLayoutConstraint` as sizes in a stack need.
struct SizeConstraint: Hashable, Sendable {
  enum Side: String, Sendable { case width, height }

  enum Relation: String, Sendable {
    case equal = "=="
    case atLeast = ">="
  }

  /// How strongly it is asked for.
  enum Priority: Int, Comparable, Sendable {
    /// Gives way to what is required.
    case high = 750
    case required = 1000

    static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whose side it is: the place of the view in its stack.
  let item: Int
  let side: Side
  var relation = Relation.equal
  let constant: Double
  var priority = Priority.high

  /// Whether a view of this size is what was asked for, to a hundredth of a point.
  func isSatisfied(by size: CGSize) -> Bool {
    let excess = (side == .width ? size.width : size.height) - constant
    return relation == .equal ? abs(excess) < 0.01 : excess > -0.01
  }

  /// As people write it, such as "marina.width == 375 (750)".
  func text(of name: String) -> String {
    let strength = priority == .required ? "required" : "\(priority.rawValue)"
    return "\(name).\(side.rawValue) \(relation.rawValue) \(constant.short) (\(strength))"
  }
}

extension Double {
  /// To a hundredth, and without a fraction where there is none, as in 375 and 331.25.
  var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension CGSize {
  /// As people write it, such as 375 × 667.
  var text: String { "\(Double(width).short) × \(Double(height).short)" }
}
