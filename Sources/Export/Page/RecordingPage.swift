import Drawing
import Figures
import Hierarchy

/// A self-contained web page of a part of a run.
struct RecordingPage {
  private let film: Film
  private let recording: Recording
  private let options: FigureOptions
  private let steps: [PageStep]

  /// The most steps, each of which is a picture.
  static let mostSteps = 5_000

  init(_ film: Film, of recording: Recording, options: FigureOptions) throws(FilmError) {
    self.film = film
    self.recording = recording
    self.options = options
    steps = PageSteps.steps(of: recording, in: film.timing)
    guard steps.count <= Self.mostSteps else {
      throw .tooManyStills(steps.count, most: Self.mostSteps)
    }
  }

  /// The file's bytes.
  func bytes(for audience: Film.Audience) throws(FilmError) -> [UInt8] {
    var blend = ThemeBlend()
    var strips: [Strip] = []
    let figures = [film.figure] + (film.companion.map { [$0] } ?? [])
    for (place, figure) in figures.enumerated() {
      strips.append(try strip(figure, place, of: figures.count, &blend, for: audience))
    }
    return Array(document(strips, blend).utf8)
  }

  /// A figure at all steps.
  struct Strip {
    let figure: FigureKind
    let table: StillTable
    /// The theme; nil follows the reader's.
    let theme: Theme?
  }

  private func strip(
    _ figure: FigureKind, _ place: Int, of count: Int, _ blend: inout ThemeBlend,
    for audience: Film.Audience
  ) throws(FilmError) -> Strip {
    let themes: [Theme] = film.theme.map { [$0] } ?? [.light, .dark]
    var trial = blend
    if let table = try table(figure, place, of: count, themes, &trial, for: audience) {
      blend = trial
      return Strip(figure: figure, table: table, theme: film.theme)
    }
    var none = ThemeBlend()
    let table = try table(figure, place, of: count, [.light], &none, for: audience)
    return Strip(figure: figure, table: table ?? StillTable(), theme: .light)
  }

  /// The pictures of a figure; nil if themes differ in more than colors.
  private func table(
    _ figure: FigureKind, _ place: Int, of count: Int, _ themes: [Theme],
    _ blend: inout ThemeBlend, for audience: Film.Audience
  ) throws(FilmError) -> StillTable? {
    var table = StillTable()
    var alone = film
    (alone.figure, alone.companion) = (figure, nil)
    var options = options
    if place > 0 { options.showsCredit = false }
    if options.size == nil { options.size = alone.largestSize(of: recording, options: options) }
    // The device keeps its size; other figures use the requested one.
    if let size = options.size, figure != .stage, figure != .map { table.size = size }
    for (index, step) in steps.enumerated() {
      guard !audience.isCancelled() else { throw .cancelled }
      var pictures: [[String]] = []
      for theme in themes {
        options.theme = theme
        let picture = alone.draw(of: recording, at: step.playhead, options: options)
        let bytes = try filming { () throws(ExportError) in
          try SVGExporter().encode(picture, scale: film.scale, shaper: options.shaper)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        pictures.append(StillTable.cut(text).map { Self.named($0, "p\(place)") })
      }
      if pictures.count == 1 {
        table.add(pictures[0])
      } else if let blended = blend.blend(pictures[0], pictures[1]) {
        table.add(blended)
      } else {
        return nil
      }
      audience.progress(place * steps.count + index + 1, count * steps.count)
    }
    return table
  }

  /// A piece with its ids prefixed by figure, since a page may have two.
  private static func named(_ piece: String, _ prefix: String) -> String {
    guard let end = piece.firstIndex(of: ">"), piece.hasPrefix("<") else { return piece }
    var tag = String(piece[..<end])
    tag = tag.replacing(" id=\"", with: " id=\"\(prefix)").replacing(
      "url(#", with: "url(#\(prefix)")
    if let label = tag.firstRange(of: "aria-labelledby=\""),
      let quote = tag[label.upperBound...].firstIndex(of: "\"")
    {
      let names = tag[label.upperBound..<quote].split(separator: " ").map { prefix + $0 }
      tag.replaceSubrange(label.upperBound..<quote, with: names.joined(separator: " "))
    }
    return tag + piece[end...]
  }

  private func document(_ strips: [Strip], _ blend: ThemeBlend) -> String {
    let opening = PageSteps.opening(steps, of: recording)
    let title = SVGBuffer.text { $0.escaped(film.title) }
    let pictures = strips.enumerated().map { place, strip in
      """
      <figure><figcaption>\(strip.figure.title)\(strip.table.isScrolled ? Self.hint : "")</figcaption>\
      <div class="picture" id="picture-\(place)"></div></figure>

      """
    }.joined()
    let colors =
      blend.pairs.isEmpty
      ? ""
      : """
      :root{\(blend.style(\.light))}
      @media (prefers-color-scheme:dark){:root{\(blend.style(\.dark))}}

      """
    let sizes = strips.enumerated().map { $1.table.style(of: "#picture-\($0) svg") }.joined()
    let scheme =
      strips.contains { $0.theme == nil } ? "light dark" : film.theme?.rawValue ?? "light"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="\(scheme)">
      <title>\(title)</title>
      <style>
      \(colors)\(Self.style)\(sizes)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      <noscript><p>The pictures move with JavaScript; without it there is the list of callbacks.</p>\
      </noscript>
      <main>
      <div class="figures">
      \(pictures)</div>
      <section aria-labelledby="calls-title">
      <h2 id="calls-title">Callbacks</h2>
      <ol id="calls">
      \(calls)</ol>
      </section>
      </main>
      \(Self.controls)
      <script type="application/json" id="run">\(data(strips, opening))</script>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  /// The hint for a picture that scrolls.
  private static let hint = " <small>scroll to see all of it</small>"

  /// The list of callbacks.
  private var calls: String {
    steps.enumerated().compactMap { place, step in
      guard let caption = step.caption else { return nil }
      let alarm = caption.isAlarm ? " class=\"alarm\"" : ""
      return """
        <li><button type="button" data-step="\(place)" tabindex="-1"\(alarm)>\
        <span class="time">\(caption.instant.milliseconds)&#8239;ms</span> \
        \(SVGBuffer.text { $0.escaped(caption.text) })</button></li>

        """
    }.joined()
  }

  /// The script's data.
  private func data(_ strips: [Strip], _ opening: Int) -> String {
    func numbers(_ list: [Int]) -> String { list.map(String.init).joined(separator: " ") }
    let figures = strips.map { strip in
      JSON.object([
        ("pieces", .array(strip.table.pieces.map(JSON.string))),
        ("stills", .array(strip.table.stills.map { .string(numbers($0)) })),
        ("order", .string(numbers(strip.table.order))),
      ])
    }
    let times = steps.map { Self.milliseconds($0.playhead.instant) }.joined(separator: " ")
    let json = JSON.object([
      ("times", .string(times)),
      ("lines", .string(numbers(steps.map { $0.line ?? 0 }))),
      ("opening", .number(Double(opening))),
      ("speed", .number(film.timing.speed)),
      ("figures", .array(figures)),
    ])
    // Text must not close the script element.
    return json.text.replacing("<", with: "\\u003c")
  }

  /// With fractions of a millisecond if needed.
  private static func milliseconds(_ instant: Instant) -> String {
    SVGBuffer.text { $0.length(Double(instant.nanoseconds) / 1e6) }
  }
}
