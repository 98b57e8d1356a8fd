/// Two places at the two ends of one tunnel: the value behind the Tunnel app.
///
/// Moving either end sets the other, once; no end answers back.
public struct DualMap: Hashable, Sendable, Codable {
  /// The end on the upper map, where the man stands.
  public private(set) var near: Coordinate
  /// The end on the lower map, marked with a cross.
  public private(set) var far: Coordinate
  /// How one end is found from the other.
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
