/// A dependent territory that the map data treats as a division of its country.
///
/// These have their own ISO 3166-1 codes and count as countries. Integral parts such as Réunion and
/// Svalbard remain divisions, although they have codes, too.
struct Territory: Sendable {
  /// The ISO 3166-1 code.
  let iso2: String
  /// The country it is a division of in the map data.
  private let owner: String
  /// Its names in the order of the languages; the first is also the division's.
  private let names: [String]

  /// The territory for a division of a country; nil if it is an ordinary one.
  init?(division: String, of owner: String?) {
    let found = Self.all.first { $0.names.first == division && $0.owner == owner }
    guard let found else { return nil }
    self = found
  }

  /// The territory with a code; nil if it is not one of these.
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
