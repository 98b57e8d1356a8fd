import Containment
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// A view that is set to nil is loaded once more.
@Suite("A view set to nil")
struct ViewToNilTests {
  @Test func `is loaded again on the next access`() throws {
    let execution = try Interpreter(.scripts).run(
      .importing(
        """
        class Page: ViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            print("loaded")
          }
          func unload() { view = nil }
        }
        let page = Page("page")
        page.loadViewIfNeeded()
        page.view = nil
        print(page.isViewLoaded)
        page.loadViewIfNeeded()
        page.unload()
        let other: View? = nil
        page.view = other
        page.view = View("own")
        print(page.view.name)
        """))
    #expect(execution.output == ["loaded", "false", "loaded", "own"])
  }

  @Test func `does not let other properties be nil`() {
    #expect(throws: ScriptErrors.self) {
      try Interpreter(.scripts).run(.importing("window.frame = nil"))
    }
  }
}
