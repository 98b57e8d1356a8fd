/// A finger that pulls a presented controller off the screen, and may let it fall back.
///
/// The delegate of the presentation controller is asked first. Ours, in place of the swipe on a
/// sheet, iOS 13 and later.
public struct InteractiveDismissal {
  private let sheet: ViewController

  init(of sheet: ViewController) { self.sheet = sheet }

  /// The finger begins to pull; whether it pulls anything.
  ///
  /// Nothing moves before iOS 13, nor unless the controller is presented, at rest and topmost. A
  /// controller that is modal in presentation, or whose delegate says no, stays, and the delegate
  /// is told of the attempt.
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
    // The delegate may have changed something meanwhile.
    guard !transition.isVoid, !transition.isBlocked, sheet.modal.presented == nil else {
      return false
    }
    transition.claim()
    transition.start()
    return true
  }

  /// The finger has pulled it so far, 0…1.
  public func update(_ fraction: Double) { held?.update(fraction) }

  /// The finger lifts and the controller goes back to its place, in the time it needs for the way.
  ///
  /// It receives `viewWillAppear` and `viewDidAppear` again; a presenter that had come back
  /// disappears again.
  public func cancel() {
    sheet.simulation.log(call: "interactiveDismissal.cancel()", of: sheet)
    held?.cancel()
  }

  /// The finger lifts and the controller goes, in the time it needs for the rest of the way.
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
  /// Equal when they pull the same controller.
  public static func == (a: InteractiveDismissal, b: InteractiveDismissal) -> Bool {
    a.sheet === b.sheet
  }
}

extension ViewController {
  /// The finger that pulls this controller off the screen.
  ///
  /// Ours, in place of the gesture of a sheet, iOS 13 and later.
  public final var interactiveDismissal: InteractiveDismissal { InteractiveDismissal(of: self) }

  fileprivate var mayBeDismissedByFinger: Bool {
    guard !modal.isModal else { return false }
    guard let delegate = presentationController.delegate else { return true }
    simulation.noteDelegate(.shouldDismiss, of: self, about: self)
    return delegate.presentationControllerShouldDismiss(presentationController)
  }

  /// Sends a message to the delegate of its presentation, if any.
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
