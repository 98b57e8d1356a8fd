import Hierarchy
import Session
import Testing

@Suite struct `A dump in the window` {
  private let text = """
    <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
       | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
       |    | <Home 0x5>, state: appeared, view: <UIView 0x6>
       | <Settings 0x7>, state: disappeared, view: (view not loaded)

    """

  @Test func `is a tree, told from a script`() throws {
    let quoted = text.split(separator: "\n").map { "> \($0)\n" }.joined()
    guard case .dump(let dump) = Session.kind(of: quoted) else {
      Issue.record("not told from a script")
      return
    }
    var session = session()
    session.open(dump, named: "Pasted Dump")
    #expect(session.isWatchingOnly && session.document == nil)
    #expect(
      session.state.controllers.values.map(\.className) == [
        "UITabBarController", "UINavigationController", "Home", "Settings",
      ])
  }

  @Test(arguments: [
    "import Containers\nlet a = ViewController(\"a\")\n", "let a = (\n", "window.close()",
  ])
  func `is no script`(text: String) {
    if case .dump = Session.kind(of: text) { Issue.record("\(text) is taken for a dump") }
  }

  @Test func `that is none says why`() {
    #expect(throws: Session.DumpError.self) { try Session.readDump([0, 1, 2]) }
  }
}
