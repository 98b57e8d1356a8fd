import Foundation
import Testing
import Tunnel

@Suite struct `The facts about a tunnel` {
  /// Noon in Greenwich on the longest day of 2026.
  private let midsummer = Date(timeIntervalSince1970: 1_782_043_200)

  private var facts: TunnelFacts {
    TunnelFacts(
      about: StraightTunnel(antipodeOf: Presets.lemvig.coordinate), under: Sun(at: midsummer))
  }

  @Test func `are read as a small table`() {
    #expect(
      facts.text(in: .english) == """
        Straight through the Earth
        Place: 56.55° N, 8.3167° E | 56.55° S, 171.6833° W
        Solar time: 12:31, day | 00:31, night
        Season: summer | winter
        Length: 12,742 km
        Free fall: 42.2 min

        """)
    #expect(
      facts.text(in: AnswerLocale(.danish)) == """
        Tværs gennem Jorden
        Sted: 56,55° N, 8,3167° Ø | 56,55° S, 171,6833° V
        Soltid: 12:31, dag | 00:31, nat
        Årstid: sommer | vinter
        Længde: 12.742 km
        Frit fald: 42,2 min.

        """)
    #expect(
      facts.lines(in: AnswerLocale(.arabic)).map { $0.values[0] } == [
        "٥٦٫٥٥° شمالًا، ٨٫٣١٦٧° شرقًا", "١٢:٣١, نهار", "الصيف", "١٢٬٧٤٢ كم", "٤٢٫٢ دقيقة",
      ])
    #expect(
      facts.lines(in: AnswerLocale(.english, region: "US"))[3].values == ["7,918 mi"])
  }

  @Test(arguments: Language.allCases)
  func `are translated into every language`(language: Language) {
    let lines = facts.lines(in: AnswerLocale(language))
    #expect(lines.map(\.values.count) == [2, 2, 2, 1, 1])
    #expect(Set(lines.map(\.title)).count == 5)
    #expect(lines.allSatisfy { $0.values.allSatisfy { !$0.isEmpty } })
    #expect(!facts.title(in: AnswerLocale(language)).isEmpty)
    #expect(facts.here.season != facts.there.season)
  }

  @Test func `have times that are half a day apart, everywhere`() throws {
    for longitude in stride(from: -180.0, through: 180, by: 17) {
      for hour in 0..<24 {
        let sun = Sun(at: midsummer.addingTimeInterval(Double(hour) * 3601))
        let place = try Coordinate(latitude: 10, longitude: longitude)
        let facts = TunnelFacts(about: StraightTunnel(antipodeOf: place), under: sun)
        let apart = abs(facts.here.time.seconds - facts.there.time.seconds)
        #expect(abs(apart - 43_200) < 1e-3)
      }
    }
  }
}

@Suite struct `The text of a scale` {
  @Test func `has the units and digits of the locale`() {
    func texts(_ locale: AnswerLocale) -> [String] {
      locale.scaleUnits.map { locale.scaleText(2000, $0) }
    }
    #expect(texts(.english) == ["2,000 km", "2,000 m"])
    #expect(texts(AnswerLocale(.english, region: "GB")) == ["2,000 mi", "2,000 ft"])
    #expect(texts(AnswerLocale(.danish)) == ["2.000 km", "2.000 m"])
    #expect(texts(AnswerLocale(.chinese)) == ["2,000公里", "2,000米"])
    #expect(AnswerLocale.ScaleUnit.allCases.map(\.meters) == [1000, 1, 1609.344, 0.3048])
  }
}
