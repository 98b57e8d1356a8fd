import Testing
import Tunnel

@Suite struct `An answer` {
  @Test func `is a phrase of its language`() throws {
    #expect(
      try everyLanguage(56.09, 8.27) == """
        en 1.6 km E of Ringkøbing, Central Jutland, Denmark
        da 1,6 km øst for Ringkøbing, Central Jutland, Danmark
        de 1,6 km östlich von Ringkøbing, Central Jutland, Dänemark
        fr À 1,6 km à l’est de Ringkøbing, Central Jutland, Danemark
        es A 1,6 km al este de Ringkøbing, Central Jutland, Dinamarca
        ja デンマーク、Central Jutland、リングケビングの東1.6 km
        zh 丹麦，Central Jutland，灵克宾以东1.6公里
        ar على بعد ١٫٦ كم شرق رينغكوبينغ، Central Jutland، الدانمرك
        """)
    #expect(
      try everyLanguage(30.0, 30.9) == """
        en 34 km W of Cairo, Giza, Egypt
        da 34 km vest for Kairo, Giza, Egypten
        de 34 km westlich von Kairo, Giza, Ägypten
        fr À 34 km à l’ouest du Caire, Giza, Égypte
        es A 34 km al oeste de El Cairo, Giza, Egipto
        ja エジプト、Giza、カイロの西34 km
        zh 埃及，Giza，开罗以西34公里
        ar على بعد ٣٤ كم غرب القاهرة، Giza، مصر
        """)
  }

  @Test func `names seas and islands, with the articles of its language`() throws {
    #expect(
      try everyLanguage(-56.55, -171.683333) == """
        en South Pacific Ocean, 994 km SE of the Antipodes Islands
        da Det sydlige Stillehav, 994 km sydøst for Antipodeøerne
        de Südpazifik, 994 km südöstlich der Antipodeninseln
        fr Océan Pacifique Sud, à 994 km au sud-est des îles des Antipodes
        es Océano Pacífico Sur, a 994 km al sureste de las islas Antípodas
        ja 南太平洋、アンティポデス諸島の南東994 km
        zh 南太平洋，安蒂波德斯群岛东南方994公里
        ar جنوب المحيط الهادئ، على بعد ٩٩٤ كم جنوب شرق جزر أنتيبوديس
        """)
    #expect(
      try everyLanguage(-48.8767, -123.3933) == """
        en South Pacific Ocean, 2,695 km S of Ducie Island
        da Det sydlige Stillehav, 2.695 km syd for Ducieøen
        de Südpazifik, 2.695 km südlich der Ducie-Insel
        fr Océan Pacifique Sud, à 2\u{202F}695 km au sud de l’île Ducie
        es Océano Pacífico Sur, a 2695 km al sur de la isla Ducie
        ja 南太平洋、デュシー島の南2,695 km
        zh 南太平洋，迪西岛以南2,695公里
        ar جنوب المحيط الهادئ، على بعد ٢٬٦٩٥ كم جنوب جزيرة دوسي
        """)
  }

  @Test func `names stations, with the articles of its language`() throws {
    #expect(
      try everyLanguage(-77, 100) == """
        en 229 km NW of Vostok Station, Antarctica
        da 229 km nordvest for Vostok-stationen, Antarktis
        de 229 km nordwestlich der Wostok-Station, Antarktis
        fr À 229 km au nord-ouest de la base Vostok, Antarctique
        es A 229 km al noroeste de la base Vostok, Antártida
        ja 南極大陸、ボストーク基地の北西229 km
        zh 南极洲，东方站西北方229公里
        ar على بعد ٢٢٩ كم شمال غرب محطة فوستوك، القارة القطبية الجنوبية
        """)
  }

  @Test(arguments: [
    (-54.28, -36.51, "en", "Grytviken, South Georgia and South Sandwich Islands"),
    (-54.28, -36.51, "da", "Grytviken, South Georgia og De Sydlige Sandwichøer"),
    (43.7384, 7.4246, "de", "Monaco"),
    (-10.45, 105.68, "en", "3.1 km S of Flying Fish Cove, Christmas Island"),
    (-10.45, 105.68, "da", "3,1 km syd for Flying Fish Cove, Juleøen"),
    (-12.17, 96.83, "en", "1.7 km SE of West Island, Cocos (Keeling) Islands"),
    (-80, -120, "en", "1,112 km N of Amundsen–Scott South Pole Station, Antarctica"),
  ])
  func `has a name once, and one direction at a pole`(
    latitude: Double, longitude: Double, identifier: String, label: String
  ) throws {
    let locale = try #require(AnswerLocale(identifier: identifier))
    let place = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(try theWorld.get().describe(place, in: locale).label() == label)
  }

  @Test func `is neutral in every language`() throws {
    #expect(
      try everyLanguage(44.9484, 34.1) == """
        en Simferopol, Crimea (disputed)
        da Simferopol, Krim (omstridt)
        de Simferopol, Krim (umstritten)
        fr Simferopol, Crimée (territoire contesté)
        es Simferópol, Crimea (en disputa)
        ja クリミア（係争地）、シンフェロポリ
        zh 克里米亚（有争议），辛菲罗波尔
        ar سيمفروبول، شبه جزيرة القرم (منطقة متنازع عليها)
        """)
  }

  @Test(arguments: [
    ("en", "2,695 km"), ("en_US.UTF-8", "1,674 mi"), ("en-GB", "1,674 mi"), ("de_DE", "2.695 km"),
    ("de_CH", "2’695 km"), ("es_MX", "2,695 km"), ("es_ES", "2695 km"), ("zh-Hans-CN", "2,695公里"),
    ("ar_MA", "2.695 كم"), ("ar_EG", "٢٬٦٩٥ كم"), ("es_US", "1,674 millas"), ("da_DK", "2.695 km"),
    ("ja_JP", "2,695 km"),
  ])
  func `uses the units of its country`(identifier: String, distance: String) throws {
    let locale = try #require(AnswerLocale(identifier: identifier))
    let label = try theWorld.get().describe(
      Coordinate(latitude: -48.8767, longitude: -123.3933), in: locale
    ).label()
    #expect(label.contains(distance), "\(label)")
  }

  @Test(arguments: [
    (56.112, 8.244, "en", "2.4 km N of"), (56.112, 8.244, "en_US", "1.5 mi N of"),
    (56.112, 8.244, "da", "2,4 km nord for"), (56.1003, 8.244, "de", "1,1 km nördlich von"),
    (-18.6, 178.44, "fr", "à 51 km au sud-est de Navua"),
  ])
  func `rounds as people do`(
    latitude: Double, longitude: Double, identifier: String, part: String
  ) throws {
    let locale = try #require(AnswerLocale(identifier: identifier))
    let answer = try theWorld.get().describe(
      Coordinate(latitude: latitude, longitude: longitude), in: locale)
    #expect(answer.label().contains(part), "\(answer.label())")
  }

  @Test func `is in no unknown language`() {
    #expect(AnswerLocale(identifier: "xx") == nil)
    #expect(AnswerLocale(identifier: "") == nil)
    #expect(AnswerLocale(identifier: "C.UTF-8") == nil)
    #expect(AnswerLocale(identifier: "da_DK@euro") == AnswerLocale(.danish, region: "DK"))
  }

  @Test(arguments: Language.allCases)
  func `has a name for every country, and for the seas that cover the Earth`(
    language: Language
  ) throws {
    let world = try theWorld.get()
    let names = world.countries.indices.map { world.name(ofCountry: $0, in: language) }
    #expect(names.allSatisfy { !$0.isEmpty })
    // In another alphabet no name may be left in Latin letters.
    guard [.japanese, .chinese, .arabic].contains(language) else { return }
    let isLatin = { (name: String) in name.unicodeScalars.contains { ("A"..."z").contains($0) } }
    #expect(names.filter(isLatin) == [])
    let seas = world.seaNames.indices.filter { world.seaNames[$0].hasSuffix("Ocean") }
    #expect(seas.map { world.name(ofSea: $0, in: language) }.filter(isLatin) == [])
  }

  private func everyLanguage(_ latitude: Double, _ longitude: Double) throws -> String {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    return try Language.allCases.map { language in
      let answer = try theWorld.get().describe(coordinate, in: AnswerLocale(language))
      return "\(language.rawValue) \(answer.label())"
    }.joined(separator: "\n")
  }
}
