// Random controller classes: overrides with and without `super`, and what they do.

extension ScriptWriter {
  /// A callback as it is overridden, and as its base is called.
  private static let callbacks = [
    ("loadView()", "loadView()"), ("viewDidLoad()", "viewDidLoad()"),
    ("viewWillAppear(_ animated: Bool)", "viewWillAppear(animated)"),
    ("viewIsAppearing(_ animated: Bool)", "viewIsAppearing(animated)"),
    ("viewDidAppear(_ animated: Bool)", "viewDidAppear(animated)"),
    ("viewWillDisappear(_ animated: Bool)", "viewWillDisappear(animated)"),
    ("viewDidDisappear(_ animated: Bool)", "viewDidDisappear(animated)"),
    ("viewWillLayoutSubviews()", "viewWillLayoutSubviews()"),
    ("viewDidLayoutSubviews()", "viewDidLayoutSubviews()"),
    ("updateViewConstraints()", "updateViewConstraints()"),
    ("didReceiveMemoryWarning()", "didReceiveMemoryWarning()"),
    ("willMove(toParent parent: ViewController?)", "willMove(toParent: parent)"),
    ("didMove(toParent parent: ViewController?)", "didMove(toParent: parent)"),
    (
      "viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)",
      "viewWillTransition(to: size, with: coordinator)"
    ),
    ("addChild(_ child: ViewController)", "addChild(child)"),
    ("removeFromParent()", "removeFromParent()"),
  ]

  mutating func writeControllerClass() {
    let name = name("Page")
    let base = pick(controllerClasses)
    block("class \(name): \(base) {") { writer in
      if base == "ViewController" { writer.writeStoredProperties() }
      var left = ScriptWriter.callbacks
      for _ in 0...(1 + writer.roll(5)) {
        let (head, call) = left.remove(at: writer.roll(left.count))
        writer.writeOverride(head, call)
      }
      if writer.isOnce(in: 6) {
        writer.line(
          "override var shouldAutomaticallyForwardAppearanceMethods: Bool { \(writer.isOnce(in: 2)) }"
        )
      }
      if writer.isOnce(in: 4) {
        writer.line(
          "override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }")
      }
      if writer.isOnce(in: 4) {
        writer.line("override var preferredContentSize: CGSize {")
        writer.line("  get { CGSize(width: 100, height: \(writer.roll(300))) }")
        writer.line("  set { super.preferredContentSize = newValue }")
        writer.line("}")
      }
    }
    controllerClasses.append(name)
  }

  private mutating func writeStoredProperties() {
    line("var turns = 0\(isOnce(in: 2) ? " { didSet { print(name, oldValue, turns) } }" : "")")
    line("var notes: [String] = []")
    line("weak var friend: ViewController?")
    line("lazy var badge: Label = { let l = Label(); l.text = \"badge of \\(name)\"; return l }()")
    line("var onAppear: ((ViewController) -> Void)?")
  }

  private mutating func writeOverride(_ head: String, _ call: String) {
    block("override func \(head) {") { writer in
      let callsBase = head.hasPrefix("loadView") || writer.roll(6) > 0
      let comesFirst = writer.isOnce(in: 2) || head.hasPrefix("loadView")
      if callsBase, comesFirst { writer.line("super.\(call)") }
      writer.writeReaction(head)
      if callsBase, !comesFirst { writer.line("super.\(call)") }
    }
  }

  /// What an override does: little, and never without end.
  private mutating func writeReaction(_ head: String) {
    let callback = String(head.prefix { $0 != "(" })
    for _ in 0...roll(2) {
      switch roll(15) {
      case 0, 1: line("print(\"\\(name) \(callback)\", children.count)")
      case 2: line("notes.append(\"\(callback)\")")
      case 3: line("turns += 1")
      case 4: line("title = \"\\(name) \\(notes.count)\"")
      case 5: line("if turns < 3 { turns += 1; view.addSubview(badge) }")
      case 6:
        line(
          "simulation.after(0.\(roll(4))) { [weak self] in print(\"later\", self?.name ?? \"gone\") }"
        )
      case 7: line("print(isViewLoaded, parent?.name ?? \"no parent\", appearancePhase)")
      case 8: line("onAppear?(self)")
      case 9: line("guard turns < \(roll(4) + 1) else { return }; turns += 1")
      case 10:
        line("print(isMovingToParent, isMovingFromParent, isBeingPresented, isBeingDismissed)")
      case 11: line("if turns < 2 { turns += 1; view.setNeedsLayout() }")
      case 12: line("for child in children { print(\"has\", child.name, child.parent === self) }")
      case 13:
        line(
          "if turns < 2 { turns += 1; simulation.after(0.1) { self.preferredContentSize.width += 5 } }"
        )
      default: line("friend?.title = name; print(friend?.title ?? \"no friend\")")
      }
    }
  }
}
