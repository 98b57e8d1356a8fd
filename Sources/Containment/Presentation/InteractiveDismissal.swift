/// An interactive dismissal of a presented controller.
///
/// The presentation controller's delegate can refuse it.
/// An addition to UIKit; simulates the swipe on a sheet, iOS
/// 13 and later.
public struct InteractiveDismissal {
  private let sheet: ViewController

  init(of sheet: ViewController) { self.sheet = sheet }

  /// Begins the gesture; returns whether it moves the controller.
  ///
  /// Has no effect before iOS 13, or unless the controller is presented, topmost and not in a
  /// transition. A controller that is modal in presentation, or whose delegate refuses, stays, and
  /// the delegate is notified of the attempt.
  @discardableResult
  public func begin() -> Bool {
    let simulation = sheet.simulation
    simulation.log(call: "interactiveDismissal.begin()", of: sheet)
    guard simulation.profile.prefersSheets, let presenter = sheet.modal.presenting,
      sheet.modal.presented == nil
    else { return false }
    let transition = Dismissing(held: sheet, by: presenter)
    guard !transition.isBlocked else { return false }
    guard sheet.mayBeDismissedByFinger else {
      sheet.tellDelegate(.didAttemptToDismiss)
      return false
    }
    sheet.tellDelegate(.willDismiss)
    // The delegate may have changed the presentation.
    guard !transition.isVoid, !transition.isBlocked, sheet.modal.presented == nil else {
      return false
    }
    transition.claim()
    transition.start()
    return true
  }

  /// Updates the progress of the gesture, 0…1.
  public func update(_ fraction: Double) { held?.update(fraction) }

  /// Cancels the gesture: the controller returns to its place, animated.
  ///
  /// It receives `viewWillAppear` and `viewDidAppear` again; a presenter that was reappearing
  /// disappears again.
  public func cancel() {
    sheet.simulation.log(call: "interactiveDismissal.cancel()", of: sheet)
    held?.cancel()
  }

  /// Ends the gesture: the controller is dismissed, animated over the remaining distance.
  public func finish() {
    sheet.simulation.log(call: "interactiveDismissal.finish()", of: sheet)
    held?.letGo()
  }

  private var held: Dismissing? {
    guard let transition = sheet.modal.transition as? Dismissing, transition.isHeld else {
      return nil
    }
    return transition
  }
}

extension InteractiveDismissal: Equatable {
  /// Whether both are for the same controller.
  public static func == (a: InteractiveDismissal, b: InteractiveDismissal) -> Bool {
    a.sheet === b.sheet
  }
}

extension ViewController {
  /// The interactive dismissal of this controller.
  ///
  /// An addition to UIKit; simulates the gesture of a sheet, iOS 13 and later.
  public final var interactiveDismissal: InteractiveDismissal { InteractiveDismissal(of: self) }

  fileprivate var mayBeDismissedByFinger: Bool {
    guard !modal.isModal else { return false }
    guard let delegate = presentationController.delegate else { return true }
    simulation.noteDelegate(.shouldDismiss, of: self, about: self)
    return delegate.presentationControllerShouldDismiss(presentationController)
  }

  /// Notifies the delegate of its presentation, if any.
  final func tellDelegate(_ message: Event.DelegateMessage) {
    guard let delegate = presentationController.delegate else { return }
    simulation.noteDelegate(message, of: self, about: self)
    switch message {
    case .willDismiss: delegate.presentationControllerWillDismiss(presentationController)
    case .didDismiss: delegate.presentationControllerDidDismiss(presentationController)
    case .didAttemptToDismiss:
      delegate.presentationControllerDidAttemptToDismiss(presentationController)
    default: break
    }
  }
}
