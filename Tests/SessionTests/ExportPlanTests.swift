import Drawing
import Export
import Figures
import Foundation
import Geometry
import Hierarchy
@testable import Session
import Testing

/// Exporting from the window: what is chosen, what it is called, what is in the way, what comes out.
@Suite struct `An export from the window` {
  private func plan(
    of name: String = "vertical", _ change: (inout ExportChoice) -> Void = { _ in }
  ) -> ExportPlan {
    var choice = ExportChoice()
    change(&choice)
    return ExportPlan(choice, of: session(name).opened, options: FigureOptions(shaper: NoLetters()))
  }

  @Test func `knows formats by file extension`() {
    let names = ["a.PNG", "b.webm", "c.svg", "d", "e.txt", "f.tar"]
    let stage = plan(), tree = plan { $0.figure = .tree }
    #expect(
      names.map { stage.kind(endingAs: $0)?.word } == ["png", "webm", "svg", nil, nil, nil])
    #expect(
      names.map { tree.kind(endingAs: $0)?.word } == ["png", "webm", "svg", nil, "txt", nil])
  }

  @Test func `has a descriptive file name`() {
    let kinds = ExportKind.all.map { kind in
      let plan = plan {
        ($0.kind, $0.part) = (kind, .between(20, 120))
        if kind.isText { $0.figure = .tree }
      }
      return "\(kind.word): \(kind.title), \(plan.fileName), \(plan.subject)"
    }
    #expect(
      kinds.joined(separator: "\n") == """
        png: PNG Image, vertical-stage-0ms.png, Stage at 0 ms
        svg: SVG Image, vertical-stage-0ms.svg, Stage at 0 ms
        pdf: PDF Image, vertical-stage-0ms.pdf, Stage at 0 ms
        dot: Graph for Graphviz, vertical-tree-0ms.dot, Controllers at 0 ms
        txt: Text, vertical-tree-0ms.txt, Controllers at 0 ms
        json: State as JSON, vertical-tree-0ms.json, Controllers at 0 ms
        gif: Animated GIF, vertical-stage-20-120ms.gif, Stage from 20 to 120 ms
        webm: WebM Video, vertical-stage-20-120ms.webm, Stage from 20 to 120 ms
        mp4: MP4 Video, vertical-stage-20-120ms.mp4, Stage from 20 to 120 ms
        frames: Image Sequence, vertical-stage-20-120ms, Stage from 20 to 120 ms
        html: Web Page, vertical-stage-20-120ms.html, Stage from 20 to 120 ms
        """)
  }

  @Test func `knows the animations of the run`() {
    let plan = self.plan()
    let moves = plan.recording.movingStretches
    #expect(
      moves.map { [$0.start.milliseconds, $0.end.milliseconds] } == [[0, 300], [500, 800]])
    #expect(
      plan.parts.map(\.title) == [
        "Animation 1 (0–300 ms)", "Animation 2 (500–800 ms)", "Whole Run (0–800 ms)",
        "From … to …",
      ])
    #expect(plan.parts.map(\.part) == [.movement(0), .movement(1), .whole, .between(0, 300)])
    // A run with fewer movements than the last one shows its first.
    #expect(self.plan { $0.part = .movement(7) }.stretch == moves.first)
  }

  @Test func `shows its size`() {
    let size = CGSize(width: 384, height: 524.2)
    func words(_ change: (inout ExportChoice) -> Void) -> String {
      plan(change).measure(of: size, NoLetters())
    }
    #expect(words { _ in } == "768 × 1049 pixels")
    #expect(words { $0.kind = .picture(.svg) } == "384 × 525 points")
    #expect(
      words { ($0.kind, $0.scale, $0.speed) = (.film(.gif), 1, 0.25) }
        == "384 × 525 pixels, 31 frames, 1.2 s")
    #expect(words { $0.kind = .film(.html) } == "384 × 525 points")
    #expect(words { ($0.figure, $0.kind) = (.tree, .picture(.txt)) } == "2 lines")
  }

  @Test func `gives the reason if it is not possible`() {
    func problem(_ change: (inout ExportChoice) -> Void) -> String? {
      plan(change).problem(environment: ["PATH": "/nowhere"])
    }
    #expect(problem { _ in } == nil)
    #expect(
      problem { $0.figure = .map }
        == "No map at this time. Choose another figure or time.")
    #expect(
      problem { $0.kind = .film(.mp4) }
        == "A film as mp4 is made by the program ffmpeg, which is not installed: install the Debian "
        + "package ffmpeg, or choose frames or html.")
    #expect(problem { $0.kind = .film(.frames) } == nil)
  }

  @Test func `has attribution only if there is a map`() {
    #expect(plan(of: "tunnel").hasMaps)
    #expect(!plan(of: "tunnel") { $0.figure = .tree }.hasMaps)
    #expect(!plan(of: "vertical").hasMaps)
  }

  @Test func `offers only the options that matter`() {
    func rows(_ change: (inout ExportChoice) -> Void) -> String {
      var choice = ExportChoice()
      change(&choice)
      return [
        ("theme", choice.isPainted), ("background", choice.showsBackground),
        ("scale", choice.showsScale), ("page", choice.showsPaper), ("words", choice.showsForm),
        ("legend", choice.showsLegendRow), ("device", choice.showsFrame),
        ("thanks", choice.showsThanks),
        ("part", choice.showsPart), ("instants", choice.showsInstants),
        ("count", choice.showsCount), ("rate", choice.showsRate), ("speed", choice.showsSpeed),
      ].filter(\.1).map(\.0).joined(separator: " ")
    }
    let stage = "theme background scale device thanks"
    #expect(rows { _ in } == stage)
    #expect(rows { $0.part = .between(0, 1) } == stage)
    #expect(rows { $0.kind = .picture(.svg) } == "theme background device thanks")
    #expect(rows { $0.kind = .picture(.pdf) } == "theme background page device thanks")
    #expect(rows { $0.figure = .timeline } == "theme background scale legend")
    #expect(
      rows { $0.figure = .storyboard } == "theme background scale thanks part count")
    #expect(rows { ($0.figure, $0.kind) = (.tree, .picture(.txt)) } == "words")
    #expect(rows { ($0.figure, $0.kind) = (.inspector, .picture(.txt)) } == "")
    #expect(rows { ($0.figure, $0.kind) = (.tree, .picture(.json)) } == "")
    #expect(
      rows { ($0.kind, $0.part) = (.film(.gif), .between(0, 1)) }
        == "theme scale device thanks part instants rate speed")
    #expect(rows { $0.kind = .film(.html) } == "theme device thanks part speed")
  }

  @Test func `offers the formats of its figure, and changes an unsupported one`() {
    func kinds(_ figure: FigureKind) -> String {
      plan { $0.figure = figure }.kinds.map(\.word).joined(separator: " ")
    }
    #expect(kinds(.stage) == "png svg pdf gif webm mp4 frames html")
    #expect(kinds(.tree) == "png svg pdf dot txt json gif webm mp4 frames html")
    #expect(kinds(.inspector) == "png svg pdf txt gif webm mp4 frames html")
    #expect(kinds(.storyboard) == "png svg pdf")
    let chosen = plan { ($0.figure, $0.kind) = (.stage, .picture(.dot)) }.choice
    #expect(chosen.kind == .picture(.png))
    // A lesson is there while one is taken.
    let lesson = plan { $0.figure = .lesson }
    #expect(lesson.choice.figure == .stage && !lesson.figures.contains(.lesson))
  }

  @Test func `of a lesson is the open page, or the whole lesson`() throws {
    var session = session("vertical")
    try session.open(lesson: "06-adding-a-child", language: "en")
    session.goToPage(1)
    func text(_ isWhole: Bool) throws -> String {
      var choice = ExportChoice()
      (choice.figure, choice.kind) = (.lesson, .picture(.svg))
      choice.showsWholeLesson = isWhole
      let plan = ExportPlan(choice, of: session.opened, options: FigureOptions(shaper: NoLetters()))
      return plan.options(NoLetters()).sheet?.text ?? ""
    }
    let (page, whole) = (try text(false), try text(true))
    #expect(page.split(separator: "\n").dropFirst().first?.hasPrefix("2 / ") == true, "\(page)")
    #expect(whole.count > page.count && !whole.contains("2 / "))
  }

  @Test func `of an inspector shows the selection at any moment`() throws {
    var session = session("vertical")
    let controller = try #require(session.state.controllers.values.last)
    session.opened.select(controller.id)
    var choice = ExportChoice()
    (choice.figure, choice.kind) = (.inspector, .picture(.txt))
    let options = FigureOptions(shaper: NoLetters(), selection: session.selection)
    let plan = ExportPlan(choice, of: session.opened, options: options)
    #expect(plan.text(NoLetters()).hasPrefix(controller.name + "\n"))
    // A film of it changes.
    choice.kind = .film(.gif)
    let film = ExportPlan(choice, of: session.opened, options: options)
    let made = film.options(NoLetters())
    let texts = Set(
      film.recording.movingStretches.prefix(1).flatMap { [$0.start, $0.end] }.map { instant in
        made.settled(for: .inspector, at: Playhead(.instant(instant), in: film.recording))
          .sheet?.text
      })
    #expect(texts.count == 2)
  }

  @Test func `equals the command's with the same options`() throws {
    let session = session("vertical")
    var choice = ExportChoice()
    (choice.kind, choice.scale, choice.coloring) = (.picture(.svg), 1, .dark)
    (choice.figure, choice.caption, choice.showsTitle) = (.tree, "Words.", true)
    (choice.showsLegend, choice.background, choice.size) = (
      true, .white, CGSize(width: 700, height: 500)
    )
    var look = ExportLook()
    (look.theme, look.size, look.backdrop) = (.dark, CGSize(width: 700, height: 500), .white)
    (look.showsTitle, look.showsLegend, look.caption) = (true, true, "Words.")
    var job = PictureJob(.tree, .svg)
    job.subject = session.opened.title
    let command = try job.bytes(
      of: session.recording, at: session.player.playhead,
      options: look.options(for: .tree, of: session.recording, shaper: NoLetters()))
    let window = try ExportPlan(
      choice, of: session.opened, options: FigureOptions(shaper: NoLetters())
    )
    .bytes(NoLetters())
    #expect(String(decoding: window, as: UTF8.self) == String(decoding: command, as: UTF8.self))
  }

  @Test func `is remembered, except unreadable values`() {
    var choice = ExportChoice()
    (choice.figure, choice.kind, choice.coloring) = (.hierarchy, .film(.webm), .dark)
    (choice.background, choice.scale, choice.stillsPerSecond) = (.none, 3, 50)
    (choice.speed, choice.showsCaptions, choice.count) = (0.1, true, 9)
    choice.size = CGSize(width: 640, height: 480)
    (choice.showsTitle, choice.showsLegend, choice.hasDevice) = (true, true, false)
    (choice.thanks, choice.paper, choice.printsAsUIKit) = (false, "A4-landscape", true)
    choice.showsWholeLesson = false
    #expect(ExportChoice(words: choice.words) == choice)
    #expect(Set(choice.words.keys) == Set(ExportChoice.keys))
    let odd = Dictionary(uniqueKeysWithValues: ExportChoice.keys.map { ($0, "-7") })
    #expect(ExportChoice(words: odd) == ExportChoice())
    #expect(ExportChoice(words: [:]) == ExportChoice())
    #expect(ExportChoice(words: ["size": "1e9x5"]).size == nil)
  }

  @Test func `uses the chosen background and theme`() {
    func ground(_ change: (inout ExportChoice) -> Void) -> Color? {
      plan(change).picture(NoLetters()).background
    }
    #expect(ground { _ in } == Palette(.light).stageGround)
    #expect(ground { $0.coloring = .dark } == Palette(.dark).stageGround)
    #expect(ground { $0.background = .white } == .white)
    #expect(ground { $0.background = .none } == nil)
  }

  @Test func `previews the frame of a film nearest to the current instant`() {
    let session = session("vertical")
    func picture(_ part: ExportChoice.Part) -> DisplayList {
      var choice = ExportChoice()
      (choice.kind, choice.part) = (.film(.gif), part)
      return ExportPlan(choice, of: session.opened, options: FigureOptions(shaper: NoLetters()))
        .picture(NoLetters())
    }
    let recording = session.recording
    func still(_ milliseconds: Int) -> DisplayList {
      Figure.draw(
        .stage, of: recording,
        at: Playhead(.instant(Instant(milliseconds: milliseconds)), in: recording),
        options: FigureOptions(shaper: NoLetters()))
    }
    #expect(session.player.instant.milliseconds == 0)
    #expect(picture(.between(150, 300)) == still(150))
    #expect(picture(.between(150, 300)) != still(0))
  }

  @Test func `writes a file or gives the reason, and leaves nothing when canceled`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-plan-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func problem(
      _ name: String, cancelled: Bool = false, _ change: (inout ExportChoice) -> Void
    ) -> String? {
      plan(change).problemOfWriting(
        to: "\(folder)/\(name)", NoLetters(), progress: { _ in }, isCancelled: { cancelled })
    }
    #expect(problem("a.svg") { $0.kind = .picture(.svg) } == nil)
    #expect(
      problem("no/a.svg") { $0.kind = .picture(.svg) }
        == "\(folder)/no/a.svg: cannot be written: No such file or directory; create the folder first."
    )
    #expect(
      problem("a.html", cancelled: true) { $0.kind = .film(.html) }
        == "The film was cancelled; nothing was written.")
    let drawing = plan { $0.kind = .picture(.svg) }
    #expect(
      drawing.fileToDrag(NoLetters(), in: folder + "/cache")
        == "\(folder)/cache/\(drawing.fileName)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    #expect(files == ["a.svg", "cache", "cache/vertical-stage-0ms.svg"])
  }
}

/// Letters without a size.
private final class NoLetters: TextShaper {
  func size(of run: TextRun) -> CGSize { CGSize(width: run.width ?? 10, height: run.size) }
  func lines(of run: TextRun) -> [TextLine] { [] }
  func outline(of run: TextRun) -> Path { Path() }
}
