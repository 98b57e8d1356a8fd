/// A colored page of the vertical navigation demo, with buttons that push and pop.
package final class VerticalPageController: ViewController {
  /// Its depth in the stack; the root is 0.
  package let number: Int
  private static let colors: [UInt32] = [0x2C5F8A, 0x2E8B57, 0x7D5BA6, 0xB7791F, 0x2A7F8E]

  /// Creates the page with this number.
  package init(number: Int) {
    self.number = number
    super.init(number == 0 ? "root" : "page\(number)")
    title = number == 0 ? "Root" : "Page \(number)"
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // A script may use any number.
    let place = Int(number.magnitude % UInt(Self.colors.count))
    view.backgroundColor = Color(hex: Self.colors[place])
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addButton("push", title: "Push", y: 16) { stack, number in
      stack.push(VerticalPageController(number: number &+ 1), animated: true)
    }
    if number > 0 {
      // The sample's button does not specify an animation, and its pops have none by default.
      addButton("pop", title: "Pop", y: 72) { stack, _ in
        stack.pop(animated: stack.version != .sample)
      }
    }
  }

  private func addButton(
    _ verb: String, title: String, y: Double,
    onTap: @escaping (VerticalNavigationController, Int) -> Void
  ) {
    let button = Button("\(name).\(verb)", title: title)
    button.frame = CGRect(x: 16, y: y, width: 96, height: 44)
    button.onTap = { [weak self] in
      guard let self, let stack = ancestor(VerticalNavigationController.self) else { return }
      onTap(stack, number)
    }
    view.addSubview(button)
  }
}
