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

  @Test func `is filed under its text with numbered placeholders`() {
    let phrase: Phrase = "Saved \("a") to \(3)"
    #expect(phrase.key == "Saved {1} to {2}")
    #expect(phrase.values == ["a", "3"])
    #expect(("Open…" as Phrase).key == "Open…")
  }

  @Test func `is in English without a translation`() {
    #expect(localized("Saved \("a") to \("b")") == "Saved a to b")
    #expect(localized("1 row", "\(7) rows", count: 7) == "7 rows")
    #expect(localized("1 row", "\(1) rows", count: 1) == "1 row")
  }

  @Test func `may reorder values, and reads no placeholders in them`() {
    Translation.$here.withValue(reversed) {
      #expect(localized("Saved \("{2}") to \("b")") == "b has {2}")
      #expect(localized("Twice \("x")") == "xx")
      #expect(localized("Unknown \("x")") == "Unknown x")
    }
  }

  @Test func `keeps text that is no placeholder`() {
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
