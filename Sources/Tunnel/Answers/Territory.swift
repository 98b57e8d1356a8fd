/// A territory that belongs to a country and is no part of it, which the map has as its division.
///
/// ISO 3166-1 makes a country of each. What is a part of its country, as Réunion and Svalbard are,
/// stays its division, although it has a code there, too.
struct Territory: Sendable {
  /// Its two letters.
  let iso2: String
  /// The country that the map has it in.
  private let owner: String
  /// Its names in the order of the languages; the first one is the division's, too.
  private let names: [String]

  /// The territory that is a division of a country, if it is one.
  init?(division: String, of owner: String?) {
    let found = Self.all.first { $0.names.first == division && $0.owner == owner }
    guard let found else { return nil }
    self = found
  }

  /// The territory with a code, if it is one that counts as its country's division.
  init?(code: String?) {
    guard let found = Self.all.first(where: { $0.iso2 == code }) else { return nil }
    self = found
  }

  private init(_ iso2: String, of owner: String, _ names: [String]) {
    (self.iso2, self.owner, self.names) = (iso2, owner, names)
  }

  /// Its name in a language.
  func name(in language: Language) -> String? {
    zip(Language.allCases, names).first { $0.0 == language }?.1
  }

  private static let all = [
    Territory(
      "CX", of: "AU",
      [
        "Christmas Island", "Juleøen", "Weihnachtsinsel", "île Christmas", "Isla de Navidad",
        "クリスマス島", "圣诞岛", "جزيرة كريسماس",
      ]),
    Territory(
      "CC", of: "AU",
      [
        "Cocos (Keeling) Islands", "Cocosøerne", "Kokosinseln", "îles Cocos", "Islas Cocos",
        "ココス（キーリング）諸島", "科科斯（基林）群岛", "جزر كوكوس (كيلينغ)",
      ]),
    Territory(
      "TK", of: "NZ",
      [
        "Tokelau", "Tokelau", "Tokelau", "Tokelau", "Tokelau", "トケラウ", "托克劳", "توكيلاو",
      ]),
  ]
}
