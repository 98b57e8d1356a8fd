/// A language in which answers are given.
///
/// What a language has no name for is given in English.
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

/// A language with the habits of a country: units, decimal mark, digits.
public struct AnswerLocale: Hashable, Sendable, Codable {
  /// The units of distances.
  public enum Units: String, Sendable, Codable {
    /// Kilometres and metres.
    case metric
    /// Miles and feet.
    case imperial
  }

  /// The language of names and phrases.
  public let language: Language
  /// The units of distances.
  public let units: Units
  /// The country's two letters in ISO 3166-1, or nil: the language's home.
  public let region: String?

  /// English with kilometres: what traces, exports and other programs get.
  public static let english = AnswerLocale(.english)

  /// A language, as a country speaks it; miles where that country's road signs have them.
  public init(_ language: Language, region: String? = nil) {
    (self.language, self.region) = (language, region)
    units = ["US", "GB", "LR"].contains(region) ? .imperial : .metric
  }

  /// Reads "da", "en_US", "en-US", "de_DE.UTF-8" or "zh-Hans-CN"; nil if the language is unknown.
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
