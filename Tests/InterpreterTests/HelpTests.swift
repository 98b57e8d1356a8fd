import Foundation
import Samples
import Script
import Testing

@testable import Interpreter

/// What help says about the names of one script.
@Suite("Help for a name")
struct HelpTests {
  static let script = """
    import Containers

    enum Page { case first, second(number: Int) }

    class Drawer: NavigationController {
        var isOpen = false

        func open(by distance: Double, animated: Bool) -> Bool {
            let before = isOpen
            isOpen = distance > 3
            pushViewController(ViewController("a"), animated: animated)
            return before
        }

        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    let drawer = Drawer(rootViewController: ViewController("root"))
    drawer.open(by: 4, animated: true)
    drawer.modalPresentationStyle = .fullScreen
    drawer.children.forEach { child in print(child.view.frame.width) }
    let page = Page.second(number: 3)
    func log(_ text: String) { print(text) }
    log("\\(drawer.title ?? "none")")
    """

  @Test(arguments: [
    (
      "pushViewController",
      "NavigationController | pushViewController(_: ViewController?, animated: Bool)"
    ),
    ("before = ", "before: Bool | line 9"),
    ("before\n    }", "before: Bool | line 9"),
    ("isOpen = dis", "Drawer | isOpen: Bool | line 6"),
    ("distance > 3", "distance: Double | line 8"),
    ("drawer.open", "drawer: Drawer | line 18"),
    ("open(by: 4", "Drawer | open(by distance: Double, animated: Bool) -> Bool | line 8"),
    ("modalPresentationStyle", "ViewController | modalPresentationStyle: ModalPresentationStyle"),
    ("fullScreen", "ModalPresentationStyle | fullScreen: ModalPresentationStyle"),
    ("child.view", "child: ViewController"),
    ("frame.width", "View | frame: CGRect"),
    ("width)", "CGRect | width: Double"),
    ("second(number: 3)", "Page | second(number: Int)"),
    ("Page.second", "enum Page | line 3"),
    ("log(\"", "log(_ text: String) | line 23"),
    ("title ??", "ViewController | title: String?"),
    ("viewWillAppear(animated)", "ViewController | viewWillAppear(_: Bool)"),
    ("NavigationController {", "class NavigationController"),
    (
      "print(text)",
      "print(_: Any..., separator: String, terminator: String)"
    ),
    ("page = ", "page: Page | line 22"),
  ])
  func `explains a name`(_ place: String, _ expected: String) throws {
    let range = try #require(Self.script.range(of: place))
    let offset = Self.script.utf8.distance(from: Self.script.startIndex, to: range.lowerBound)
    let help = try #require(Interpreter(.scripts).help(in: Self.script, at: offset + 1))
    let text = [help.owner, help.signature, help.line.map { "line \($0)" }].compactMap(\.self)
    #expect(text.joined(separator: " | ") == expected)
    #expect(help.range.start == offset)
    #expect(help.owner == nil || help.line != nil || help.summary != nil || help.owner == "Page")
  }

  @Test(arguments: [
    ("drawer.open(‸)", "open(by distance: Double, animated: Bool) -> Bool"),
    ("drawer.open(by: 4‸, animated: true)", "open(by distance: Double, animated: Bool) -> Bool"),
    ("drawer.open(by: 4, anim‸ated: true)", "open(by distance: Double, animated: Bool) -> Bool"),
    (
      "drawer.open(by: (1 + ‸2), animated: true)",
      "open(by distance: Double, animated: Bool) -> Bool"
    ),
    ("print([1, ‸2].count)", "print(_: Any..., separator: String, terminator: String)"),
    (
      "print(\"a‸b\", drawer.open(by: 1, animated: true))",
      "print(_: Any..., separator: String, terminator: String)"
    ),
    ("log(\"a\"); ‸", "-"), ("if page == page { ‸ }", "-"), ("‸(1 + 2)", "-"), ("(1 + ‸2)", "-"),
  ])
  func `explains the call among its arguments`(_ line: String, _ expected: String) throws {
    let text = Self.script + "\n" + line
    let cursor = try #require(text.range(of: "‸"))
    let offset = text.utf8.distance(from: text.startIndex, to: cursor.lowerBound)
    let help = Interpreter(.scripts).help(
      in: text.replacing("‸", with: ""), at: offset)
    #expect(help?.signature ?? "-" == expected)
  }

  @Test(arguments: [
    ("import Sam‸ples", "import Samples"),
    ("import Containers; let a = Tunnel‸Controller(\"a\")", "Samples | class TunnelController"),
    ("import Samples; let a = Tunnel‸Controller(\"a\")", "class TunnelController"),
    (
      "import Samples; simulation.net‸work = .slow",
      "Simulation | network: Network"
    ),
    ("import Containers; class Photo {}; let a = Pho‸to()", "class Photo | line 1"),
  ])
  func `explains a module, and what a script has by importing it`(
    _ marked: String, _ expected: String
  ) throws {
    let (text, offset) = try MarkedScript.split(marked)
    let help = try #require(Interpreter(.scripts).help(in: text, at: offset))
    let found = [help.owner, help.signature, help.line.map { "line \($0)" }].compactMap(\.self)
    #expect(found.joined(separator: " | ") == expected)
  }

  @Test(arguments: ["import", "= false", "{ case", "3\n"])
  func `is empty for anything else`(_ place: String) throws {
    let range = try #require(Self.script.range(of: place))
    let offset = Self.script.utf8.distance(from: Self.script.startIndex, to: range.lowerBound)
    #expect(Interpreter(.scripts).help(in: Self.script, at: offset + 1) == nil)
  }
}
