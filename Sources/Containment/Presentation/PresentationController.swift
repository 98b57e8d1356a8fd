/// How one controller is presented: its final style, its surroundings, and who is asked about it.
///
/// UIKit: `UIPresentationController`.
public final class PresentationController {
  /// The controller that is, or will be, presented.
  public private(set) weak var presentedViewController: ViewController?
  /// Who is asked before a finger dismisses it, and told afterwards.
  public weak var delegate: (any PresentationControllerDelegate)?
  /// Whether the presenter's view leaves the screen; counts in the style `custom` only.
  public var shouldRemovePresentersView = false

  /// The style it is presented in.
  var style = ModalPresentationStyle.fullScreen
  /// The view that holds the presented one.
  weak var host: View?
  /// The grey veil below a sheet.
  var dimmingView: View?
  /// Where the presenter's view was before it left the screen.
  var displacement: Displacement?

  init(of presented: ViewController) { presentedViewController = presented }

  /// The controller that presents, or nil while nobody does.
  public var presentingViewController: ViewController? {
    presentedViewController?.modal.presenting
  }

  /// Whether the presenter's view leaves the screen.
  var removesPresentersView: Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: shouldRemovePresentersView
    default: false
    }
  }

  /// The place of a presenter's view that was taken out.
  struct Displacement {
    weak var host: View?
    let index: Int
    let parent: NodeID?
    let wasRoot: Bool
  }
}

/// Who is asked before a finger dismisses a presented controller, and told afterwards.
///
/// Dismissals by a program ask nobody. UIKit: `UIAdaptivePresentationControllerDelegate`.
public protocol PresentationControllerDelegate: AnyObject {
  /// Whether a finger may dismiss it; true by default.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when a finger begins to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called when a finger has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when a finger tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension PresentationControllerDelegate {
  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}

extension ViewController {
  /// How this controller is presented; made on first use.
  public final var presentationController: PresentationController {
    if let controller = modal.controller { return controller }
    let controller = PresentationController(of: self)
    modal.controller = controller
    return controller
  }
}
