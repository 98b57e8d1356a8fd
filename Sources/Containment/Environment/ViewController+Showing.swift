/// Showing a controller in the nearest container that handles it.
extension ViewController {
  /// The methods that are passed up.
  enum ShowAction { case show, showDetail }

  /// Passes the call to the parent; at the top, the first receiver presents the controller.
  ///
  /// A container that handles the method overrides it, which ends the search.
  final func passOn(_ action: ShowAction, _ controller: ViewController, sender: Any?) {
    guard simulation.profile.hasAdaptivity else {
      simulation.report(
        MissingMethod.diagnostic(
          for: self, action.method,
          remedy: "Choose a later profile, or present or push the controller yourself."))
      return
    }
    let last = simulation.environment.showing.last
    let isOnTheWay = last?.controller === controller && last?.action == action
    let origin = (isOnTheWay ? last?.origin : nil) ?? self
    if !isOnTheWay { simulation.log(call: "\(action.name)(\(controller))", of: self) }
    guard let parent else {
      origin.presentInstead(controller)
      return
    }
    simulation.environment.showing.append(
      Showing(action: action, controller: controller, origin: origin))
    switch action {
    case .show: parent.dispatched.show(controller, sender: sender)
    case .showDetail: parent.dispatched.showDetailViewController(controller, sender: sender)
    }
    simulation.environment.showing.removeLast()
  }
}

extension ViewController.ShowAction {
  /// The Swift base name of the method.
  var name: String {
    switch self {
    case .show: "show"
    case .showDetail: "showDetailViewController"
    }
  }

  /// The Objective-C name of the method.
  var method: String {
    switch self {
    case .show: "showViewController:sender:"
    case .showDetail: "showDetailViewController:sender:"
    }
  }
}

/// A `show` call that is passed up.
struct Showing {
  let action: ViewController.ShowAction
  let controller: ViewController
  /// The controller the program called.
  let origin: ViewController
}
