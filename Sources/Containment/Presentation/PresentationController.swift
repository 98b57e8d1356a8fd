/// The presentation of one controller: its resolved style, its views, and its delegate.
///
/// UIKit: `UIPresentationController`, since iOS 8.
public final class PresentationController {
  /// The controller that is or will be presented.
  ///
  /// UIKit: `presentedViewController`, since iOS 8.
  public private(set) weak var presentedViewController: ViewController?
  /// The delegate, which can refuse an interactive dismissal and is notified of it; not retained.
  ///
  /// UIKit: `delegate`, since iOS 8.
  public weak var delegate: (any PresentationControllerDelegate)?
  /// Whether the presenter's view is removed; used only by the style `custom`.
  ///
  /// UIKit: `shouldRemovePresentersView`, since iOS 8, there overridden.
  public var shouldRemovePresentersView = false

  /// The resolved style.
  var style = ModalPresentationStyle.fullScreen
  /// The view that contains the presented view.
  weak var host: View?
  /// The dimming view below a sheet.
  var dimmingView: View?
  /// The position of the presenter's view before it was removed.
  var displacement: Displacement?

  init(of presented: ViewController) { presentedViewController = presented }

  /// The presenting controller, or nil.
  ///
  /// UIKit: `presentingViewController`, since iOS 8.
  public var presentingViewController: ViewController? {
    presentedViewController?.modal.presenting
  }

  /// Whether the presenter's view is removed.
  var removesPresentersView: Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: shouldRemovePresentersView
    default: false
    }
  }

  /// The position of a presenter's view that was removed.
  struct Displacement {
    weak var host: View?
    let index: Int
    let parent: NodeID?
    let wasRoot: Bool
  }
}

/// The delegate of interactive dismissals.
///
/// Dismissals by a program call none of its methods. Every method has a default.
///
/// UIKit: `UIAdaptivePresentationControllerDelegate`, since iOS 8.
public protocol PresentationControllerDelegate: AnyObject {
  /// Whether an interactive dismissal is allowed; true by default.
  ///
  /// Called by `InteractiveDismissal/begin()` before anything moves, unless the controller is modal
  /// in presentation.
  ///
  /// UIKit: `presentationControllerShouldDismiss(_:)`, since iOS 13.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when an interactive dismissal begins, before the will callbacks.
  ///
  /// UIKit: `presentationControllerWillDismiss(_:)`, since iOS 13.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called when an interactive dismissal ends, after the did callbacks; not when it is cancelled.
  ///
  /// UIKit: `presentationControllerDidDismiss(_:)`, since iOS 13.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when an interactive dismissal was refused.
  ///
  /// UIKit: `presentationControllerDidAttemptToDismiss(_:)`, since iOS 13.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension PresentationControllerDelegate {
  /// Allows the dismissal.
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
  /// The presentation controller; created lazily.
  ///
  /// UIKit: `presentationController`, since iOS 8.
  public final var presentationController: PresentationController {
    if let controller = modal.controller { return controller }
    let controller = PresentationController(of: self)
    modal.controller = controller
    return controller
  }
}
