import Containers
import Hierarchy
import Session
import Testing

@testable import Scenarios

/// A keyboard with a button that dismisses it.
private final class Keyboard: View {
  let done = Button("done", title: "Done")

  init() {
    super.init("keyboard")
    addSubview(done)
    done.onTap = { [weak self] in self?.removeFromSuperview() }
  }
}

/// A text field that shows the keyboard in its window.
private final class TextField: View {
  override init(_ name: String? = nil) {
    super.init(name)
    onTap = { [weak self] in
      guard let self else { return }
      window?.addSubview(simulation.make { Keyboard() })
    }
  }
}

private final class FormController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["hidden", "first", "second"] { view.addSubview(TextField(name)) }
    view.subviews.first?.isHidden = true
  }
}

/// The device's keyboard, for demos with a text field.
@Suite struct `The keyboard of the device` {
  private func form() -> Session {
    let recipe = SystemRecipe(
      slug: "form", title: "Form", summary: "", screen: CGSize(width: 320, height: 460),
      variants: [], actions: [], makeRoot: { _ in FormController("form") })
    return Session(worlds: worlds, opening: Scenario(opening: SystemInfo(recipe)))
  }

  private func isUp(_ session: Session) -> Bool {
    session.state.views.values.contains { $0.name == "keyboard" && $0.superview != nil }
  }

  @Test func `appears for the first visible field and is dismissed by its own button`() throws {
    var opened = form()
    #expect(opened.hasKeyboard && !isUp(opened))
    opened.toggleKeyboard()
    let (first, done) = (try id("first", in: opened), try id("done", in: opened))
    #expect(isUp(opened))
    opened.toggleKeyboard()
    #expect(!isUp(opened))
    #expect(opened.run.gestures.map(\.gesture) == [.tap(first), .tap(done)])
    opened.undo()
    #expect(isUp(opened))
  }

  @Test func `is unavailable without a text field`() {
    var opened = session("vertical")
    #expect(!opened.hasKeyboard)
    opened.toggleKeyboard()
    #expect(!opened.canUndo)
  }
}
