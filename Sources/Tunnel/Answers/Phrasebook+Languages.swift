/// The phrasebooks of the eight languages.
extension Phrasebook {
  static let english = Phrasebook(
    winds: CompassPoint.allCases.map(\.rawValue),
    nearby: {
      let article = $0.isTown || !takesArticle($0.place) ? "" : "the "
      return "\($0.distance) \($0.wind) of \(article)\($0.place)"
    },
    disputed: { "\($0) (disputed)" }, separator: ", ", isBroadFirst: false,
    openSea: "open sea", units: latin)

  static let danish = Phrasebook(
    winds: ["nord", "nordøst", "øst", "sydøst", "syd", "sydvest", "vest", "nordvest"],
    nearby: { "\($0.distance) \($0.wind) for \($0.place)" },
    disputed: { "\($0) (omstridt)" }, separator: ", ", isBroadFirst: false,
    openSea: "åbent hav", units: (" km", " m", " miles", " fod"))

  static let german = Phrasebook(
    winds: [
      "nördlich", "nordöstlich", "östlich", "südöstlich", "südlich", "südwestlich", "westlich",
      "nordwestlich",
    ],
    nearby: { "\($0.distance) \($0.wind) \(german(after: $0))" },
    disputed: { "\($0) (umstritten)" }, separator: ", ", isBroadFirst: false,
    openSea: "offene See", units: (" km", " m", " Meilen", " Fuß"))

  static let french = Phrasebook(
    winds: [
      "au nord", "au nord-est", "à l’est", "au sud-est", "au sud", "au sud-ouest", "à l’ouest",
      "au nord-ouest",
    ],
    nearby: { "à \($0.distance) \($0.wind) \(french(after: $0))" },
    disputed: { "\($0) (territoire contesté)" }, separator: ", ", isBroadFirst: false,
    openSea: "pleine mer", units: (" km", " m", " miles", " pieds"))

  static let spanish = Phrasebook(
    winds: [
      "al norte", "al noreste", "al este", "al sureste", "al sur", "al suroeste", "al oeste",
      "al noroeste",
    ],
    nearby: { "a \($0.distance) \($0.wind) \(spanish(after: $0))" },
    disputed: { "\($0) (en disputa)" }, separator: ", ", isBroadFirst: false,
    openSea: "mar abierto", units: (" km", " m", " millas", " pies"))

  static let japanese = Phrasebook(
    winds: ["北", "北東", "東", "南東", "南", "南西", "西", "北西"],
    nearby: { "\($0.place)の\($0.wind)\($0.distance)" },
    disputed: { "\($0)（係争地）" }, separator: "、", isBroadFirst: true,
    openSea: "外洋", units: (" km", " m", "マイル", "フィート"))

  static let chinese = Phrasebook(
    winds: ["以北", "东北方", "以东", "东南方", "以南", "西南方", "以西", "西北方"],
    nearby: { "\($0.place)\($0.wind)\($0.distance)" },
    disputed: { "\($0)（有争议）" }, separator: "，", isBroadFirst: true,
    openSea: "远洋", units: ("公里", "米", "英里", "英尺"))

  static let arabic = Phrasebook(
    winds: [
      "شمال", "شمال شرق", "شرق", "جنوب شرق", "جنوب", "جنوب غرب", "غرب", "شمال غرب",
    ],
    nearby: { "على بعد \($0.distance) \($0.wind) \($0.place)" },
    disputed: { "\($0) (منطقة متنازع عليها)" }, separator: "، ", isBroadFirst: false,
    openSea: "عرض البحر", units: (" كم", " م", " ميل", " قدم"))

  private static let latin = (kilometre: " km", metre: " m", mile: " mi", foot: " ft")

  /// English: groups of islands, "the Antipodes Islands".
  private static func takesArticle(_ island: String) -> Bool {
    ["Islands", "Rocks", "Snares"].contains { island.hasSuffix($0) }
  }

  /// German: "von Madrid", "der Osterinsel", "des Wake-Atolls".
  private static func german(after point: Nearby) -> String {
    let place = point.place
    guard !point.isTown else { return "von \(place)" }
    if place.hasPrefix("Insel ") || place.hasPrefix("Ilhas ") { return "der \(place)" }
    if ["insel", "inseln", "Insel", "Inseln", "Felsen", "Station", "station", "Station III"]
      .contains(
        where: place.hasSuffix)
    {
      return "der \(place)"
    }
    if place.hasSuffix("-Atoll") || place.hasSuffix("-Riff") { return "des \(place)s" }
    return "von \(place)"
  }

  /// French: "de Paris", "d’Oslo", "du Caire", "de l’île Gough", "des îles Crozet".
  private static func french(after point: Nearby) -> String {
    let place = point.place
    if !point.isTown {
      if place.hasPrefix("île ") || place.hasPrefix("atoll ") { return "de l’\(place)" }
      if place.hasPrefix("îles ") || place.hasPrefix("rochers ") { return "des \(place)" }
      if place.hasPrefix("récif ") { return "du \(place)" }
      if ["Terre ", "Géorgie ", "Nouvelle-", "base "].contains(where: place.hasPrefix) {
        return "de la \(place)"
      }
    }
    if place.hasPrefix("Le ") { return "du \(place.dropFirst(3))" }
    if place.hasPrefix("Les ") { return "des \(place.dropFirst(4))" }
    let isVowel = place.first.map { "AEIOUÀÁÂÄÅÆÈÉÊËÌÍÎÏÒÓÔÖØŒÙÚÛÜĀĒĪŌŪaeiou".contains($0) }
    return isVowel == true ? "d’\(place)" : "de \(place)"
  }

  /// Spanish: "de Madrid", "de la isla Gough", "de las islas Crozet", "del atolón Wake".
  private static func spanish(after point: Nearby) -> String {
    let place = point.place
    guard !point.isTown else { return "de \(place)" }
    if ["isla ", "Tierra ", "base "].contains(where: place.hasPrefix) { return "de la \(place)" }
    if place.hasPrefix("islas ") || place.hasPrefix("rocas ") { return "de las \(place)" }
    if place.hasPrefix("atolón ") || place.hasPrefix("arrecife ") { return "del \(place)" }
    return "de \(place)"
  }
}
