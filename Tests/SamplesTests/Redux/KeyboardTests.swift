import Testing

@testable import Samples

/// Fields on a screen that scrolls, and the panel that covers them: systems 2.8.
@Suite struct `A keyboard` {
  private typealias Screen = VerticalScrollingViewController

  /// A content with a field at its end; not a word about a keyboard.
  private final class Note: ViewController {
    lazy var field = TextField("\(name).field")

    override func viewDidLoad() {
      super.viewDidLoad()
      preferredContentSize = CGSize(width: 0, height: 900)
      view.addSubview(field)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      field.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    }
  }

  private func form(
    _ version: ReduxVersion = .fixed, size: CGSize = CGSize(width: 375, height: 667)
  ) -> ReduxStage {
    let redux = ReduxStage(ReduxSetup(version: version, firstTab: "scrollable"), size: size)
    redux.stage.perform { redux.root?.scrollFlow?.showForm() }
    redux.stage.finish()
    return redux
  }

  private func screen(_ redux: ReduxStage) -> Screen? {
    redux.root?.stack(of: "scrollable")?.topViewController as? Screen
  }

  /// What of the window neither bars nor the keyboard cover.
  private func free(_ redux: ReduxStage) -> CGRect {
    guard let scroll = screen(redux)?.scrollView else { return .null }
    var rect = scroll.place(of: scroll.bounds)
    if let keyboard = redux.stage.window.keyboard {
      rect.size.height = min(rect.maxY, keyboard.frame.minY) - rect.minY
    }
    return rect
  }

  @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
  func `S2-43 S2-44 never covers the active field, in portrait and landscape`(size: CGSize) {
    let redux = form(size: size)
    for field in redux.root?.formViewController?.fields ?? [] {
      redux.stage.perform { field.tap() }
      redux.stage.finish()
      let place = field.place(of: field.bounds)
      #expect(free(redux).contains(place), "\(field)")
      #expect(field.isFirstResponder)
    }
    #expect(redux.stage.window.keyboard?.field?.name == "fields.password")
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `S2-44 covers the field as published`() {
    let redux = form(.original)
    let field = redux.root?.formViewController?.fields.last
    redux.stage.perform { screen(redux)?.scrollView.drag(by: CGSize(width: 0, height: -1000)) }
    redux.stage.perform { field?.tap() }
    redux.stage.finish()
    #expect(field.map { free(redux).contains($0.place(of: $0.bounds)) } == false)
    #expect(screen(redux)?.scrollView.contentInset == .zero)
  }

  @Test
  func `S2-46 appears in 0.25 s with an inset of its height, and everything returns with it`()
    throws
  {
    let redux = form()
    let scroll = try #require(screen(redux)?.scrollView)
    let start = redux.stage.eventCount
    redux.stage.perform { redux.root?.focusLastField() }
    // 216 high, of which the bar of tabs covers 49 already.
    #expect(scroll.contentInset.bottom == 167)
    #expect(scroll.contentOffset.y == 243)
    #expect(redux.stage.window.keyboard?.frame.text == "0,451,375,216")
    #expect(redux.stage.state.animations.allSatisfy { $0.duration == 0.25 })
    redux.stage.advance(by: 250)
    #expect(redux.stage.state.animations.isEmpty)
    redux.stage.perform { redux.stage.window.keyboard?.hide() }
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentOffset == .zero)
    redux.stage.finish()
    #expect(redux.stage.window.keyboard == nil)
    try GoldenTrace("keyboard").expect(redux.story(from: start))
  }

  @Test func `S2-46 leaves content alone that was scrolled meanwhile`() {
    let redux = form()
    redux.stage.perform { redux.root?.focusLastField() }
    redux.stage.finish()
    let scroll = screen(redux)?.scrollView
    redux.stage.perform { scroll?.drag(by: CGSize(width: 0, height: 200)) }
    redux.stage.perform { redux.stage.window.keyboard?.hide() }
    redux.stage.finish()
    #expect(scroll?.contentOffset.y == 43)
  }

  @Test func `S2-45 S2-47 is handled by the scrolling screen alone, whatever its content`() {
    let note = Stage(size: CGSize(width: 320, height: 460)) {
      Screen("screen", contents: [Note("note")])
    }
    let field = (note.root?.contents.first as? Note)?.field
    note.perform { field?.tap() }
    note.finish()
    #expect(field?.place(of: field?.bounds ?? .zero).text == "0,200,320,44")
    #expect(note.root?.scrollView.contentOffset.y == 656)
    let contents: [ViewController] = note.simulation.make {
      [FormViewController(), ProfileViewController(), StoryViewController()]
    }
    let screens = contents + [note.root].compactMap(\.self)
    #expect(screens.map { $0 is any KeyboardAware } == [false, false, false, true])
    note.close()
    #expect(note.diagnostics == [])
  }

  @Test func `S2-44 stays at the bottom when the window rotates, and the field visible`() {
    let redux = ReduxStage(
      ReduxSetup(firstTab: "scrollable", asksScreens: false), size: CGSize(width: 375, height: 667))
    redux.stage.perform { redux.root?.focusLastField() }
    redux.stage.finish()
    redux.stage.perform { redux.stage.window.rotate() }
    redux.stage.finish()
    #expect(redux.stage.window.keyboard?.frame.text == "0,213,667,162")
    let field = redux.root?.formViewController?.fields.last
    #expect(field.map { free(redux).contains($0.place(of: $0.bounds)) } == true)
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `S2-46 disappears with its screen: back, another tab`() {
    for leave in [{ $0.scrollFlow?.goBack() }, { $0.tap(0) }] as [(ReduxTabBarController) -> Void] {
      let redux = form()
      redux.stage.perform { redux.root?.focusLastField() }
      redux.stage.finish()
      #expect(redux.stage.window.keyboard?.isShown == true)
      redux.stage.perform { if let root = redux.root { leave(root) } }
      redux.stage.finish()
      #expect(redux.stage.window.keyboard == nil)
    }
  }

  @Test func `S2-46 works for a profile without code there`() {
    let redux = ReduxStage(ReduxSetup(firstTab: "scrollable"))
    let profile = redux.root?.scrollingViewController?.contents.first as? ProfileViewController
    redux.stage.perform { profile?.edit() }
    redux.stage.perform { profile?.content.cityField.tap() }
    redux.stage.finish()
    #expect(redux.stage.window.keyboard?.field?.name == "profile.profile.city")
    #expect(redux.root?.scrollingViewController?.scrollView.contentOffset == .zero)
    redux.stage.perform { profile?.edit() }
    redux.stage.finish()
    #expect(redux.stage.window.keyboard == nil)
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `does not appear for a field off screen`() {
    let field = Simulation().make { TextField("field") }
    #expect(!field.becomeFirstResponder() && !field.resignFirstResponder())
    #expect(!field.isFirstResponder)
  }
}
