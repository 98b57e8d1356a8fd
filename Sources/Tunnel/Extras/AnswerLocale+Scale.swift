/// Units of scale bars.
extension AnswerLocale {
  /// A unit of scale bars.
  public enum ScaleUnit: Sendable, CaseIterable {
    /// 1000 m.
    case kilometre
    /// 1 m.
    case metre
    /// 1609.344 m.
    case mile
    /// 0.3048 m.
    case foot

    /// The length in meters.
    public var meters: Double {
      switch self {
      case .kilometre: 1000
      case .metre: 1
      case .mile: 1609.344
      case .foot: 0.3048
      }
    }
  }

  /// The units of scale bars, the longer one first.
  public var scaleUnits: [ScaleUnit] {
    units == .imperial ? [.mile, .foot] : [.kilometre, .metre]
  }

  /// A whole number of units in this locale: "1,000 km", "1.000 km", "500公里".
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
