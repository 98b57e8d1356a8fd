import CairoKit
import Export
import Figures
import Foundation
import Hierarchy
import Testing

/// A page holds every still of a run, each piece once, and shows it in a real browser.
@Suite struct `A page` {
  private static let withChromium: ConditionTrait = .enabled(
    "chromium is missing: install the package chromium-headless-shell"
  ) { Browser.path != nil }

  /// The page of the whole run, with the tree next to the stage.
  static func page(_ theme: Theme? = nil) throws -> String {
    try FilmScene.withFolder { folder in
      var film = FilmScene.film(.html)
      film.timing = FilmTiming(FilmScene.recording.wholeStretch, stillsPerSecond: 20)
      (film.companion, film.theme, film.title) = (.tree, theme, "Slide & rest")
      let path = folder + "/page.html"
      try film.write(of: FilmScene.recording, options: FilmScene.options(), to: path)
      return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
  }

  private struct Run: Decodable {
    struct Strip: Decodable {
      let pieces: [String]
      let stills: [String]
      let order: String
    }
    let times: String
    let lines: String
    let opening: Int
    let figures: [Strip]
  }

  private func run(in page: String) throws -> Run {
    let match = try #require(page.firstMatch(of: /id="run">(.*?)<\/script>/))
    return try JSONDecoder().decode(Run.self, from: Data(match.1.utf8))
  }

  /// What a still is put together from.
  private func pieces(of still: String, in strip: Run.Strip) -> [String] {
    let runs = numbers(still)
    var result: [String] = []
    for place in stride(from: 0, to: runs.count, by: 2) {
      result += strip.pieces[runs[place]..<runs[place] + runs[place + 1]]
    }
    return result
  }

  private func numbers(_ text: String) -> [Int] {
    text.split(separator: " ").compactMap { Int($0) }
  }

  @Test func `is the same each time and loads nothing`() throws {
    let page = try Self.page()
    #expect(try Self.page() == page)
    #expect(
      !page.contains("http")
        || page.matches(of: /https?:/).allSatisfy { match in
          page[match.range.upperBound...].hasPrefix("//www.w3.org/2000/svg")
        })
    #expect(page.contains("content=\"default-src 'none';"))
    #expect(page.contains("<title>Slide &amp; rest</title>"))
    #expect(page.contains("&lt;/script&gt; &amp; &lt;b&gt;"))
  }

  @Test func `keeps a wide tree readable, and says that it scrolls`() throws {
    try FilmScene.withFolder { folder in
      var recording = Recording()
      let (window, root) = (NodeID(1), NodeID(2))
      recording.append(.viewMade(window, name: "window", className: "Window"))
      recording.append(.controllerMade(root, name: "root", className: "ViewController"))
      recording.append(.rootViewController(window: window, root))
      for number in 3..<34 {
        let child = NodeID(Int32(number))
        recording.append(.controllerMade(child, name: "child", className: "ViewController"))
        recording.append(.parent(child, root))
      }
      recording.append(.callback(.viewDidLoad), by: root, at: .zero, turn: 1)
      var film = FilmScene.film(.html)
      (film.figure, film.companion) = (.tree, nil)
      film.timing = FilmTiming(recording.wholeStretch, stillsPerSecond: 20)
      let path = folder + "/page.html"
      try film.write(of: recording, options: FilmScene.options(), to: path)
      let page = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      let least = try #require(page.firstMatch(of: /#picture-0 svg\{min-width:(\d+)px/))
      // 31 cards side by side, each as wide as its words need at the smallest size.
      #expect((Int(least.1) ?? 0) > 31 * 80)
      #expect(page.contains("scroll to see all of it"))
    }
    #expect(try !Self.page().contains("scroll to see all of it"))
  }

  @Test func `has a step for every callback, and frames while something moves`() throws {
    let run = try run(in: Self.page())
    #expect(run.times == "0 0 0 100 100 150 200 250 300 400 400")
    #expect(run.lines == "0 1 0 2 0 0 0 0 3 4 0")
  }

  @Test func `assembles every frame from pieces, as the exporter writes it`() throws {
    let run = try run(in: Self.page(.light))
    let recording = FilmScene.recording
    var film = FilmScene.film(.html)
    film.timing = FilmTiming(recording.wholeStretch, stillsPerSecond: 20)
    var options = FilmScene.options()
    options.size = film.largestSize(of: recording, options: options)
    let order = numbers(run.figures[0].order)
    let times = numbers(run.times)
    let last = times.count - 1
    let step = try #require(times.firstIndex(of: 200))
    for (index, playhead) in [
      (step, Playhead(.instant(Instant(milliseconds: 200)), in: recording)),
      (last, Playhead(.line(.max), in: recording)),
    ] {
      let picture = Figure.draw(.stage, of: recording, at: playhead, options: options)
      let svg = String(
        decoding: try SVGExporter().encode(picture, scale: 1, shaper: PangoShaper()), as: UTF8.self)
      let strip = run.figures[0]
      let parts = pieces(of: strip.stills[order[index]], in: strip)
      #expect(parts.joined().replacing("p0", with: "") == svg)
    }
  }

  @Test func `stores unchanged parts once`() throws {
    let run = try run(in: Self.page())
    for strip in run.figures {
      var whole = 0
      for still in numbers(strip.order) {
        whole += pieces(of: strip.stills[still], in: strip).joined().utf8.count
      }
      #expect(strip.pieces.joined().utf8.count * 2 < whole)
      #expect(Set(strip.pieces).count == strip.pieces.count)
      #expect(Set(strip.stills).count == strip.stills.count)
    }
  }

  @Test func `follows the reader's theme, or keeps the selected one`() throws {
    let both = try Self.page()
    #expect(
      both.contains("fill=\\\"var(--c") && both.contains("prefers-color-scheme:dark){:root{--c"))
    #expect(both.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
    let dark = try Self.page(.dark)
    #expect(!dark.contains("fill=\\\"var(--c"))
    #expect(dark.contains("<meta name=\"color-scheme\" content=\"dark\">"))
  }

  @Test(withChromium)
  func `steps, plays and is read by a browser`() throws {
    let said = try Browser.visit(
      Self.page(), at: "#e2",
      """
      say(now());
      key('ArrowRight'); say(now());
      key('ArrowRight'); say(now());
      key('ArrowLeft'); say(now() + ' ' + location.hash);
      key('Home'); say(now());
      key('End'); say(now());
      press('#back'); say(now());
      press('#calls li:nth-child(2) button'); say(now());
      say(document.querySelector('[aria-current]').textContent);
      say(document.querySelectorAll('.picture svg[role=img]').length + ' pictures');
      const slider = document.querySelector('input');
      say(slider.getAttribute('aria-valuetext') + ', ' + slider.max);
      slider.value = 0; slider.dispatchEvent(new Event('input')); say(now());
      press('#play'); say(document.querySelector('#play').textContent);
      setTimeout(() => { say(now()); say(document.querySelector('#play').textContent); done(); }, 1500);
      """)
    #expect(
      said.joined(separator: "\n") == """
        100 ms · pane viewWillAppear(true)
        300 ms · pane viewDidAppear(true)
        400 ms · > </script> & <b>"done"</b>
        300 ms · pane viewDidAppear(true) #e3
        0 ms · The start
        400 ms · > </script> & <b>"done"</b>
        400 ms · > </script> & <b>"done"</b>
        100 ms · pane viewWillAppear(true)
        100\u{202F}ms pane viewWillAppear(true)
        2 pictures
        100 ms · pane viewWillAppear(true), 10
        0 ms · The start
        Pause
        400 ms · > </script> & <b>"done"</b>
        Play
        """)
  }

  @Test(withChromium)
  func `steps between callbacks with reduced motion`() throws {
    let said = try Browser.visit(
      Self.page(), at: "#e0", options: ["--force-prefers-reduced-motion"],
      """
      let seen = [];
      new MutationObserver(() => seen.push(now())).observe(
        document.querySelector('#now'), { childList: true, characterData: true, subtree: true });
      press('#play');
      setTimeout(() => { say([...new Set(seen)].join(' | ')); done(); }, 6000);
      """)
    #expect(
      said == [
        "0 ms · root viewDidLoad | 100 ms · pane viewWillAppear(true) | "
          + "300 ms · pane viewDidAppear(true) | 400 ms · > </script> & <b>\"done\"</b>"
      ])
  }
}
