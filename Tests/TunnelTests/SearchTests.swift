import Foundation
import TestSupport
import Testing
import Tunnel

/// One search for all tests: its index is made once.
private let search = Result { () throws(WorldError) -> PlaceSearch in
  PlaceSearch(in: try theWorld.get())
}

@Suite struct `A search for a name` {
  private func labels(_ text: String, limit: Int = 3) throws -> [String] {
    try search.get().places(named: text, limit: limit).map(\.label)
  }

  @Test(arguments: [
    ("lemvig", "Lemvig, Central Jutland, Denmark"), ("LEMVIG", "Lemvig, Central Jutland, Denmark"),
    ("lemv", "Lemvig, Central Jutland, Denmark"), ("lon", "London, England, United Kingdom"),
    ("new york", "New York City, New York, United States"),
    ("york", "York, England, United Kingdom"),
    ("paris, texas", "Paris, Texas, United States"),
    ("paris tex", "Paris, Texas, United States"),
    ("paris", "Paris, Île-de-France, France"),
    ("cordoba spain", "Córdoba, Andalusia, Spain"),
    ("cordoba arg", "Córdoba, Argentina"), ("CÓRDOBA, ES", "Córdoba, Andalusia, Spain"),
    ("saint etienne", "Saint-Étienne, Auvergne-Rhône-Alpes, France"),
    ("aquila abr", "L'Aquila, Abruzzo, Italy"), ("l’aquila", "L'Aquila, Abruzzo, Italy"),
    ("malmo", "Malmö, Skåne, Sweden"),
    ("lodz", "Łódź, Łódź Voivodeship, Poland"), ("gießen", "Gießen, Hesse, Germany"),
    ("giessen", "Gießen, Hesse, Germany"), ("tromsø", "Tromsø, Troms, Norway"),
    ("tromso", "Tromsø, Troms, Norway"), ("tromsoe", "Tromsø, Troms, Norway"),
    ("århus", "Aarhus, Central Jutland, Denmark"), ("aarhus", "Aarhus, Central Jutland, Denmark"),
    ("köln", "Cologne, North Rhine-Westphalia, Germany"),
    ("denmark", "Denmark"), ("usa", "United States"), ("holland", "Netherlands"),
    ("pacific", "South Pacific Ocean"), ("south pole", "South Pole"),
    ("null island", "Null Island"),
    ("bouvet", "Bouvet Island, Norway"),
    ("st petersburg, florida", "St. Petersburg, Florida, United States"),
    ("nordpol", "North Pole"), ("Nordpolen", "North Pole"), ("Pôle Nord", "North Pole"),
    ("polo norte", "North Pole"), ("北極点", "North Pole"), ("القطب الشمالي", "North Pole"),
    ("bali", "Bali, Indonesia"), ("hawaii", "Hawaii Island, United States"),
    ("texas", "Texas, United States"), ("california", "California, United States"),
    ("bavaria", "Bavaria, Germany"), ("crimea", "Crimea (disputed)"),
    ("jerusalem", "Jerusalem (disputed)"), ("sevastopol", "Sevastopol, Crimea (disputed)"),
    ("lake victoria", "Lake Victoria"), ("baikal", "Lake Baikal, Russia"),
    ("everest", "Mount Everest"), ("alps", "Alps"), ("galapagos", "Galápagos Islands, Ecuador"),
    ("ellesmere", "Ellesmere Island, Nunavut, Canada"),
    ("christmas island", "Christmas Island"), ("cocos (keeling)", "Cocos (Keeling) Islands"),
    ("peking", "Beijing, China"), ("saigon", "Ho Chi Minh City, Vietnam"),
    ("bombay", "Mumbai, Maharashtra, India"), ("constantinople", "Istanbul, Türkiye"),
    ("leningrad", "Saint Petersburg, Russia"), ("ceylon", "Sri Lanka"), ("siam", "Thailand"),
    ("majorca", "Mallorca, Spain"), ("salisbury", "Salisbury, England, United Kingdom"),
    ("georgia", "Georgia"),
    ("Sydpolen", "South Pole"), ("Suedpol", "South Pole"), ("pôle sud", "South Pole"),
  ])
  func `finds what people mean`(text: String, label: String) throws {
    let found = try labels(text)
    #expect(found.first == label, "\(found)")
  }

  @Test(arguments: [
    ("københavn", "Copenhagen", "København"), ("koebenhavn", "Copenhagen", "København"),
    ("kobenhavn", "Copenhagen", "København"), ("Kopenhagen", "Copenhagen", "Kopenhagen"),
    ("コペンハーゲン", "Copenhagen", "コペンハーゲン"), ("東京", "Tokyo", "東京"), ("Köln", "Cologne", "Köln"),
    ("القاهرة", "Cairo", "القاهرة"), ("muenchen", "Munich", "München"), ("北京", "Beijing", "北京"),
    ("allemagne", "Germany", "Allemagne"), ("tyskland", "Germany", "Tyskland"),
    ("nordsee", "North Sea", "Nordsee"),
    ("pacifique sud", "South Pacific Ocean", "océan Pacifique Sud"),
    ("st. gallen", "Sankt Gallen", "St. Gallen"),
  ])
  func `finds names of every language`(text: String, name: String, foundName: String) throws {
    let result = try #require(try search.get().places(named: text, limit: 1).first)
    #expect(result.name == name && result.foundName == foundName)
  }

  @Test func `returns names in the requested language`() throws {
    let search = try search.get()
    #expect(
      search.places(named: "kopenhagen", limit: 1, in: .danish).map(\.label)
        == ["København, Capital Region, Danmark"])
    let japan = try #require(search.places(named: "japan", limit: 1, in: .japanese).first)
    #expect(japan.name == "日本" && japan.foundName == nil)
  }

  @Test(arguments: [
    ("Bodensee", Language.german, "Bodensee"), ("lac léman", .french, "lac Léman"),
    ("Rom", .german, "Rom, Lazio, Italien"), ("pekín", .spanish, "Pekín, China"),
    ("ハワイ", .japanese, "ハワイ島, アメリカ合衆国"), ("巴厘岛", .chinese, "巴厘岛, 印度尼西亚"),
    ("深圳", .chinese, "深圳, Guangdong, 中国"),
    ("الرباط", .arabic, "الرباط, Rabat-Salé-Kénitra, المغرب"),
    ("Krim", .danish, "Krim (omstridt)"), ("Kap Hoorn", .german, "Kap Hoorn, Chile"),
  ])
  func `prefers names of the requested language`(
    text: String, language: Language, label: String
  ) throws {
    let found = try search.get().places(named: text, limit: 2, in: language).map(\.label)
    #expect(found.first == label, "\(found)")
  }

  @Test(arguments: [
    ("lemvig", "town in Central Jutland, Denmark"), ("denmark", "country"),
    ("north sea", "sea"), ("bali", "island in Indonesia"),
    ("crimea", "region in Crimea (disputed)"),
    ("bavaria", "division in Germany"), ("lake victoria", "lake"), ("north pole", "landmark"),
    ("cocos (keeling)", "island"), ("christmas island", "island"),
    ("bouvet", "island in Norway"), ("kilimanjaro", "mountain in Tanzania"),
  ])
  func `says what was found and where`(text: String, details: String) throws {
    let found = try #require(try search.get().places(named: text, limit: 1).first)
    #expect(found.details == details)
  }

  @Test func `has the country of every town and island`() throws {
    let (world, search) = (try theWorld.get(), try search.get())
    var random = SeededGenerator(seed: 14)
    let everywhere = world.places(in: .world, populationFloor: 0)
    var homeless: [String] = []
    for _ in 0..<60 {
      let place = try #require(everywhere.randomElement(using: &random))
      let found = search.places(named: place.name, limit: 400)
      homeless += found.filter { [.town, .station, .division].contains($0.kind) }
        .filter { $0.country == nil }.map(\.label)
    }
    #expect(homeless == [])
  }

  @Test func `prefers the world's own names to foreign ones`() throws {
    let names = try search.get().places(named: "san", limit: 5).map(\.name)
    #expect(
      names.contains("San Francisco") || names.contains("San Antonio") || names.contains("Santiago")
    )
    #expect(!names.contains("São Tomé and Príncipe"))
  }

  @Test func `has no results where nothing matches`() throws {
    for text in ["", " ", ",", "qqqqqq", "lemvig, texas", "---", "\u{301}", "'"] {
      #expect(try labels(text).isEmpty, "\(text)")
    }
  }

  @Test func `shows the matching name when it is another one`() throws {
    let result = try #require(try search.get().places(named: "burma", limit: 1).first)
    #expect(result.name == "Myanmar" && result.foundName == "Burma" && result.iso2 == "MM")
    let denmark = try #require(try search.get().places(named: "denmark", limit: 1).first)
    #expect(denmark.foundName == nil && denmark.kind == .country)
  }

  @Test func `has a stable order, each place once, within the limit`() throws {
    let search = try search.get()
    for text in ["s", "san", "a b", "ø", "new", "saint m"] {
      let all = search.places(named: text, limit: 50)
      #expect(all.count <= 50 && Set(all).count == all.count && all.count > 3)
      #expect(search.places(named: text, limit: 50) == all)
      #expect(search.places(named: text, limit: 3) == Array(all.prefix(3)))
      #expect(search.places(named: text, limit: 0).isEmpty)
    }
  }

  @Test func `finds every place by its whole name, and by the start of every word`() throws {
    let (world, search) = (try theWorld.get(), try search.get())
    let everywhere = world.places(in: .world, populationFloor: 0)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let place = try #require(everywhere.randomElement(using: &random))
      let found = search.places(named: place.name, limit: 400)
      #expect(found.contains { $0.coordinate == place.coordinate }, "\(place.name)")
      for word in place.name.split(separator: " ") where word.allSatisfy(\.isLetter) {
        #expect(!search.places(named: String(word), limit: 1).isEmpty, "\(word)")
      }
    }
  }

  @Test func `puts a country's label inside the country, and a sea's in the water`() throws {
    let (world, search) = (try theWorld.get(), try search.get())
    var strays: [String] = []
    for country in world.countries where !country.isDisputed {
      let found = search.places(named: country.name, limit: 30).first { $0.kind == .country }
      let label = found.map { world.label(for: $0.coordinate) }
      if label?.country != country.name { strays.append(country.name) }
    }
    // Islands too small for the simpler outlines, and neighbors' enclaves.
    #expect(strays.count < 8, "\(strays)")
    for sea in ["North Atlantic Ocean", "Black Sea", "Kattegat", "Coral Sea", "Arctic Ocean"] {
      let found = try #require(search.places(named: sea, limit: 1).first)
      #expect(found.name == sea && world.label(for: found.coordinate).sea == sea)
    }
  }

  @Test func `never crashes, for any input`() throws {
    let search = try search.get()
    let pieces = [
      "a", "ø", "é", "\u{301}", "'", " ", ",", "-", "北", "م", "🗺", "\u{0}", "ß", "1", "İ",
    ]
    var random = SeededGenerator(seed: 12)
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 1...20, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(search.places(named: text, limit: 5).count <= 5)
    }
  }
}

@Suite struct `A query` {
  @Test(arguments: [
    ("", "nothing"), (" \n", "nothing"), ("56.55, 8.3167", "56.55° N, 8.3167° E"),
    ("geo:1,2", "1° N, 2° E"), ("Lemvig", "name Lemvig"), (" Nice ", "name Nice"),
    ("E", "name E"), ("25 de Mayo", "name 25 de Mayo?"), ("56.55", "mistake"), ("91, 0", "mistake"),
    ("https://example.org", "mistake"), ("geo:Lemvig", "mistake"), ("56,55 8", "mistake"),
    ("56.55 north of here", "name 56.55 north of here?"), ("1 2 3", "mistake"), ("?!", "mistake"),
    ("O", "name O"),
  ])
  func `is parsed as a coordinate first, otherwise as a name`(text: String, kind: String) {
    let said =
      switch SearchQuery(text) {
      case .nothing: "nothing"
      case .coordinate(let place): place.description
      case .name(let name, nil): "name \(name)"
      case .name(let name, _): "name \(name)?"
      case .mistake: "mistake"
      }
    #expect(said == kind)
  }
}
