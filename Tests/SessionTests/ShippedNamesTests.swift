import Foundation
import Scenarios
@testable import Session
import Testing
import Support

@Suite struct `Names of shipped documents` {
  @Test func `are in the list for translators`() throws {
    try TranslatorsList.expect(ShippedNames.all, in: "names.txt")
  }

  @Test func `are Japanese for every demo, action, version and script`() throws {
    let words = try TranslatorsList.words(in: "ja")
    let missing = ShippedNames.all.filter { (words[$0] ?? "").isEmpty }
    #expect(missing.isEmpty, "Resources/Languages/ja.po has no words for them")
  }

  @Test func `are shown in the user's language`() throws {
    let japanese = try TranslatorsList.translation("ja")
    Translation.$here.withValue(japanese) {
      var session = Session(worlds: WorldStore(file: nil), opening: "vertical")
      session.open(system: "vertical")
      let shown =
        [session.opened.title] + session.versions.map(\.title)
        + session.actions.map { [$0.menu, $0.title].compactMap(\.self).joined(separator: " › ") }
      #expect(
        shown == [
          "垂直ナビゲーション", "修正版", "2012年の記事のとおり", "記事のもの、最初のプッシュはnilから", "2012年のサンプルのとおり",
          "プッシュ", "ポップ", "アニメーションなしでプッシュ", "アニメーションなしでポップ", "アニメーションの種類 › スライド",
          "アニメーションの種類 › 押し上げる", "アニメーションの種類 › 覆う", "アニメーションの種類 › フェード",
        ])
      let misuses = Shipped.scripts.last?.choices.map(\.title) ?? []
      #expect(misuses.contains("didMoveを忘れた"))
      #expect(!misuses.contains { $0.hasPrefix("よくある間違い") })
      let latin = Shipped.systems.filter { system in
        !system.summary.unicodeScalars.contains { $0.value > 0x3000 }
      }
      #expect(latin.isEmpty)
    }
  }

  @Test func `are shown with the summaries of scripts`() throws {
    let japanese = try TranslatorsList.translation("ja")
    Translation.$here.withValue(japanese) {
      let choices = Shipped.scripts.flatMap(\.choices)
      let latin = choices.filter { !$0.summary.unicodeScalars.contains { $0.value > 0x3000 } }
      #expect(latin.isEmpty)
      let session = Session(worlds: WorldStore(file: nil), opening: "sheet")
      #expect(session.opened.summary == "シートの後ろでも、表示した側は見えたままです。それで、何も知らされません。")
      let entry = PaletteEntry.all(for: session.opened, in: "ja").first {
        $0.kind == .script && $0.id == "tunnel-back"
      }
      #expect(entry?.details == "2度目のタップは、1度目の400 ms後、ボタンの鍵がまた外れたときです。")
    }
  }

  @Test func `are not translated in a user's script`() {
    let japanese = Translation(text: { "<\($0)>" }, counted: { one, _, _ in one })
    Translation.$here.withValue(japanese) {
      let session = Session(
        worlds: WorldStore(file: nil),
        opening: Scenario(script: "// Tunnel\n//\n// Fixed\n", named: "mine"))
      #expect([session.opened.title, session.opened.summary] == ["Tunnel", "Fixed"])
    }
  }

  @Test(arguments: [
    (
      "// A drawer that slides in; the container forwards itself, so that it\n// can change its mind.\n",
      "A drawer that slides in",
      "The container forwards itself, so that it can change its mind."
    ),
    (
      "// An accordion: of three sections one is open at a time, and only an open one has its view.\n",
      "An accordion", "Of three sections one is open at a time, and only an open one has its view."
    ),
    (
      "// Misuse: a child without a parent\n//\n// It is heard.\n// Twice.\n//\n// Not this",
      "Misuse: a child without a parent", "It is heard. Twice."
    ),
    ("// Words without an end\n// on two lines\n", "Words without an end", "on two lines"),
    ("// Misuse: too short to cut\n", "Misuse: too short to cut", ""),
  ])
  func `come from the comment at the head of a script`(
    script: String, title: String, summary: String
  ) {
    let scenario = Scenario(script: script, named: "mine")
    #expect([scenario.title, scenario.summary] == [title, summary])
  }
}
