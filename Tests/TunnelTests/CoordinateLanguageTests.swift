import TestSupport
import Testing
import Tunnel

@Suite struct `A coordinate in a language` {
  @Test func `has the directions, symbols and digits of the language`() throws {
    let texts = ["en", "da", "de", "de_CH", "fr", "es", "es_MX", "ja", "zh", "ar", "ar_MA"].map {
      identifier in
      AnswerLocale(identifier: identifier).map {
        "\(identifier) \(Presets.lemvig.coordinate.antipode.text(in: $0))"
      } ?? identifier
    }
    #expect(
      texts == [
        "en 56.55° S, 171.6833° W", "da 56,55° S, 171,6833° V", "de 56,55° S, 171,6833° W",
        "de_CH 56.55° S, 171.6833° W", "fr 56,55° S, 171,6833° O", "es 56,55° S, 171,6833° O",
        "es_MX 56.55° S, 171.6833° O", "ja 南緯56.55度、西経171.6833度",
        "zh 南纬56.55°，西经171.6833°", "ar ٥٦٫٥٥° جنوبًا، ١٧١٫٦٨٣٣° غربًا",
        "ar_MA 56,55° جنوبًا، 171,6833° غربًا",
      ])
    let lemvig = Presets.lemvig.coordinate
    #expect(lemvig.text(in: AnswerLocale(.danish)) == "56,55° N, 8,3167° Ø")
    #expect(lemvig.text(in: AnswerLocale(.german)) == "56,55° N, 8,3167° O")
    #expect(lemvig.text(in: .english) == lemvig.description)
  }

  @Test(arguments: Language.allCases)
  func `is parsed in its language`(language: Language) throws {
    var random = SeededGenerator(seed: 15)
    var places = try [
      (0, 0), (90, 0), (-90, 0), (0, 180), (12, 180), (-12.5, 0), (0, -8.25), (7, -8), (7.5, 8),
      (-7, 0.0001), (0.00001, -179.99999),
    ].map { try Coordinate(latitude: $0.0, longitude: $0.1) }
    for _ in 0..<500 { places.append(try random.coordinate()) }
    for region in [nil, "CH", "MX", "MA", "AE"] {
      let locale = AnswerLocale(language, region: region)
      for place in places {
        let text = place.text(in: locale)
        let again = try Coordinate(parsing: text, language: language.rawValue)
        #expect(again.description == place.description, "\(text)")
      }
    }
  }
}
