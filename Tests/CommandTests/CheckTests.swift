import Foundation
import Testing

/// `terrarium check` says where, and what to do, in text as in JSON.
@Suite struct `Checking a script` {
  private static let strip = """
    import Containers

    let strip = ViewController("strip")
    let page = ViewController("page")
    window.rootViewController = strip
    simulation.turn()

    strip.addChild(page)
    page.beginAppearanceTransition(true, animated: false)
    page.view.frame = strip.view.bounds
    strip.view.addSubview(page.view)
    page.didMove(toParent: strip)
    page.endAppearanceTransition()
    simulation.turn()
    """

  @Test func `prints the line and the remedy below each diagnostic`() throws {
    try Terrarium.withFolder { folder in
      try Data(Self.strip.utf8).write(to: folder.appendingPathComponent("own.swift"))
      let remedy =
        "Remove begin and end, or let strip override shouldAutomaticallyForwardAppearanceMethods with false."
      let text = try Terrarium.run("check", "own.swift", in: folder)
      #expect(text.status == 1)
      #expect(
        text.output == """
          0 ? D35 page begin and end were called for page, and strip forwards automatically
            own.swift:9: \(remedy)

          """)
      let json = try Terrarium.run("check", "own.swift", "--json", in: folder)
      #expect(json.output.contains("\"line\":9") && json.output.contains(remedy))
    }
  }

  @Test func `prints nothing for a correct manual pager`() throws {
    let pager = """
      import Containers

      class Pager: ViewController {
          let pages = [ViewController("one"), ViewController("two")]
          override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
          override func viewDidLoad() {
              super.viewDidLoad()
              for (index, page) in pages.enumerated() {
                  addChild(page)
                  page.view.frame = CGRect(x: Double(index) * 390, y: 0, width: 390, height: 844)
                  view.addSubview(page.view)
                  page.didMove(toParent: self)
              }
          }
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              pages[0].beginAppearanceTransition(true, animated: animated)
          }
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              pages[0].endAppearanceTransition()
          }
      }
      window.rootViewController = Pager("pager")
      simulation.turn()
      """
    try Terrarium.withFolder { folder in
      try Data(pager.utf8).write(to: folder.appendingPathComponent("own.swift"))
      #expect(try Terrarium.run("check", "own.swift", in: folder).verdict == "0 ")
    }
  }
}
