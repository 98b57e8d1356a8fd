import Hierarchy
import Samples
@testable import Session
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
    var session = form()
    #expect(session.hasKeyboard && !isUp(session))
    session.toggleKeyboard()
    let (first, done) = (try id("first", in: session), try id("done", in: session))
    #expect(isUp(session))
    session.toggleKeyboard()
    #expect(!isUp(session))
    #expect(session.run.gestures.map(\.gesture) == [.tap(first), .tap(done)])
    session.undo()
    #expect(isUp(session))
  }

  @Test func `is unavailable without a text field`() {
    var session = session("vertical")
    #expect(!session.hasKeyboard)
    session.toggleKeyboard()
    #expect(!session.canUndo)
  }
}
