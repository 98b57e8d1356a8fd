import Foundation
import TestSupport
import Testing
import Tunnel

@Suite struct `A typed place` {
  /// What reading `text` gives: the place, or what is wrong with which part.
  private func reading(_ text: String, language: String? = nil) -> String {
    do throws(CoordinateTextError) {
      return try Coordinate(parsing: text, language: language).description
    } catch {
      return error.description
    }
  }

  fileprivate static let lemvig = [
    // Decimal degrees, with various separators.
    "56.55, 8.3167", "56.55,8.3167", "56.55 8.3167", "56.55; 8.3167", "56.55/8.3167",
    "56.55\t8.3167", " 56.55 ,  8.3167 ", "(56.55, 8.3167)", "+56.55, +8.3167", "56.55\u{A0}8.3167",
    "\u{200E}56.55, 8.3167\u{200E}", "56.55 | 8.3167", "５６．５５，８．３１６７", "٥٦٫٥٥، ٨٫٣١٦٧",
    "56.55、8.3167", "5655e-2 8.3167e0",
    // Commas as decimal marks.
    "56,55 8,3167", "56,55, 8,3167", "56,55; 8,3167", "56,55,8,3167", "56,55° 8,3167°",
    "N 56,55 Ø 8,3167", "56,55N 8,3167Ø",
    // Sides, before and after, in several languages.
    "56.55N 8.3167E", "56.55° N, 8.3167° E", "N56.55 E8.3167", "N56.55E8.3167", "56.55N8.3167E",
    "n56.55e8.3167", "8.3167E 56.55N", "E 8.3167, N 56.55", "56.55 N., 8.3167 E.",
    "56.55 nord, 8.3167 øst", "56.55 Nord 8.3167 Ost", "56.55 Norte, 8.3167 Este",
    "56.55 nord 8.3167 est", "56.55 north 8.3167 east", "N 56.55 Ö 8.3167",
    "北緯56.55度、東経8.3167度", "北纬56.55°，东经8.3167°", "北緯56度33分0秒 東経8度19分0.12秒",
    "٥٦٫٥٥ شمالا، ٨٫٣١٦٧ شرقا", "N: 56.55, E: 8.3167",
    "lat 56.55 lon 8.3167", "lat: 56.55, lng: 8.3167", "latitude=56.55 longitude=8.3167",
    "Longitude 8.3167, Latitude 56.55", "Breite 56,55 Länge 8,3167",
    // Minutes and seconds, with the marks that people have on their keys.
    "56°33′N 8°19.002′E", "N56 33.0 E8 19.002", "56 33.0 8 19.002", "56 33 0 8 19 0.12",
    "56°33'0\"N 8°19'0.12\"E", "56° 33' 0.0\" N, 8° 19' 0.12\" E", "56º33’0”N 8º19’0.12”E",
    "56°33'0''N 8°19'0.12''E", "56˚33´0˝N 8˚19´0.12˝E", "56deg 33min N, 8deg 19min 0.12sec E",
    "56°33N 8°19.002E", "+56°33′ +8°19.002′", "56°33,0′ N 8°19,002′ E", "56° 33′ 8° 19.002′",
    // What programs write.
    "geo:56.55,8.3167", "GEO:56.55,8.3167,12;crs=wgs84;u=35", "geo:56.55,8.3167?z=11",
    "geo:0,0?q=56.55,8.3167(Lemvig)", "geo:56.55,8.3167;crs=WGS84", "+56.55+008.3167/",
    "+5633+00819.002/", "+563300+0081900.12/", "+56.55+008.3167+12CRSWGS_84/",
    "https://www.openstreetmap.org/#map=12/56.55/8.3167",
    "https://www.openstreetmap.org/?mlat=56.55&mlon=8.3167#map=5/1/2",
    "https://www.openstreetmap.org/search?query=Lemvig#map=12/56.55/8.3167&layers=C",
    "openstreetmap.org/#map=12/56.55/8.3167",
    "https://www.google.com/maps/@56.55,8.3167,12z", "https://www.google.com/maps?q=56.55,8.3167",
    "https://maps.google.com/?ll=56.55,8.3167&z=9",
    "https://www.google.dk/maps/search/56.55,+8.3167",
    "https://www.google.com/maps/place/Lemvig/@1,2,12z/data=!3m1!4b1!4m5!3m4!8m2!3d56.55!4d8.3167",
    "https://www.google.com/maps/place/56%C2%B033'00.0%22N+8%C2%B019'00.12%22E/@1,2,17z",
    "https://www.google.com/maps/search/?api=1&query=56.55%2C8.3167",
    "https://maps.google.com/maps?q=loc:56.55+8.3167",
    "https://maps.apple.com/?ll=56.55,8.3167&q=Lemvig", "http://maps.apple.com/?q=56.55,8.3167",
    "https://maps.apple.com/place?coordinate=56.55,8.3167&name=Lemvig",
    "https://www.bing.com/maps?cp=56.55~8.3167&lvl=11", "maps://?ll=56.55,8.3167",
    // Longitude first.
    "https://yandex.ru/maps/?ll=8.3167,56.55&z=11",
    "https://yandex.com/maps/213/moscow/?ll=1.5%2C2.5&pt=8.3167%2C56.55,pm2rdm~1,2&z=12",
    "https://yandex.com.tr/harita/?ll=1.5,2.5&whatshere%5Bpoint%5D=8.3167%2C56.55",
    "maps.yandex.ru/?text=56.55,8.3167&ll=1.5,2.5", "yandex.kz/maps/?ll=8.3167%2C56.55",
    "https://2gis.ru/moscow/geo/8.3167%2C56.55?m=1.5%2C2.5%2F12", "2gis.ae/?m=8.3167,56.55/9",
  ]

  @Test(arguments: lemvig)
  func `is parsed`(text: String) {
    #expect(reading(text) == "56.55° N, 8.3167° E")
  }

  @Test(arguments: [
    ("-56.55, -171.6833", "56.55° S, 171.6833° W"),
    ("−56.55 −171.6833", "56.55° S, 171.6833° W"),
    ("56.55S 171.6833W", "56.55° S, 171.6833° W"),
    ("56.55 syd, 171.6833 vest", "56.55° S, 171.6833° W"),
    ("S56 33 V171 41", "56.55° S, 171.6833° W"),
    ("南緯56.55度 西経171.6833度", "56.55° S, 171.6833° W"),
    ("56.55-171.6833", "56.55° N, 171.6833° W"), ("-0°30′ -0°30′", "0.5° S, 0.5° W"),
    ("0°, 180°", "0°, 180°"), ("0 -180", "0°, 180°"), ("-0, -0", "0°, 0°"), ("90 77", "90° N, 0°"),
    ("5,7", "5° N, 7° E"), ("1,2,3,4", "1.2° N, 3.4° E"), (".5, -.5", "0.5° N, 0.5° W"),
    ("0 361", "0°, 1° E"), ("0 -540", "0°, 180°"), ("0, 999", "0°, 81° W"),
    ("geo:0,360.5", "0°, 0.5° E"), ("0, 1e300", "0°, 0°"),
    ("٥٦٫٥٥ شمالًا، ٨٫٣ شرقًا", "56.55° N, 8.3° E"),
    ("٥٦٫٥٥ جنوبًا، ٨٫٣ غربًا", "56.55° S, 8.3° W"),
    ("٥٦٫٥٥ شمالاً، ٨٫٣ شرقاً", "56.55° N, 8.3° E"),
    ("1e1 3.6e2", "10° N, 0°"), ("10, 181", "10° N, 179° W"),
    ("geo:-90,0", "90° S, 0°"), ("-5633-17141/", "56.55° S, 171.6833° W"),
    ("8F000000+", "40° N, 10° E"), ("9F8CH828+2M", "56.5501° N, 8.3167° E"),
    ("6FG22222+22", "0.0001° N, 0.0001° E"),
  ])
  func `keeps its signs and directions`(text: String, place: String) {
    #expect(reading(text) == place)
  }

  @Test(arguments: [
    ("", "there is no place to read; write degrees such as 56.55, 8.3167"),
    ("  ", "there is no place to read; write degrees such as 56.55, 8.3167"),
    (
      "polar 0",
      "\"polar\" is not understood; write degrees such as 56.55, 8.3167, or 56°33′N 8°19′E"
    ),
    ("north 0", "\"north 0\" is one half of a place"),
    ("56.55", "\"56.55\" is one half of a place; write latitude and longitude, as in degrees such"),
    ("56°33′N", "\"56°33′N\" is one half of a place"),
    ("56.55, Lemvig", "\"Lemvig\" is not understood"),
    ("56.55 x 8.3167", "\"x\" is not understood"),
    ("0x10, 0", "\"x\" is not understood"),
    ("56°°, 8", "\"°\" is not understood"),
    ("5NS, 0", "\"NS\" is not understood"),
    ("5 N S, 0", "\"S\" is not understood"),
    ("56.55 - 8.3167", "\"-\" is not understood"),
    ("1, 2, 3", "\"1, 2, 3\" has too many numbers for a place"),
    ("1 2 3 4 5 6 7", "\"1 2 3 4 5 6 7\" has too many numbers for a place"),
    (
      "56,55 8",
      "\"56,55 8\" can be read as 56° N, 55.1333° E or as 56.55° N, 8° E; "
        + "write 56, 55.133333 or 56.55, 8"
    ),
    (
      "56,55,8",
      "\"56,55,8\" can be read as 56.55° N, 8° E or as 56° N, 55.8° E; "
        + "write 56.55, 8 or 56, 55.8"
    ),
    (
      "56 33 8",
      "\"56 33 8\" can be read as 56° N, 33.1333° E or as 56.55° N, 8° E; "
        + "write 56, 33.133333 or 56.55, 8"
    ),
    ("56.55N 8.3167O", "\"O\" is east in German and west in French and Spanish; write E or W"),
    ("8 E, 56", "latitude \"8 E\" is on the wrong axis; write the latitude first"),
    ("8, 56 N", "longitude \"56 N\" is on the wrong axis; write the latitude first"),
    ("56 N, 8 N", "\"56 N, 8 N\" has two latitudes; write N or S with one number"),
    ("-8 S, 0", "\"-8 S\" has a sign and a side; write one of the two"),
    ("S-8, 0", "\"S-8\" has a sign and a side; write one of the two"),
    ("56°75′N 8°E", "\"75\" is too much for minutes or seconds; write less than 60"),
    ("56.5°30′N 8°E", "\"56.5\" has a fraction and a smaller unit beside it"),
    ("91, 0", "latitude 91 lies beyond a pole; write a number from -90 to 90"),
    ("-90.5, 0", "latitude -90.5 lies beyond a pole"),
    ("NaN, 8", "latitude NaN is not a place; write a finite number of degrees"),
    ("8, -inf", "longitude -infinity is not a place"),
    ("1e400, 0", "latitude infinity is not a place"),
    ("91 0", "latitude 91 lies beyond a pole; write a number from -90 to 90"),
    (
      "50 60 70 80",
      "\"50 60 70 80\" has 4 numbers, of which minutes and seconds must be below 60; write two"
    ),
    ("geo:56.55", "\"56.55\" is one half of a place"),
    ("geo:56,55,8,3", "\"56,55,8,3\" has too many numbers"),
    ("geo:56.55,east", "\"east\" is not understood"),
    ("geo:91,0", "latitude 91 lies beyond a pole"),
    ("geo:1,2;crs=nad27", "\"crs=nad27\" is not the reference system of the map"),
    ("geo:1,2;u=far", "\"u=far\" is not understood"),
    ("geo:0,0?q=Lemvig", "\"q=Lemvig\" does not say where"),
    ("+56.55+008.3167CRSNAD27/", "\"CRSNAD27\" is not the reference system of the map"),
    ("H828+2M Lemvig", "\"H828+2M Lemvig\" is a short Plus Code, which is not read"),
    ("///filled.count.soap", "\"///filled.count.soap\" is a what3words address, which is not read"),
    ("32V 457000 6267000", "\"32V 457000 6267000\" is a UTM or MGRS grid reference"),
    (
      "https://maps.app.goo.gl/AbC123",
      "\"https://maps.app.goo.gl/AbC123\" is a short link; open it"
    ),
    ("https://osm.org/go/0ECQKrU--", "\"https://osm.org/go/0ECQKrU--\" is a short link"),
    ("https://www.openstreetmap.org/node/1", "\"https://www.openstreetmap.org/node/1\" does not"),
    ("https://example.org/", "\"https://example.org/\" does not say where"),
    ("https://maps.apple.com/?q=Lemvig", "\"https://maps.apple.com/?q=Lemvig\" does not say where"),
    ("https://www.google.com/maps?q=95,8", "latitude 95 lies beyond a pole"),
  ])
  func `is refused with the part not understood and a remedy`(text: String, message: String) {
    #expect(reading(text).hasPrefix(message))
  }

  @Test func `names the invalid part`() throws {
    let error = #expect(throws: CoordinateTextError.self) {
      try Coordinate(parsing: "56°33′N, 8°75′E")
    }
    #expect(error?.problem == .sixtyOrMore)
    #expect(error?.excerpt == "75")
    #expect(error?.text[..<(error?.range.lowerBound ?? "".startIndex)] == "56°33′N, 8°")
  }

  @Test func `reads the letter O by its language`() {
    #expect(reading("56 N 8 O", language: "de") == "56° N, 8° E")
    #expect(reading("56 N 8 O", language: "fr") == "56° N, 8° W")
    #expect(reading("56 N 8 O", language: "es") == "56° N, 8° W")
    #expect(reading("56 N 8 O", language: "da").contains("east in German"))
  }
}

@Suite struct `The text of a place` {
  /// How far a form may be from the place it was written from, in degrees.
  private func precision(_ form: CoordinateForm) -> Double {
    switch form {
    case .decimal: 0.5e-4
    case .signed, .geoURI, .iso6709, .openStreetMap: 0.5e-6
    case .minutes: 0.5e-3 / 60
    case .seconds: 0.05 / 3600
    case .plusCode: 0.5 / 8000
    }
  }

  @Test(arguments: CoordinateForm.allCases)
  func `is parsed again, within its precision`(form: CoordinateForm) throws {
    var random = SeededGenerator(seed: 3)
    var places = try [
      (0, 0), (90, 0), (-90, 0), (0, 180), (0, -179.9999999), (-0.0000001, 179.9999999),
      (59.99999999, 59.99999999), (-1e-9, -1e-9), (89.99999999, 12), (0.99995, -0.99995),
    ].map { try Coordinate(latitude: $0.0, longitude: $0.1) }
    for _ in 0..<2_000 { places.append(try random.coordinate()) }
    let slack = precision(form) * 1.000001
    for place in places {
      let text = place.text(form)
      let again = try Coordinate(parsing: text)
      let turn = abs(again.longitude - place.longitude)
      #expect(abs(again.latitude - place.latitude) <= slack, "\(text)")
      let isPole = abs(again.latitude) == 90
      #expect(isPole || min(turn, 360 - turn) <= slack, "\(text)")
      #expect(again.text(form) == text || isPole || form == .plusCode)
      #expect(!text.contains("-0,") && !text.hasSuffix("-0") && !text.contains("180° "))
    }
  }

  @Test func `has the usual form`() throws {
    let lemvig = Presets.lemvig.coordinate
    #expect(
      CoordinateForm.allCases.map { lemvig.antipode.text($0) } == [
        "56.55° S, 171.6833° W", "-56.55, -171.683333", "56°33.000′ S, 171°41.000′ W",
        "56°33′0.0″ S, 171°41′0.0″ W", "geo:-56.55,-171.683333", "-56.550000-171.683333/",
        "32MCF828+2M",
        "https://www.openstreetmap.org/?mlat=-56.55&mlon=-171.683333#map=10/-56.55/-171.683333",
      ])
  }

  /// The examples of the specification of Open Location Code.
  @Test(arguments: [
    (20.375, 2.775, "7FG49Q"), (20.3700625, 2.7821875, "7FG49QCJ+2V"),
    (47.0000625, 8.0000625, "8FVC2222+22"), (-41.2730625, 174.7859375, "4VCPPQGP+Q9"),
    (0.5, -179.5, "62G20000+"), (-89.5, -179.5, "22220000+"),
  ])
  func `agrees with published Plus Codes`(
    latitude: Double, longitude: Double, code: String
  ) throws {
    let place = try Coordinate(latitude: latitude, longitude: longitude)
    guard code.contains("+") else {
      #expect(place.text(.plusCode).hasPrefix(code))
      return
    }
    let read = try Coordinate(parsing: code)
    let field = code.hasSuffix("0+") ? 1.0 : 1 / 8000
    #expect(abs(read.latitude - latitude) <= field)
    #expect(abs(read.longitude - longitude) <= field)
    if !code.hasSuffix("0+") { #expect(place.text(.plusCode) == code) }
  }
}

@Suite struct `Any text` {
  @Test func `is parsed or refused, and never crashes`() {
    let pieces = [
      "56", ".55", ",", ", ", "8", "N", "E", "O", "°", "′", "″", "'", "\"", " ", "-", "−", "+", "e",
      "geo:", "?q=", ";", "crs=", "https://", "www.google.com/maps/", "@", "!3d", "!4d", "data=",
      "#",
      "map=", "/", "%", "%C2", "=", "&", "ll=", "北緯", "度", "分", "nan", "inf", "lat", "(", ")", "٥",
      "\u{200E}", "\r\n", "e\u{301}", "👨‍👩‍👧", "9F7JH828", "22", "0", "000000", "///", "a.bcd.efg", ":",
      "½", "一",
      "1e308", "99999999999999999999", "²",
    ]
    var random = SeededGenerator(seed: 4)
    var read = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      do throws(CoordinateTextError) {
        let place = try Coordinate(parsing: text)
        #expect(abs(place.latitude) <= 90 && place.longitude > -180 && place.longitude <= 180)
        read += 1
      } catch {
        #expect(error.text == text)
        #expect(!error.description.isEmpty && error.range.upperBound <= text.endIndex)
      }
    }
    #expect(read > 0)
  }

  @Test func `is parsed or refused when a valid one is damaged`() {
    var random = SeededGenerator(seed: 5)
    let signs = Array("0123456789.,-+ °′″NSEWO/;:=&?#@%eé")
    var read = 0
    for round in 0..<10_000 {
      var text = Array(`A typed place`.lemvig[round % `A typed place`.lemvig.count])
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<max(text.count, 1), using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0 where !text.isEmpty: text.remove(at: place)
        case 1 where !text.isEmpty: text[place] = signs.randomElement(using: &random) ?? "0"
        default: text.insert(signs.randomElement(using: &random) ?? "0", at: place)
        }
      }
      if (try? Coordinate(parsing: String(text))) != nil { read += 1 }
    }
    #expect(read > 1000)
    #expect(read < 9000)
  }
}
