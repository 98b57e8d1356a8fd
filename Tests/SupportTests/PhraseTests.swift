import Testing
import Support

/// A phrase and its translation.
@Suite struct `A phrase` {
  private let reversed = Translation(
    text: { key in
      [
        "Saved {1} to {2}": "{2} has {1}", "Broken {1}": "{2} {x} {1", "Twice {1}": "{1}{1}",
      ][key] ?? key
    },
    counted: { _, several, count in
      several == "{1} rows" ? "\(count > 9 ? "many" : "few") {1}" : several
    })

  @Test func `is filed under its text with numbered places`() {
    let phrase: Phrase = "Saved \("a") to \(3)"
    #expect(phrase.key == "Saved {1} to {2}")
    #expect(phrase.values == ["a", "3"])
    #expect(("Open…" as Phrase).key == "Open…")
  }

  @Test func `stands in English where nothing is spoken`() {
    #expect(localized("Saved \("a") to \("b")") == "Saved a to b")
    #expect(localized("1 row", "\(7) rows", count: 7) == "7 rows")
    #expect(localized("1 row", "\(1) rows", count: 1) == "1 row")
  }

  @Test func `may change the order, and reads no places inside of values`() {
    Translation.$here.withValue(reversed) {
      #expect(localized("Saved \("{2}") to \("b")") == "b has {2}")
      #expect(localized("Twice \("x")") == "xx")
      #expect(localized("Unknown \("x")") == "Unknown x")
    }
  }

  @Test func `keeps what is no place of its own`() {
    Translation.$here.withValue(reversed) {
      #expect(localized("Broken \("x")") == "{2} {x} {1")
      #expect(localized("{1}") == "{1}")
    }
  }

  @Test func `counts as the language does`() {
    Translation.$here.withValue(reversed) {
      #expect(localized("1 row", "\(1) rows", count: 1) == "few 1")
      #expect(localized("1 row", "\(12) rows", count: 12) == "many 12")
    }
  }
}
