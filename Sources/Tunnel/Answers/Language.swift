/// A language for answers.
///
/// Names missing in a language are given in English.
public enum Language: String, CaseIterable, Sendable, Codable {
  /// English.
  case english = "en"
  /// Danish.
  case danish = "da"
  /// German.
  case german = "de"
  /// French.
  case french = "fr"
  /// Spanish.
  case spanish = "es"
  /// Japanese.
  case japanese = "ja"
  /// Chinese, in simplified characters.
  case chinese = "zh"
  /// Arabic.
  case arabic = "ar"
}

/// A language with regional conventions: units, decimal mark, digits.
public struct AnswerLocale: Hashable, Sendable, Codable {
  /// The units of distances.
  public enum Units: String, Sendable, Codable {
    /// Kilometers and meters.
    case metric
    /// Miles and feet.
    case imperial
  }

  /// The language of names and phrases.
  public let language: Language
  /// The units of distances.
  public let units: Units
  /// The ISO 3166-1 country code, or nil for the language's default.
  public let region: String?

  /// English with kilometers, for traces, exports and other programs.
  public static let english = AnswerLocale(.english)

  /// A language with a country's conventions; miles if its road signs use them.
  public init(_ language: Language, region: String? = nil) {
    (self.language, self.region) = (language, region)
    units = ["US", "GB", "LR"].contains(region) ? .imperial : .metric
  }

  /// Parses "da", "en_US", "en-US", "de_DE.UTF-8" or "zh-Hans-CN"; nil if the language is unknown.
  public init?(identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard let first = parts.first, let language = Language(rawValue: first.lowercased()) else {
      return nil
    }
    let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) }
    self.init(language, region: region?.uppercased())
  }
}
