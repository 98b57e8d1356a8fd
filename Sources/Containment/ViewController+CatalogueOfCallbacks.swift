// The callbacks in the script catalog, which scripts override.

extension ViewController {
  static let callbackMembers: [Member] = [
    .method("loadView()", "Creates the view.", isOverridable: true) {
      (controller: ViewController) in controller.loadView()
    },
    .method("viewDidLoad()", "The view was loaded.", isOverridable: true) {
      (controller: ViewController) in controller.viewDidLoad()
    },
    .method(
      "willMove(toParent:)", "It is about to be added to or removed from a parent.",
      isOverridable: true
    ) { (controller: ViewController, parent: ViewController?) in
      controller.willMove(toParent: parent)
    },
    .method(
      "didMove(toParent:)", "It was added to or removed from a parent.", isOverridable: true
    ) { (controller: ViewController, parent: ViewController?) in
      controller.didMove(toParent: parent)
    },
    .method("viewWillAppear(_:)", "The view is about to appear.", isOverridable: true) {
      (controller: ViewController, animated: Bool) in controller.viewWillAppear(animated)
    },
    .method(
      "viewIsAppearing(_:)", "The view is in the window and has its size; iOS 13 and later.",
      isOverridable: true
    ) { (controller: ViewController, animated: Bool) in controller.viewIsAppearing(animated) },
    .method("viewDidAppear(_:)", "The view appeared.", isOverridable: true) {
      (controller: ViewController, animated: Bool) in controller.viewDidAppear(animated)
    },
    .method("viewWillDisappear(_:)", "The view is about to disappear.", isOverridable: true) {
      (controller: ViewController, animated: Bool) in controller.viewWillDisappear(animated)
    },
    .method("viewDidDisappear(_:)", "The view disappeared.", isOverridable: true) {
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
      "updateViewConstraints()", "The view is about to update its constraints.",
      isOverridable: true
    ) { (controller: ViewController) in controller.updateViewConstraints() },
    .method("didReceiveMemoryWarning()", "Sent when memory runs low.", isOverridable: true) {
      (controller: ViewController) in controller.didReceiveMemoryWarning()
    },
    .method(
      "viewWillUnload()", "The view is about to be unloaded; iOS 5.", isOverridable: true
    ) { (controller: ViewController) in controller.viewWillUnload() },
    .method("viewDidUnload()", "The view was unloaded; iOS 5.", isOverridable: true) {
      (controller: ViewController) in controller.viewDidUnload()
    },
  ]
}
