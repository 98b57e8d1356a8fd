import Figures
import Foundation
import Hierarchy
@testable import Session
import Testing

@Suite struct `A dump in the window` {
  private let text = """
    <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
       | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
       |    | <Home 0x5>, state: appeared, view: <UIView 0x6>
       | <Settings 0x7>, state: disappeared, view: (view not loaded)

    """

  @Test func `is a tree, and not a script`() throws {
    let quoted = text.split(separator: "\n").map { "> \($0)\n" }.joined()
    guard case .dump(let dump) = PastedText(quoted) else {
      Issue.record("not told from a script")
      return
    }
    var session = session()
    session.open(ReadDump(dump), named: "Pasted Dump")
    #expect(session.isReadOnly && session.document == nil)
    #expect(
      session.state.controllers.values.map(\.className) == [
        "UITabBarController", "UINavigationController", "Home", "Settings",
      ])
  }

  @Test(arguments: [
    "import Containers\nlet a = ViewController(\"a\")\n", "let a = (\n", "window.close()",
  ])
  func `is not a script`(text: String) {
    if case .dump = PastedText(text) { Issue.record("\(text) is taken for a dump") }
  }

  @Test func `is not read from a pipe or a device`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for url in [pipe, URL(fileURLWithPath: "/dev/zero")] {
      let text = Result { () throws(DumpError) in try PastedText(ofFileAt: url) }
      guard case .failure(let error) = text else {
        Issue.record("\(url.path) was read")
        continue
      }
      #expect(error.message == "it isn't a regular file")
      #expect(throws: RecordingFileError.self) { try RecordingFile.readPlainFile(at: url) }
    }
  }

  @Test func `shows only the facts that it has`() throws {
    var session = session()
    opened(text, in: &session)
    func rows(of name: String) throws -> [String] {
      let state = session.state
      let nodes =
        state.controllers.values.map { ($0.className, $0.id) }
        + state.views.values.map { ($0.className, $0.id) }
      session.opened.select(try #require(nodes.first { $0.0 == name }).1)
      return session.opened.inspection(of: try #require(session.selectionHistory)).sections
        .flatMap(\.rows).map(\.text)
    }
    let settings = try rows(of: "Settings")
    #expect(
      settings == [
        "name: Settings#0x7", "class: Settings", "phase: ◌ not loaded",
        "parent: UITabBarController#0x1", "children: None", "presented by: None",
        "presents: None", "view: not loaded", "parent: UITabBarController#0x1",
      ])
    let window = try rows(of: "Window")
    #expect(
      window == [
        "name: Window#1", "class: Window", "rootViewController: UITabBarController#0x1",
        "in a window: yes", "frame: unknown", "superview: None",
        "subviews: UILayoutContainerView#0x2",
      ])
  }

  @Test(arguments: [
    ("class A: UIViewController {\n  func go() { addChild(B()) }\n}\n", true),
    ("root\n  child\n", false), ("the quick brown fox", false),
  ])
  func `in a text file is distinguished from code`(text: String, isCode: Bool) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    let read = try? PastedText(ofFileAt: url)
    if case .script? = read { #expect(isCode) } else { #expect(!isCode) }
  }

  @Test(arguments: StepUnit.allCases)
  func `has one instant, and no step leaves it`(unit: StepUnit) {
    var session = session()
    opened(text, in: &session)
    session.preferences.playback.stepUnit = unit
    let place = session.player.playhead
    for step: (inout Session) -> Void in [
      { $0.opened.stepBack() }, { $0.opened.stepForward() }, { $0.opened.goToStart() },
      { $0.opened.goToEnd() },
      { $0.opened.seek(to: Playhead(instant: .zero, eventCount: 0)) },
    ] {
      step(&session)
      #expect(session.player.playhead == place)
    }
  }

  private func opened(_ text: String, named name: String = "app.txt", in session: inout Session) {
    guard case .dump(let dump) = PastedText(text) else {
      Issue.record("not told from a script")
      return
    }
    session.open(ReadDump(dump), named: name, at: URL(fileURLWithPath: "/tmp/" + name))
  }

  @Test func `keeps the view when its file is rewritten`() throws {
    var session = session()
    opened(text, in: &session)
    let id = session.id
    let tabs = try #require(session.state.controllers.values.first)
    session.opened.select(tabs.children[0])
    session.opened.toggleFold(.init(kind: .controller, node: tabs.children[0]))
    // Another process, with another screen before the others.
    let next = text.replacing("0x", with: "0x7f").replacing(
      "   | <UINavigation",
      with: "   | <New 0x9>, state: disappeared, view: (view not loaded)\n   | <UINavigation")
    opened(next, in: &session)
    #expect(session.id == id)
    #expect(selected(in: session) == "UINavigationController")
    #expect(folded(in: session) == ["UINavigationController"])

    opened(next, named: "other.txt", in: &session)
    #expect(session.id != id)
    #expect(session.selection == nil && folded(in: session).isEmpty)
  }

  @Test func `resets the view when most of it is new`() throws {
    var session = session()
    opened(text, in: &session)
    let id = session.id
    session.opened.select(try #require(session.state.controllers.values.first).id)
    opened("<Login 0x1>, state: appeared, view: <LoginView 0x2>\n", in: &session)
    #expect(session.id != id)
    #expect(session.selection == nil)
  }

  private func selected(in session: Session) -> String? {
    session.selection.flatMap { session.state.controllers[$0]?.className }
  }

  private func folded(in session: Session) -> [String] {
    session.treeScene.look.folded.compactMap { session.state.controllers[$0.node]?.className }
  }

  @Test func `gives a reason if it cannot be read`() {
    #expect(throws: DumpError.self) { try ReadDump([0, 1, 2]) }
  }
}
