/// How one controller is presented: its final style, its surroundings, and who is asked about it.
///
/// UIKit: `UIPresentationController`, since iOS 8.
public final class PresentationController {
  /// The controller that is, or will be, presented.
  ///
  /// UIKit: `presentedViewController`, since iOS 8.
  public private(set) weak var presentedViewController: ViewController?
  /// Receives questions before a finger dismisses it, and messages afterwards; not retained.
  ///
  /// UIKit: `delegate`, since iOS 8.
  public weak var delegate: (any PresentationControllerDelegate)?
  /// Whether the presenter's view leaves the screen; counts in the style `custom` only.
  ///
  /// UIKit: `shouldRemovePresentersView`, since iOS 8, there overridden.
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

  /// The presenting controller, or nil.
  ///
  /// UIKit: `presentingViewController`, since iOS 8.
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

/// Receives questions before a finger dismisses a presented controller, and messages afterwards.
///
/// Dismissals by a program call none of them. Every method has a default.
///
/// UIKit: `UIAdaptivePresentationControllerDelegate`, since iOS 8.
public protocol PresentationControllerDelegate: AnyObject {
  /// Whether a finger may dismiss it; true by default.
  ///
  /// Asked by `InteractiveDismissal/begin()` before anything moves, unless the controller is modal
  /// in presentation.
  ///
  /// UIKit: `presentationControllerShouldDismiss(_:)`, since iOS 13.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when a finger begins to dismiss it, before the will callbacks.
  ///
  /// UIKit: `presentationControllerWillDismiss(_:)`, since iOS 13.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called when a finger has dismissed it, after the did callbacks; not when it let it fall back.
  ///
  /// UIKit: `presentationControllerDidDismiss(_:)`, since iOS 13.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when a finger tried to dismiss what may not be dismissed.
  ///
  /// UIKit: `presentationControllerDidAttemptToDismiss(_:)`, since iOS 13.
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
  ///
  /// UIKit: `presentationController`, since iOS 8.
  public final var presentationController: PresentationController {
    if let controller = modal.controller { return controller }
    let controller = PresentationController(of: self)
    modal.controller = controller
    return controller
  }
}
