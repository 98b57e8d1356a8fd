/// A coordinate and its antipode: the model of the Tunnel app.
///
/// Moving either end updates the other once, without feedback.
public struct DualMap: Hashable, Sendable, Codable {
  /// The end on the upper map, marked with a man.
  public private(set) var near: Coordinate
  /// The end on the lower map, marked with a cross.
  public private(set) var far: Coordinate
  /// The formula that computes one end from the other.
  public let formula: AntipodeFormula

  /// A tunnel that starts at `near`.
  public init(near: Coordinate, formula: AntipodeFormula = .exact) {
    (self.near, self.formula) = (near, formula)
    far = formula.antipode(of: near)
  }

  /// Moves the near end; the far end follows.
  public mutating func move(near coordinate: Coordinate) {
    near = coordinate
    far = formula.antipode(of: coordinate)
  }

  /// Moves the far end; the near end follows.
  public mutating func move(far coordinate: Coordinate) {
    far = coordinate
    near = formula.antipode(of: coordinate)
  }
}
