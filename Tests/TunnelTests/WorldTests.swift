import Foundation
import Support
import TestSupport
import Testing
import Tunnel

@Suite struct `The world` {
  @Test func `answers for the presets at both ends`() throws {
    let world = try theWorld.get()
    let answers = Presets.all.map { preset in
      "\(preset.name): \(world.describe(preset.coordinate).label())"
        + " | \(world.describe(preset.coordinate.antipode).label())"
    }
    #expect(
      answers.joined(separator: "\n") == """
        Lemvig: Lemvig, Central Jutland, Denmark | \
        South Pacific Ocean, 994 km SE of the Antipodes Islands
        Beijing: Beijing, China | 59 km N of Guardia Mitre, Río Negro, Argentina
        Madrid: Madrid, Spain | 29 km SE of Dannevirke, Manawatu-Wanganui, New Zealand
        Wellington: Wellington, Wellington Region, New Zealand | \
        2.0 km S of Alaejos, Castile and León, Spain
        Hamilton, New Zealand: Hamilton, Waikato Region, New Zealand | \
        12 km S of Córdoba, Andalusia, Spain
        Bermuda: Hamilton, Bermuda | Indian Ocean, 48 km W of Rockingham
        Honolulu: Honolulu, Hawaii, United States | 33 km NE of Dekar, Ghanzi, Botswana
        """)
  }

  @Test(arguments: [
    (56.09006, 8.24402, "Ringkøbing, Central Jutland, Denmark"),
    (-18.1416, 178.4415, "Suva, Central, Fiji"),
    (64.1835, -51.7216, "Nuuk, Sermersooq, Greenland"),
    (58.97, 5.7331, "Stavanger, Rogaland, Norway"),
    (22.2855, 114.1577, "Hong Kong"),
  ])
  func `finds towns whose center is in the water`(
    latitude: Double, longitude: Double, label: String
  ) throws {
    #expect(try describe(latitude, longitude).label() == label)
  }

  @Test(arguments: [
    (41.9029, 12.4534, "Vatican City", "VA"), (43.9361, 12.4475, "San Marino", "SM"),
    (-29.3167, 27.4833, "Maseru, Maseru District, Lesotho", "LS"),
    (-29.6, 28.3, "8.0 km S of Mantsonyane, Thaba-Tseka, Lesotho", "LS"),
    (41.8919, 12.5113, "Rome, Lazio, Italy", "IT"),
    (48.99, -113.2, "49 km N of North Browning, Montana, United States", "US"),
    (4.92, -52.31, "3.4 km SE of Cayenne, Guyane, France", "FR"),
    (25.04, 121.56, "Taipei, Taiwan", "TW"),
  ])
  func `names the country around a place, enclaves too`(
    latitude: Double, longitude: Double, label: String, iso2: String
  ) throws {
    let answer = try describe(latitude, longitude)
    #expect(answer.label() == label)
    #expect(answer.iso2 == iso2)
  }

  @Test(arguments: [
    (90.0, 0.0, "Arctic Ocean"), (-90, 0, "Amundsen–Scott South Pole Station, Antarctica"),
    (0, 180, "South Pacific Ocean"), (67, 180, "Chukotka, Russia"),
    (-16.8, 180, "Northern, Fiji"), (-78.4, 106.9, "Vostok Station, Antarctica"),
    (55.5, 10.9, "Danish Straits"), (-54.42, 3.36, "Bouvet Island, Norway"),
  ])
  func `has an answer at poles, seams and remote places`(
    latitude: Double, longitude: Double, part: String
  ) throws {
    #expect(try describe(latitude, longitude).label().contains(part))
  }

  @Test(arguments: [
    (44.957, 34.11, "Simferopol, Crimea (disputed)"),
    (27.1418, -13.188, "Laayoune, Western Sahara (disputed)"),
    (9.56, 44.06, "Hargeysa, Somaliland (disputed)"),
  ])
  func `is neutral about disputed places`(
    latitude: Double, longitude: Double, label: String
  ) throws {
    #expect(try describe(latitude, longitude).label() == label)
  }

  @Test func `always has an answer`() throws {
    let world = try theWorld.get()
    var random = SeededGenerator(seed: 3)
    var kinds: [PlaceAnswer.Kind: Int] = [:]
    var unsound: [String] = []
    for _ in 0..<10_000 {
      let coordinate = try random.coordinate()
      let answer = world.describe(coordinate)
      kinds[answer.kind, default: 0] += 1
      let isSound =
        !answer.label().isEmpty && answer.place != nil && answer.sea != "" && answer.country != ""
        && (answer.kind == .sea) == (answer.sea != nil)
      if !isSound { unsound.append("\(coordinate): \(answer.label())") }
    }
    #expect(unsound == [])
    // A little less than a third of the Earth is land.
    #expect(kinds[.unknown] == nil)
    #expect((2800...3050).contains(kinds[.land] ?? 0))
  }

  @Test func `has every remote island inside or next to an outline`() throws {
    let world = try theWorld.get()
    let everywhere = GeoRegion(
      center: try Coordinate(latitude: 0, longitude: 0), latitudeSpan: 180, longitudeSpan: 360)
    let islands = world.places(in: everywhere, populationFloor: 0).filter { $0.kind == .island }
    let rings = world.outlines(.fine).rings
    #expect(islands.count == 207)
    let adrift = islands.filter { island in
      let (north, east) = (island.coordinate.latitude, island.coordinate.longitude)
      return !rings.contains { ring in
        // A degree is wide enough for 15 km as far as the 80th parallel.
        (ring.bounds.south - 0.2...ring.bounds.north + 0.2).contains(north)
          && (ring.bounds.west - 1...ring.bounds.east + 1).contains(east)
          && (ring.isAround(north, east)
            || ring.corners.contains {
              Coordinate(clampedLatitude: $0.latitude, longitude: $0.longitude)
                .distance(to: island.coordinate) < 15
            })
      }
    }
    #expect(adrift.map(\.name) == [])
  }

  @Test func `finds the same nearest place alone and in a list`() throws {
    let world = try theWorld.get()
    var random = SeededGenerator(seed: 15)
    for _ in 0..<2000 {
      let place = try random.coordinate()
      #expect(world.nearestPlace(to: place) == world.nearestPlaces(2, to: place).first)
    }
  }

  @Test func `writes the answer for other programs`() throws {
    let world = try theWorld.get()
    let home = Presets.lemvig.coordinate
    let json = PlaceAnswer.json(
      place: world.describe(home), antipode: world.describe(home.antipode))
    #expect(
      json == """
        {"place":{"latitude":56.55,"longitude":8.316667,"kind":"land",\
        "label":"Lemvig, Central Jutland, Denmark","country":"Denmark","iso2":"DK",\
        "admin1":"Central Jutland","sea":null,\
        "place":{"name":"Lemvig","distanceKm":0.426,"bearing":68.556}},\
        "antipode":{"latitude":-56.55,"longitude":-171.683333,"kind":"sea",\
        "label":"South Pacific Ocean, 994 km SE of the Antipodes Islands","country":null,\
        "iso2":null,"admin1":null,"sea":"South Pacific Ocean",\
        "place":{"name":"Antipodes Islands","distanceKm":993.529,"bearing":143.988}}}
        """)
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  @Test func `has the places, seas and names of its sources`() throws {
    let world = try theWorld.get()
    #expect(world.countries.count == 258)
    #expect(world.seaNames.count == 306)
    #expect(world.placeCount > 60_000)
    #expect(theBytes.count <= 4_000_000)
    #expect(world.attribution.contains("Natural Earth"))
    #expect(world.attribution.contains("GeoNames"))
    let url = try #require(ResourceFolder.find("World/PROVENANCE.md"))
    let provenance = try String(contentsOf: url, encoding: .utf8)
    for source in world.sources {
      for word in source.split(separator: " ") { #expect(provenance.contains(word)) }
    }
  }

  private func describe(_ latitude: Double, _ longitude: Double) throws -> PlaceAnswer {
    try theWorld.get().describe(Coordinate(latitude: latitude, longitude: longitude))
  }
}

@Suite struct `Without map data` {
  @Test func `the answer is the coordinates`() throws {
    let geocoder: any ReverseGeocoding = CoordinatesOnly()
    let answer = geocoder.label(for: Presets.lemvig.coordinate)
    #expect(answer.kind == .unknown)
    #expect(answer.label() == "56.55° N, 8.3167° E")
  }
}

extension Outlines.Ring {
  /// Whether a place is in the box around the ring.
  fileprivate func isAround(_ latitude: Double, _ longitude: Double) -> Bool {
    (bounds.south...bounds.north).contains(latitude)
      && (bounds.west...bounds.east).contains(longitude)
  }
}
