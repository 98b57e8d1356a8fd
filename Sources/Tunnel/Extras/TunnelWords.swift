/// A language's words for the facts about a tunnel.
struct TunnelWords: Sendable {
  let title: String
  let place: String
  let time: String
  let day: String
  let night: String
  let season: String
  /// From spring to winter.
  let seasons: [String]
  let length: String
  let fall: String
  /// The abbreviation of minutes.
  let minutes: String

  func name(of season: Season) -> String {
    Season.allCases.firstIndex(of: season).map { seasons[$0] } ?? season.rawValue
  }
}

extension Language {
  /// The words for the facts in this language.
  var tunnelWords: TunnelWords {
    switch self {
    case .english:
      TunnelWords(
        title: "Straight through the Earth", place: "Place", time: "Solar time", day: "day",
        night: "night", season: "Season", seasons: ["spring", "summer", "autumn", "winter"],
        length: "Length", fall: "Free fall", minutes: " min")
    case .danish:
      TunnelWords(
        title: "Tværs gennem Jorden", place: "Sted", time: "Soltid", day: "dag", night: "nat",
        season: "Årstid", seasons: ["forår", "sommer", "efterår", "vinter"], length: "Længde",
        fall: "Frit fald", minutes: " min.")
    case .german:
      TunnelWords(
        title: "Mitten durch die Erde", place: "Ort", time: "Sonnenzeit", day: "Tag",
        night: "Nacht", season: "Jahreszeit", seasons: ["Frühling", "Sommer", "Herbst", "Winter"],
        length: "Länge", fall: "Freier Fall", minutes: " Min.")
    case .french:
      TunnelWords(
        title: "Tout droit à travers la Terre", place: "Lieu", time: "Heure solaire",
        day: "jour", night: "nuit", season: "Saison",
        seasons: ["printemps", "été", "automne", "hiver"], length: "Longueur",
        fall: "Chute libre", minutes: " min")
    case .spanish:
      TunnelWords(
        title: "A través de la Tierra", place: "Lugar", time: "Hora solar", day: "día",
        night: "noche", season: "Estación", seasons: ["primavera", "verano", "otoño", "invierno"],
        length: "Longitud", fall: "Caída libre", minutes: " min")
    case .japanese:
      TunnelWords(
        title: "地球をまっすぐ貫いて", place: "場所", time: "太陽時", day: "昼", night: "夜",
        season: "季節", seasons: ["春", "夏", "秋", "冬"], length: "長さ", fall: "自由落下",
        minutes: "分")
    case .chinese:
      TunnelWords(
        title: "直穿地球", place: "地点", time: "太阳时", day: "白天", night: "夜晚",
        season: "季节", seasons: ["春", "夏", "秋", "冬"], length: "长度", fall: "自由下落",
        minutes: "分钟")
    case .arabic:
      TunnelWords(
        title: "عبر الأرض مباشرة", place: "المكان", time: "التوقيت الشمسي", day: "نهار",
        night: "ليل", season: "الفصل", seasons: ["الربيع", "الصيف", "الخريف", "الشتاء"],
        length: "الطول", fall: "السقوط الحر", minutes: " دقيقة")
    }
  }
}
