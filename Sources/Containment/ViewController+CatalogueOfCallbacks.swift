// The callbacks in the script catalog, which scripts override.

extension ViewController {
  static let callbackMembers: [Member] = [
    .method("loadView()", "Makes the view.", isOverridable: true) {
      (controller: ViewController) in controller.loadView()
    },
    .method("viewDidLoad()", "The view was made.", isOverridable: true) {
      (controller: ViewController) in controller.viewDidLoad()
    },
    .method(
      "willMove(toParent:)", "A container takes it in, or lets it go.", isOverridable: true
    ) { (controller: ViewController, parent: ViewController?) in
      controller.willMove(toParent: parent)
    },
    .method(
      "didMove(toParent:)", "A container took it in, or let it go.", isOverridable: true
    ) { (controller: ViewController, parent: ViewController?) in
      controller.didMove(toParent: parent)
    },
    .method("viewWillAppear(_:)", "The view is about to come on screen.", isOverridable: true) {
      (controller: ViewController, animated: Bool) in controller.viewWillAppear(animated)
    },
    .method(
      "viewIsAppearing(_:)", "The view is in the window and has its size; iOS 13 and later.",
      isOverridable: true
    ) { (controller: ViewController, animated: Bool) in controller.viewIsAppearing(animated) },
    .method("viewDidAppear(_:)", "The view came on screen.", isOverridable: true) {
      (controller: ViewController, animated: Bool) in controller.viewDidAppear(animated)
    },
    .method("viewWillDisappear(_:)", "The view is about to leave the screen.", isOverridable: true)
    {
      (controller: ViewController, animated: Bool) in controller.viewWillDisappear(animated)
    },
    .method("viewDidDisappear(_:)", "The view left the screen.", isOverridable: true) {
      (controller: ViewController, animated: Bool) in controller.viewDidDisappear(animated)
    },
    .method(
      "viewWillLayoutSubviews()", "The view is about to lay out its subviews.",
      isOverridable: true
    ) { (controller: ViewController) in controller.viewWillLayoutSubviews() },
    .method(
      "viewDidLayoutSubviews()", "The view laid out its subviews.", isOverridable: true
    ) { (controller: ViewController) in controller.viewDidLayoutSubviews() },
    .method(
      "updateViewConstraints()", "The view is about to work out its constraints.",
      isOverridable: true
    ) { (controller: ViewController) in controller.updateViewConstraints() },
    .method("didReceiveMemoryWarning()", "Sent when memory runs low.", isOverridable: true) {
      (controller: ViewController) in controller.didReceiveMemoryWarning()
    },
    .method(
      "viewWillUnload()", "The view is about to be thrown away; iOS 5.", isOverridable: true
    ) { (controller: ViewController) in controller.viewWillUnload() },
    .method("viewDidUnload()", "The view was thrown away; iOS 5.", isOverridable: true) {
      (controller: ViewController) in controller.viewDidUnload()
    },
  ]
}
