import CairoKit
import Drawing
import Export
import Foundation
import FoundationXML
import Geometry
import Hierarchy
import Testing
import TestSupport

/// SVG that any program reads back as it was meant.
@Suite struct SVGExporterTests {
  private func svg(_ picture: DisplayList) throws -> String {
    String(
      decoding: try SVGExporter().encode(picture, scale: 1, shaper: PangoShaper()), as: UTF8.self)
  }

  @Test func `a small picture is this SVG`() throws {
    let picture = DisplayList(
      size: CGSize(width: 100, height: 50.5), background: Color(hex: 0xFAFAFA),
      items: [
        .group(
          Group(
            node: NodeID(3), title: "A<B", transform: .init(.init(translationX: 10, y: 5)),
            clip: .rectangle(CGRect(x: 0, y: 0, width: 20, height: 20)), opacity: 0.5,
            items: [
              .fill(.rectangle(CGRect(x: 0, y: 0, width: 30, height: 10)), .red),
              .stroke(
                .line(from: .zero, to: CGPoint(x: -0.001, y: 9.999)),
                Stroke(.blue.withAlpha(0.25), width: 1.5, dashes: [2, 1])),
            ])),
        .group(Group(node: NodeID(3), items: [])),
      ], title: "T", summary: "S")
    #expect(
      try svg(picture) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50.5" viewBox="0 0 100 50.5" \
        role="img" aria-labelledby="title desc" xml:space="preserve" \
        font-family="Inter, Noto Sans, Noto Sans CJK JP, sans-serif" font-size="12" \
        stroke-width="1.5" fill="none" fill-rule="evenodd" clip-rule="evenodd" \
        stroke-miterlimit="10">
        <title id="title">T</title>
        <desc id="desc">S</desc>
        <path d="M0 0H100V50.5H0Z" fill="#fafafa"/>
        <clipPath id="c1"><path d="M0 0H20V20H0Z"/></clipPath>
        <g id="n3" transform="translate(10 5)" clip-path="url(#c1)" opacity="0.5">\
        <title>A&lt;B</title>
         <path d="M0 0H30V10H0Z" fill="#ff0000"/>
         <path d="M0 0V10" stroke="#0000ff" stroke-opacity="0.25" stroke-dasharray="2 1"/>
        </g>
        <g id="n3-2">
        </g>
        </svg>

        """)
  }

  @Test func `shapes and paths are written compactly`() throws {
    let box = CGRect(x: 100.25, y: 200, width: 40, height: 20)
    let outline = Path.roundedRectangle(box, radius: 8)
    let bow = Path([
      .move(CGPoint(x: 1000, y: 70)),
      .curve(CGPoint(x: 1000, y: 87), CGPoint(x: 900, y: 87), to: CGPoint(x: 900, y: 104)),
      .curve(CGPoint(x: 900, y: 105), CGPoint(x: 900, y: 106), to: CGPoint(x: 900, y: 107)),
      // One that turns back is no line.
      .curve(CGPoint(x: 900, y: 120), CGPoint(x: 900, y: 120), to: CGPoint(x: 900, y: 110)),
    ])
    let circle = Path.circle(center: CGPoint(x: 9, y: 8), radius: 4.5)
    let picture = DisplayList(
      size: CGSize(width: 10, height: 10),
      items: [
        .fill(outline, .red), .stroke(outline, Stroke(.blue, width: 2)),
        .fill(circle, .red), .stroke(circle, Stroke(.blue, dashes: [1, 2])),
        .fill(circle, .clear), .stroke(circle, Stroke(.blue)),
        .fill(.ellipse(in: CGRect(x: 0, y: 0, width: 4, height: 2)), .red),
        .stroke(bow, Stroke(.blue)),
      ])
    let lines = try svg(picture).split(separator: "\n").dropFirst().dropLast()
    #expect(
      lines.joined(separator: "\n") == """
        <rect x="100.25" y="200" width="40" height="20" rx="8" fill="#ff0000" stroke="#0000ff" \
        stroke-width="2"/>
        <path d="M9 3.5H9c2.49 0 4.5 2.01 4.5 4.5h0c0 2.49-2.01 4.5-4.5 4.5H9c-2.49 0-4.5-2.01-4.5\
        -4.5h0C4.5 5.51 6.51 3.5 9 3.5Z" fill="#ff0000" stroke="#0000ff" stroke-width="1" \
        stroke-dasharray="1 2"/>
        <circle cx="9" cy="8" r="4.5" stroke="#0000ff" stroke-width="1"/>
        <path d="M2 0H2C3.1 0 4 0.45 4 1H4C4 1.55 3.1 2 2 2H2C0.9 2 0 1.55 0 1H0C0 0.45 0.9 0 2 0Z" \
        fill="#ff0000"/>
        <path d="M1000 70c0 17-100 17-100 34v3c0 13 0 13 0 3" stroke="#0000ff" stroke-width="1"/>
        """)
  }

  @Test func `text stays text in a flat picture, line by line`() throws {
    let text = try svg(Sample.picture())
    let reader = Reader(text)
    #expect(reader.isWellFormed)
    #expect(reader.texts == PangoShaperLines.ofSample)
    #expect(reader.ids == ["title", "desc", "n12", "c1", "n7"])
    #expect(
      reader.titles == ["Tunnel \u{FFFD} \"mid-flip\"", "TunnelController <root>", "MapController"])
    #expect(text.contains("aria-label=\"Lemvig\""))
    #expect(text.utf8.count < 8_000)
  }

  @Test func `text in a flat pane is text, too`() throws {
    #expect(Reader(try svg(Sample.picture(turnedBy: 0))).texts.last == "Lemvig")
  }

  @Test func `absurd pictures are well-formed`() throws {
    let nowhere = CGPoint(x: Double.nan, y: Double.infinity)
    let picture = DisplayList(
      size: CGSize(width: 10, height: 10),
      items: [
        .fill(.line(from: .zero, to: nowhere), .red),
        .text(TextRun("a\u{0}\u{FFFF}]]>&\"'<", size: 10), at: .zero),
        .text(TextRun("gone", size: .nan), at: nowhere),
        .group(
          Group(
            title: "\u{8}<", transform: .init(.init(scaleX: 0, y: .nan)),
            items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .red)])),
        .fill(
          .rectangle(CGRect(x: -1e18, y: 0, width: 1e19, height: 1)),
          Color(red: .nan, green: 7, blue: -1)),
      ], title: "\u{1B}[0m")
    let text = try svg(picture)
    #expect(Reader(text).isWellFormed && !text.contains("nan") && !text.contains("inf"))
  }

  @Test(
    .enabled("rsvg-convert is missing: install the package librsvg2-bin") {
      FileManager.default.isExecutableFile(atPath: Rsvg.path)
    },
    arguments: [0, 0.6, 1.2])
  func `another renderer draws the SVG as we draw the PNG`(angle: Double) throws {
    let picture = Sample.picture(turnedBy: angle)
    let ours = try PixelImage(of: picture, scale: 2, shaper: PangoShaper())
    let bytes = try SVGExporter().encode(picture, scale: 2, shaper: PangoShaper())
    let theirs = try PixelImage(png: try Rsvg.png(of: bytes))
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var total = 0
    for (a, b) in zip(ours.rgba, theirs.rgba) { total += abs(Int(a) - Int(b)) }
    let mean = Double(total) / Double(ours.rgba.count)
    #expect(mean < 0.7, "the mean difference is \(mean) of 255")
  }
}

/// The lines that the sample's flat node shows.
private enum PangoShaperLines {
  static let ofSample = ["TunnelController…", "東京 viewDidAppear(_:)"]
}

/// Reads an SVG back as any program would.
private final class Reader: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var texts: [String] = []
  private(set) var titles: [String] = []
  private(set) var ids: [String] = []
  private var current = ""

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    current = ""
    if let id = attributes["id"] { ids.append(id) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { current += string }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "text" { texts.append(current) }
    if element == "title" { titles.append(current) }
  }
}

private enum Rsvg {
  static let path = "/usr/bin/rsvg-convert"

  /// What librsvg makes of an SVG.
  static func png(of svg: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (
      folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png")
    )
    try Data(svg).write(to: source)
    _ = try Launched(path, ["--output", target.path, source.path])
    return [UInt8](try Data(contentsOf: target))
  }
}
