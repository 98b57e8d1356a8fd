// Random calls of the containers: right and wrong ones, in any order.

extension ScriptWriter {
  /// How many plain controllers a program has.
  private static let pageCount = 6

  /// The controllers, the containers, and the root.
  mutating func writeHierarchy() {
    for index in 0..<ScriptWriter.pageCount {
      line("let page\(index) = \(pick(controllerClasses))(\(isOnce(in: 6) ? "" : "\"p\(index)\""))")
    }
    let own = controllerClasses.dropFirst().first ?? "ViewController"
    line("let own = \(own)(\"own\")")
    line("own.onAppear = { print(\"seen\", $0.name) }")
    line("let pages: [ViewController] = [page0, page1, page2, page3, page4, page5, own]")
    line("let root = \(pick(controllerClasses))(\"root\")")
    line("let nav = NavigationController(\"nav\", rootViewController: page3)")
    line("let tabs = TabBarController(\"tabs\", viewControllers: [page4, page5])")
    line("let split = SplitViewController(\"split\")")
    line("let book = PageViewController(\"book\")")
    line("let box = View(\"box\")")
    writeDelegates()
    line("window.rootViewController = \(pick(["root", "root", "nav", "tabs", "split", "book"]))")
    line("simulation.turn()")
    line("for source in sources { source.delegate = ear }")
    line("own.friend = \(pick(["root", "page0", "nav"]))")
  }

  private mutating func writeDelegates() {
    block("class Watcher: NavigationControllerDelegate, TabBarControllerDelegate {") { writer in
      writer.line(
        "func navigationController(_ n: NavigationController, willShow c: ViewController, animated: Bool) {"
      )
      writer.line("  print(\"will show\", c.name, animated)")
      writer.line("}")
      writer.line(
        "func tabBarController(_ t: TabBarController, shouldSelect c: ViewController) -> Bool {")
      writer.line("  c.name != \"p\(writer.roll(8))\"")
      writer.line("}")
      writer.line("func tabBarController(_ t: TabBarController, didSelect c: ViewController) {")
      writer.line("  print(\"selected\", c.name)")
      writer.line("}")
    }
    line("let watcher = Watcher()")
    line("nav.delegate = watcher")
    line("tabs.delegate = watcher")
  }

  private mutating func page() -> String { "page\(roll(ScriptWriter.pageCount))" }

  private mutating func anyone() -> String {
    isOnce(in: 3) ? pick(["root", "own", "nav", "tabs", "split", "book"]) : page()
  }

  private mutating func animated() -> String { "animated: \(isOnce(in: 2))" }

  private mutating func duration() -> String { pick(["0", "0.1", "0.2", "0.35", "1"]) }

  mutating func writeContainment() {
    switch roll(16) {
    case 0, 1: writeHandshake()
    case 2: writeSingleCall()
    case 3: writeTransition()
    case 4, 5: line(stackCall())
    case 6: line(tabCall())
    case 7: line(pageCall())
    case 8: line(splitCall())
    case 9: writeModal()
    case 10, 11, 12: line(timeCall())
    case 13: writeViews()
    case 14: writeQuestion()
    default: writeTelling()
    }
  }

  private mutating func writeHandshake() {
    let (parent, child) = (pick(["root", "own", anyone()]), page())
    if isOnce(in: 3) {
      line("\(child).willMove(toParent: nil)")
      line("\(child).view.removeFromSuperview()")
      line("\(child).removeFromParent()")
    } else {
      line("\(parent).addChild(\(child))")
      if isOnce(in: 2) { line("\(child).view.frame = \(parent).view.bounds") }
      line("\(parent).view.addSubview(\(child).view)")
      line("\(child).didMove(toParent: \(parent))")
    }
  }

  private mutating func writeSingleCall() {
    let one = anyone()
    line(
      pick([
        "root.addChild(\(one))", "\(one).removeFromParent()", "\(one).willMove(toParent: nil)",
        "\(one).didMove(toParent: root)", "root.view.addSubview(\(one).view)",
        "\(one).view.removeFromSuperview()",
        "\(one).beginAppearanceTransition(\(isOnce(in: 2)), \(animated()))",
        "\(one).endAppearanceTransition()", "\(one).loadViewIfNeeded()",
        "\(one).viewWillAppear(true)", "window.rootViewController = \(one)",
        "\(one).preferredContentSize = CGSize(width: \(roll(200)), height: 40)",
      ]))
  }

  private mutating func writeTransition() {
    let (from, to) = (page(), page())
    let options = pick([
      "[]", "[.transitionCrossDissolve]", "[.transitionFlipFromLeft, .curveEaseIn]",
    ])
    line("root.addChild(\(to))")
    block(
      "root.transition(from: \(from), to: \(to), duration: \(duration()), options: \(options)) {",
      end: "} completion: { finished in"
    ) { $0.line("\(to).view.alpha = 0.5") }
    block("  print(\"changed\", finished)") { writer in
      writer.line("\(to).didMove(toParent: root)")
      if writer.isOnce(in: 2) { writer.line("\(from).removeFromParent()") }
    }
  }

  private mutating func stackCall() -> String {
    pick([
      "nav.pushViewController(\(page()), \(animated()))", "nav.popViewController(\(animated()))",
      "nav.popToRootViewController(\(animated()))",
      "nav.popToViewController(\(page()), \(animated()))",
      "nav.setViewControllers([\(page()), \(page())], \(animated()))",
      "nav.show(\(page()), sender: nil)", "_ = nav.interactivePop.begin()",
      "nav.interactivePop.update(0.\(roll(9) + 1))", "nav.interactivePop.cancel()",
      "nav.interactivePop.finish()",
      "print(nav.viewControllers.map { $0.name }, nav.topViewController?.name ?? \"none\")",
    ])
  }

  private mutating func tabCall() -> String {
    pick([
      "tabs.selectedIndex = \(roll(4))", "tabs.tap(\(roll(3)))",
      "tabs.viewControllers = [\(page()), \(page()), \(page())]",
      "tabs.selectedViewController = \(page())",
      "print(tabs.selectedIndex, tabs.selectedViewController?.name ?? \"none\")",
    ])
  }

  private mutating func pageCall() -> String {
    pick([
      "book.setViewControllers([\(page())], direction: .\(pick(["forward", "reverse"])), \(animated()))",
      "book.setViewControllers([\(page())], direction: .forward, \(animated())) { print(\"turned\", $0) }",
      "_ = book.swipe.begin(.forward)", "book.swipe.update(0.4)", "book.swipe.finish()",
      "book.swipe.cancel()",
    ])
  }

  private mutating func splitCall() -> String {
    pick([
      "split.viewControllers = [\(page()), \(page())]", "split.collapse()", "split.expand()",
      "split.showDetailViewController(\(page()), sender: nil)",
    ])
  }

  private mutating func writeModal() {
    let (by, one) = (pick(["root", "nav", "own", page()]), anyone())
    switch roll(5) {
    case 0: line("\(by).dismiss(\(animated()))")
    case 1: block("\(by).dismiss(\(animated())) {") { $0.line("print(\"dismissed\")") }
    case 2:
      line(
        "\(one).modalPresentationStyle = .\(pick(["fullScreen", "pageSheet", "overFullScreen"]))")
    case 3:
      block("\(by).present(\(one), \(animated())) {") { writer in
        writer.line("print(\"presented\", \(by).presentedViewController?.name ?? \"nobody\")")
      }
    default: line("\(by).present(\(one), \(animated()))")
    }
  }

  private mutating func timeCall() -> String {
    pick([
      "simulation.turn()", "simulation.turn()", "simulation.advance(by: \(duration()))",
      "simulation.finishAnimations()", "simulation.sendMemoryWarning()",
      "window.rotate(to: .\(pick(["landscapeLeft", "portrait", "landscapeRight"])))",
      "window.resize(to: CGSize(width: \(200 + roll(800)), height: \(200 + roll(800))))",
      "print(simulation.now, simulation.refusals.count)",
    ])
  }

  private mutating func writeViews() {
    let one = anyone()
    switch roll(7) {
    case 0: line("\(one).view.frame.origin.x += \(roll(50))")
    case 1: line("\(one).view.setNeedsLayout(); \(one).view.layoutIfNeeded()")
    case 2:
      line("\(pick(["root", one])).view.addSubview(box); print(box.superview?.name ?? \"none\")")
    case 3:
      line(
        "box.frame = CGRect(x: \(roll(9)), y: 2, width: \(roll(300)), height: 40.5); print(box.frame)"
      )
    case 4:
      block(
        "View.animate(withDuration: \(duration()), animations: {", end: "}, completion: { done in"
      ) {
        $0.line("box.alpha = 0.\($0.roll(9) + 1)")
      }
      line("  print(\"animated\", done)")
      line("})")
    case 5:
      line(
        "box.transform = CGAffineTransform(scaleX: \(roll(3) + 1), y: 2); print(box.bounds.width, box.center)"
      )
    default: line("print(\(one).view.subviews.count, \(one).view.frame.width)")
    }
  }

  private mutating func writeQuestion() {
    let one = anyone()
    line(
      pick([
        "print(\(one).children.map { $0.name }, \(one).parent?.name ?? \"none\")",
        "print(pages.filter { $0.isViewLoaded }.count, pages.first { $0.parent == nil }?.name ?? \"-\")",
        "for p in pages where p.parent != nil { print(p.name, p.appearancePhase) }",
        "if let nav = \(one).navigationController { print(\"in\", nav.name) } else { print(\"in none\") }",
        "if let known = pages[\(roll(7))] as? \(pick(Array(controllerClasses.dropFirst()))) {"
          + " known.turns += 1; print(known.turns, known.notes) }",
        "print(pages[\(roll(7))] is \(pick(controllerClasses)), \(one).title ?? \"untitled\")",
        "print(\(one).presentedViewController?.name ?? \"-\", \(one).presentingViewController?.name ?? \"-\")",
      ]))
  }

  /// The messages to objects other than controllers.
  private mutating func writeTelling() {
    let source = "sources[\(roll(3))]"
    switch roll(6) {
    case 0: line("\(source).change()")
    case 1: line("\(source).change(by: \(expression(.int, depth: 1)) % 50)")
    case 2: line("\(source).twice += \(roll(9)); print(\(source).twice, \(source).history)")
    case 3:
      let page = page()
      line("\(source).onChange = { [weak \(page)] n in print(n, \(page)?.name ?? \"gone\") }")
    case 4: line("simulation.after(0.\(roll(9))) { \(source).change(by: 2) }")
    default: line("print(\(source).kind(), \(source).label, (\(source) as? Loud)?.volume ?? 0)")
    }
  }
}
