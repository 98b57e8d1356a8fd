/// The lengths of a map's scale.
extension AnswerLocale {
  /// A unit that scales are written in.
  public enum ScaleUnit: Sendable, CaseIterable {
    /// 1000 m.
    case kilometre
    /// 1 m.
    case metre
    /// 1609.344 m.
    case mile
    /// 0.3048 m.
    case foot

    /// How long it is, in metres.
    public var meters: Double {
      switch self {
      case .kilometre: 1000
      case .metre: 1
      case .mile: 1609.344
      case .foot: 0.3048
      }
    }
  }

  /// The units of scales, the long one first.
  public var scaleUnits: [ScaleUnit] {
    units == .imperial ? [.mile, .foot] : [.kilometre, .metre]
  }

  /// A whole number of a unit, as this locale writes it: "1,000 km", "1.000 km", "500公里".
  public func scaleText(_ number: Int, _ unit: ScaleUnit) -> String {
    let names = language.phrasebook.units
    let name =
      switch unit {
      case .kilometre: names.kilometre
      case .metre: names.metre
      case .mile: names.mile
      case .foot: names.foot
      }
    return numerals.text(whole: number, fraction: "") + name
  }
}
