import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

/// The words around a figure: heading, legend, caption and thanks.
@Suite struct `The frame of a figure` {
  private let state = randomRecording(seed: 7).state(at: .line(.max))

  private func draw(
    _ kind: FigureKind = .tree, size: CGSize? = nil, _ change: (inout FigureOptions) -> Void
  ) -> DisplayList {
    var wanted = options(size: size)
    change(&wanted)
    return Figure.draw(kind, of: state, options: wanted)
  }

  private func words(_ picture: DisplayList) -> [String] { picture.runs.map(\.text) }

  @Test func `has a caption below, also for screen readers`() {
    let plain = draw { _ in }
    let picture = draw { $0.caption = "Where it went wrong" }
    #expect(picture.size.width == plain.size.width && picture.size.height > plain.size.height)
    #expect(picture.summary == "Where it went wrong\n" + plain.summary)
    #expect(draw { $0.caption = "" } == plain)
  }

  @Test func `explains only the symbols in use`() throws {
    let picture = draw { $0.showsLegend = true }
    let plain = draw { _ in }
    #expect(picture.size.height > plain.size.height)
    let added = words(picture).filter { !words(plain).contains($0) }
    #expect(added.contains("contains"))
    let marks = Set(state.controllers.values.map { PhaseMark(of: $0).word })
    for mark in PhaseMark.allCases where !marks.contains(mark.word) {
      #expect(!words(picture).contains(mark.word))
    }
    // A stage speaks for itself.
    #expect(draw(.stage) { $0.showsLegend = true } == draw(.stage) { _ in })
  }

  @Test(arguments: FigureKind.allCases)
  func `keeps the requested size`(kind: FigureKind) {
    let size = CGSize(width: 500, height: 400)
    let picture = draw(kind, size: size) {
      $0.caption =
        "A caption that is long enough to be broken into two lines at that width, or three"
      ($0.showsLegend, $0.showsTitle) = (true, true)
      $0.sheet = Sheet([.title("T"), .paragraph("P")])
    }
    #expect(picture.size == size)
  }

  @Test(arguments: [(Backdrop.white, Color.white as Color?), (.transparent, nil)])
  func `has the requested background`(backdrop: Backdrop, color: Color?) {
    #expect(draw { $0.backdrop = backdrop }.background == color)
    #expect(draw(.stage) { $0.backdrop = backdrop }.background == color)
  }
}

/// Sheets: words in a column, whole or by pages.
@Suite struct `A sheet` {
  private let sheet = Sheet([
    .title("Title"), .note("note"), .heading("Head"),
    .paragraph(String(repeating: "word ", count: 90)),
    .item(mark: "•", "item"), .item(mark: "1.", "inner", level: 1),
    .row(name: "phase", value: "appeared", hasChanged: true), .alarm("U1 Warning"),
    .code((1...60).map { "let line\($0) = \($0)" }.joined(separator: "\n")), .rule,
    .picture(DisplayList(size: CGSize(width: 900, height: 300), background: .white, title: "tree")),
  ])

  @Test func `reads as text`() {
    let short = Sheet([
      .title("map"), .note("MapController"), .heading("State"),
      .row(name: "phase", value: "appeared"),
      .row(name: "parent", value: "tunnel", hasChanged: true),
      .code("a\nb"),
    ])
    #expect(
      short.text == """
        map
        MapController

        State
          phase: appeared
          parent: tunnel (changed)
            a
            b

        """)
  }

  @Test(arguments: [200.0, 360, 640, 1_000])
  func `keeps all words within its width`(width: Double) {
    let layout = SheetLayout(
      sheet, as: .lesson, options: options(size: CGSize(width: width, height: 20_000)))
    let picture = layout.picture
    #expect(picture.size == CGSize(width: width, height: 20_000))
    for word in picture.runs {
      #expect(word.frame.minX >= 0 && word.frame.maxX <= width, "\(word)")
    }
  }

  @Test func `breaks into pages between blocks, losing nothing, headings with their text`() {
    let layout = SheetLayout(
      sheet, as: .lesson, options: options(size: CGSize(width: 400, height: 300)))
    let pages = layout.pages(height: 300)
    #expect(pages.count > 4)
    #expect(pages.allSatisfy { $0.size == CGSize(width: 400, height: 300) })
    let all = pages.flatMap { $0.runs.map(\.text) }
    for number in 1...60 { #expect(all.contains("let line\(number) = \(number)")) }
    for (index, page) in pages.enumerated() {
      #expect(page.runs.contains { $0.text == "\(index + 1) / \(pages.count)" })
      // The page number is below everything else.
      let last = page.runs.filter { !$0.text.contains(" / ") }.map(\.frame.maxY).max() ?? 0
      #expect(last <= 300 - 40 + 0.01, "page \(index + 1) ends at \(last)")
    }
  }
}

extension DisplayList {
  /// Every text on the picture, and where it is.
  fileprivate var runs: [(text: String, frame: CGRect)] {
    func runs(_ items: [Item], _ outer: ProjectiveTransform) -> [(text: String, frame: CGRect)] {
      items.flatMap { item -> [(text: String, frame: CGRect)] in
        switch item {
        case .group(let group): return runs(group.items, group.transform.concatenating(outer))
        case .text(let run, let point):
          let box = CGRect(origin: point, size: BlockShaper().size(of: run))
          return [(run.text, box.applying(outer))]
        case .fill, .stroke: return []
        }
      }
    }
    return runs(items, .identity)
  }
}
