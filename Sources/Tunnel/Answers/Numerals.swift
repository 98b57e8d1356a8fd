/// A locale's number format.
struct Numerals {
  let decimalMark: String
  let groupingMark: String
  /// The number of digits from which thousands are grouped.
  let groupedFrom: Int
  /// Whether it uses Arabic-Indic digits.
  let isArabicIndic: Bool

  /// Formats a number of tenths, without the decimal if `decimals` is 0.
  func text(tenths: Int, decimals: Int) -> String {
    text(whole: tenths / 10, fraction: decimals == 0 ? "" : "\(tenths % 10)")
  }

  /// Formats an integer with given decimals, or none.
  func text(whole: Int, fraction: String) -> String {
    let whole = grouped(String(whole))
    let text = fraction.isEmpty ? whole : "\(whole)\(decimalMark)\(fraction)"
    guard isArabicIndic else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          "0"..."9" ~= $0 ? Unicode.Scalar($0.value + 0x630) ?? $0 : $0
        }))
  }

  private func grouped(_ digits: String) -> String {
    guard digits.count >= groupedFrom else { return digits }
    return "\(digits.dropLast(3))\(groupingMark)\(digits.suffix(3))"
  }
}

extension AnswerLocale {
  /// The marks and digits of this language and country (Unicode CLDR 47).
  var numerals: Numerals {
    switch language {
    case .english, .japanese, .chinese: marks(".", ",")
    case .danish: marks(",", ".")
    case .german:
      switch region {
      case "CH", "LI": marks(".", "’")
      case "AT": marks(",", "\u{A0}")
      default: marks(",", ".")
      }
    case .french: region == "CH" ? marks(",", "’") : marks(",", "\u{202F}")
    case .spanish:
      Self.pointedSpanish.contains(region ?? "")
        ? marks(".", ",") : marks(",", ".", groupedFrom: 5)
    case .arabic:
      switch region {
      case "DZ", "LY", "MA", "TN", "EH": marks(",", ".")
      case "AE": marks(".", ",")
      default: marks("٫", "٬", isArabicIndic: true)
      }
    }
  }

  /// The Spanish-speaking countries with a decimal point.
  private static let pointedSpanish: Set = [
    "MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "SV", "DO", "CU", "BZ",
  ]

  private func marks(
    _ decimal: String, _ grouping: String, groupedFrom: Int = 4, isArabicIndic: Bool = false
  ) -> Numerals {
    Numerals(
      decimalMark: decimal, groupingMark: grouping, groupedFrom: groupedFrom,
      isArabicIndic: isArabicIndic)
  }
}
