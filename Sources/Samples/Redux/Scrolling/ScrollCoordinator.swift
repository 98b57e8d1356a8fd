/// The flow of the second tab: a profile above a story, then a form.
///
/// The same kind of profile is above the story and above the form.
final class ScrollCoordinator: ReduxCoordinator {
  let name = "scrollable"
  private(set) weak var parent: (any ReduxCoordinator)?
  let children: [any ReduxCoordinator] = []

  private let setup: ReduxSetup
  private weak var stack: NavigationController?

  init(on stack: NavigationController, below parent: any ReduxCoordinator, setup: ReduxSetup) {
    (self.stack, self.parent, self.setup) = (stack, parent, setup)
  }

  func start() {
    let stories = setup.storyCount.map { count in
      (1...max(1, count)).map { StoryViewController("story\($0)", story: .all[$0 % 3]) }
    }
    let contents: [ViewController] =
      [ProfileViewController("profile")] + (stories ?? [StoryViewController("story")])
    stack?.pushViewController(
      VerticalScrollingViewController("scrollable", contents: contents, version: setup.version),
      animated: false)
  }

  /// Shows the form unless it is on the stack.
  func showForm() {
    guard let stack, form == nil else { return }
    let screen = stack.simulation.make {
      VerticalScrollingViewController(
        "form",
        contents: [ProfileViewController("me", personName: "You"), FormViewController("fields")],
        version: setup.version)
    }
    screen.title = "Sign Up"
    stack.pushViewController(screen, animated: true)
  }

  /// Activates the last field of the form as soon as it exists.
  func focusLastField() {
    showForm()
    guard let form, let field = form.fields.last else { return }
    if !field.becomeFirstResponder() {
      form.simulation.after(NavigationController.slideDuration) { [weak field] in
        field?.becomeFirstResponder()
      }
    }
  }

  func goBack() { stack?.popViewController(animated: true) }

  /// The form while it is visible or being pushed.
  var form: FormViewController? {
    (stack?.topViewController as? VerticalScrollingViewController)?.contents
      .compactMap { $0 as? FormViewController }.first
  }
}
