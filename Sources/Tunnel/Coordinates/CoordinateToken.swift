import Foundation

/// A token of a coordinate text: "56.55", "°", "N", ",".
struct CoordinateToken {
  enum Kind {
    case number(Digits)
    case mark(Mark)
    case side(Side)
    /// O, whose hemisphere depends on the language.
    case eitherSide
    /// "lat", "longitude" and the like.
    case label(CoordinateError.Part)
    /// Between the components; tight if it might be a decimal comma.
    case separator(isTight: Bool)
  }

  enum Mark { case degree, minute, second }

  /// A hemisphere.
  struct Side {
    let part: CoordinateError.Part
    let isNegative: Bool

    static let north = Side(part: .latitude, isNegative: false)
    static let south = Side(part: .latitude, isNegative: true)
    static let east = Side(part: .longitude, isNegative: false)
    static let west = Side(part: .longitude, isNegative: true)
  }

  /// A number as written.
  struct Digits {
    /// "-", "+" or empty.
    var sign = ""
    var whole = ""
    var fraction: String?
    var exponent = ""

    /// The number without its sign.
    var magnitude: Double {
      Double("\(whole.isEmpty ? "0" : whole).\(fraction ?? "0")\(exponent)") ?? Double(whole)
        ?? .nan
    }
    /// Whether a comma and decimals may follow.
    var isPlain: Bool {
      fraction == nil && exponent.isEmpty && whole.first?.isNumber == true
    }
  }

  let kind: Kind
  let range: Range<String.Index>

  var digits: Digits? { if case .number(let digits) = kind { digits } else { nil } }
  var isTightComma: Bool { if case .separator(true) = kind { true } else { false } }
  var isSeparator: Bool { if case .separator = kind { true } else { false } }
}

/// The words in the program's languages.
extension CoordinateToken {
  /// The meaning of a lowercase word, or nil; Arabic with or without vowel signs.
  static func meaning(of word: String) -> Kind? {
    words[String(String.UnicodeScalarView(word.unicodeScalars.filter { !isVowelSign($0) }))]
  }

  private static func isVowelSign(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{64B}"..."\u{652}").contains(scalar)
  }

  private static let words: [String: Kind] = {
    let meanings: [(String, Kind)] = [
      ("n north nord norte 北緯 北纬 北 شمال شمالا", .side(.north)),
      ("s south syd süd sud sur 南緯 南纬 南 جنوب جنوبا", .side(.south)),
      ("e ø ö east øst ost est este 東経 东经 東 东 شرق شرقا", .side(.east)),
      ("w v west vest ouest oeste 西経 西经 西 غرب غربا", .side(.west)),
      ("o", .eitherSide),
      ("lat latitude latitud breddegrad breite 緯度 纬度", .label(.latitude)),
      (
        "lon lng long longitude longitud længdegrad länge laenge 経度 经度",
        .label(.longitude)
      ),
      ("deg degrees grad grader grados degrés", .mark(.degree)),
      ("min minutes minutter minuten minutos", .mark(.minute)),
      ("sec seconds sekunder sekunden segundos secondes", .mark(.second)),
      ("nan", .number(Digits(whole: "nan"))),
      ("inf infinity", .number(Digits(whole: "inf"))),
    ]
    return Dictionary(
      meanings.flatMap { words, kind in words.split(separator: " ").map { (String($0), kind) } }
    ) { first, _ in first }
  }()

  /// The meaning of a single character, or nil.
  static func meaning(of sign: Character) -> Kind? {
    switch sign {
    case "°", "º", "˚", "∘", "度": .mark(.degree)
    case "′", "'", "’", "‘", "´", "`", "ʹ", "＇", "分": .mark(.minute)
    case "″", "˝", "\"", "”", "“", "„", "ʺ", "＂", "秒": .mark(.second)
    case ",", ";", "/", "|", "，", "、", "،", "；": .separator(isTight: false)
    default: nil
    }
  }
}
