/// Showing a controller wherever the surroundings think best.
extension ViewController {
  /// The calls that are passed up.
  enum ShowAction { case show, showDetail }

  /// Passes the call to the parent; at the top, the first receiver presents the controller.
  ///
  /// A container that shows controllers its own way overrides the action and so ends the walk.
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

/// A controller that is being shown by a container above.
struct Showing {
  let action: ViewController.ShowAction
  let controller: ViewController
  /// Whom the program asked.
  let origin: ViewController
}
