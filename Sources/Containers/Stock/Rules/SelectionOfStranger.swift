/// TB1: a controller is selected that is no tab.
///
/// - When: `selectedViewController` is set to a controller that is not a tab.
/// - Remedy: Select one of `viewControllers`, or add it to them first.
enum SelectionOfStranger {
  static func diagnostic(in tabs: TabBarController, of controller: ViewController?) -> Diagnostic {
    Diagnostic(
      id: "TB1", kind: .exception, subject: tabs.id,
      participants: [tabs.id] + (controller.map { [$0.id] } ?? []),
      message: "only a view controller in the tab bar controller's list of view controllers "
        + "can be selected.",
      remedy: "Select one of viewControllers, or add the controller to them first.")
  }
}
