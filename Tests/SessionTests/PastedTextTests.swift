import Foundation
import Import
import TestSupport
import Testing

@testable import Session

/// Every shipped script and dump is recognized without its file extension.
@Suite struct `A text without a name` {
  private static let house = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folders: [String], ending: String) -> [String] {
    folders.flatMap { folder in
      let path = house.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: house.appending(path: file), encoding: .utf8)
  }

  private static let scripts = HouseScript.all.map(\.path)
  private static let dumps =
    files(in: ["Tests/ImportTests/Samples"], ending: ".txt")
    + files(in: ["Tests/ImportTests/Cases"], ending: ".dump")

  @Test func `is searched in all folders`() {
    #expect(Self.scripts.count > 140 && Self.dumps.count > 40)
  }

  @Test(arguments: scripts)
  func `is a script if it parses as one`(file: String) throws {
    if case .dump(let dump) = PastedText(try Self.text(of: file)) {
      Issue.record("taken for \(dump.format)")
    }
  }

  @Test(arguments: scripts + dumps)
  func `can be read`(file: String) throws {
    #expect(PastedText.isReadable(try Self.text(of: file)))
  }

  @Test func `cannot be read if it is blank or not text`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 40...4000, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(!PastedText.isReadable(String(decoding: bytes, as: UTF8.self)))
    }
    for text in ["", " \n\t", "\0\0\0", "\u{FFFD}"] { #expect(!PastedText.isReadable(text)) }
    for text in ["x", "窓", "\u{1B}[1mbold\u{1B}[0m"] { #expect(PastedText.isReadable(text)) }
  }

  @Test(arguments: [
    """
    class ContainerViewController: UIViewController {

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
    """,
    """
    - (void)displayContentController:(UIViewController *)content {
        [self addChildViewController:content];
        content.view.frame = [self frameForContentController];
    }
    """, "class A: UIViewController {\n  func x( {\n     addChild(\n",
  ])
  func `is truncated or foreign code rather than an outline`(text: String) {
    if case .dump(let dump) = PastedText(text) { Issue.record("taken for \(dump.format)") }
  }

  @Test func `is code or prose`() {
    for text in ["go()", "a = 1", "class A {"] { #expect(PastedText.resemblesCode(text)) }
    for text in ["the quick brown fox jumps", "窓\n  子", ""] {
      #expect(!PastedText.resemblesCode(text))
    }
  }

  @Test(arguments: dumps)
  func `is a dump if a reader recognizes it`(file: String) throws {
    let text = try Self.text(of: file)
    // Names below each other may be a script's, too.
    guard let dump = try? Importer.read(text), dump.format != .outline else { return }
    if case .script = PastedText(text) { Issue.record("taken for a script") }
  }
}
