import Containment
import Testing

/// A finger that dismisses: semantics 6.8.
@Suite struct `6.8 A dismissal gesture` {
  private final class Delegate: PresentationControllerDelegate {
    var allows = true
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      allows
    }
  }

  // Rule 6.8 falling back: WA and DA again; an uncovered presenter disappears again; links stay,
  // no completion.
  // Also: `cancelled on a full screen makes the presenter disappear again`.
  @Test func `cancelled on a sheet makes it appear again`() {
    var completions = 0
    let text = story(given: chain(["A", "M"], style: .pageSheet)) { simulation, window, all in
      let finger = all[1].interactiveDismissal
      #expect(finger.begin())
      #expect(all[1].isBeingDismissed)
      finger.update(0.25)
      #expect(all[1].view.frame.minY == 145)
      all[1].dismiss(animated: true) { completions += 1 }
      finger.cancel()
      simulation.log("let go")
      simulation.finishAnimations()
      #expect(!all[1].isBeingDismissed)
      #expect(all[1].presentingViewController === all[0])
      #expect(all[1].view.frame.minY == 40)
      #expect(window.contents == ["A.view", "M.veil", "M.view"])
    }
    #expect(text == "M.WD* let go @100 M.WA* M.DA*")
    #expect(completions == 0)
  }

  @Test func `cancelled on a full screen makes the presenter disappear again`() {
    let text = story(given: chain(["A", "M"])) { simulation, window, all in
      let finger = all[1].interactiveDismissal
      finger.begin()
      simulation.turn()
      finger.update(0.5)
      #expect(window.contents == ["A.view", "M.view"])
      finger.cancel()
      simulation.finishAnimations()
      #expect(window.contents == ["M.view"])
      #expect(all[1].presentingViewController === all[0])
      all[1].dismiss(animated: true)
    }
    #expect(
      text == "M.WD* A.WA* A.IA* @200 A.WD* A.DD* M.WA* M.DA* "
        + "M.WD* A.WA* A.IA* @600 A.DA* M.DD* completion")
  }

  // Rule 6.8 finger: It begins with the will half and continues to the end.
  // Also: `applies only to the topmost controller at rest`, `does nothing before iOS 13`, `6.8
  // follows a finger down, whatever the transition style`.
  @Test func `completed dismisses`() {
    let text = story(given: chain(["A", "M"])) { simulation, window, all in
      let finger = all[1].interactiveDismissal
      finger.begin()
      simulation.turn()
      finger.update(0.75)
      finger.finish()
      simulation.finishAnimations()
      #expect(window.contents == ["A.view"])
      #expect(all[1].presentingViewController == nil && !all[1].isBeingDismissed)
    }
    #expect(text == "M.WD* A.WA* A.IA* @100 A.DA* M.DD*")
  }

  // Rule 6.8 delegate: It is asked, notified before and after; or notified of the attempt.
  // Also: `is refused by the delegate or a modal controller, and the delegate is notified`.
  @Test func `asks the delegate, notifies it before and after, and not when cancelled`() {
    let delegate = Delegate()
    let text = trace(given: chain(["A", "M"], style: .pageSheet)) { simulation, _, all in
      all[1].presentationController.delegate = delegate
      all[1].interactiveDismissal.begin()
      all[1].interactiveDismissal.cancel()
      simulation.finishAnimations()
      simulation.log("again")
      all[1].interactiveDismissal.begin()
      all[1].interactiveDismissal.finish()
    }
    #expect(
      text == """
        0 M delegate.shouldDismiss(M)
        0 M delegate.willDismiss(M)
        0 M viewWillDisappear(true)
        0 M viewWillAppear(true)
        0 M viewDidAppear(true)
        0 > again
        0 M delegate.shouldDismiss(M)
        0 M delegate.willDismiss(M)
        0 M viewWillDisappear(true)
        400 M viewDidDisappear(true)
        400 M delegate.didDismiss(M)

        """)
  }

  @Test func `is refused by the delegate or a modal controller, and the delegate is notified`() {
    let delegate = Delegate()
    let text = trace(given: chain(["A", "M"], style: .pageSheet)) { simulation, _, all in
      all[1].presentationController.delegate = delegate
      delegate.allows = false
      #expect(!all[1].interactiveDismissal.begin())
      simulation.log("modal")
      all[1].isModalInPresentation = true
      #expect(!all[1].interactiveDismissal.begin())
      all[1].interactiveDismissal.update(0.5)
      all[1].interactiveDismissal.finish()
      all[1].interactiveDismissal.cancel()
    }
    #expect(
      text == """
        0 M delegate.shouldDismiss(M)
        0 M delegate.didAttemptToDismiss(M)
        0 > modal
        0 M delegate.didAttemptToDismiss(M)

        """)
  }

  @Test(arguments: [Profile.ios5, .ios6, .ios8])
  func `does nothing before iOS 13`(profile: Profile) {
    let text = story(profile: profile, given: chain(["A", "M"])) { _, _, all in
      #expect(!all[1].interactiveDismissal.begin())
    }
    #expect(text == "")
  }

  @Test func `applies only to the topmost controller at rest`() {
    let text = story(given: chain()) { simulation, _, all in
      #expect(!all[0].interactiveDismissal.begin())
      #expect(!all[1].interactiveDismissal.begin())
      all[2].dismiss(animated: true)
      #expect(!all[2].interactiveDismissal.begin())
    }
    #expect(text == "C.WD* B.WA* B.IA* @400 B.DA* C.DD* completion")
  }

  @Test func `does nothing when the delegate dismisses in willDismiss`() {
    final class Hasty: PresentationControllerDelegate {
      func presentationControllerWillDismiss(_ controller: PresentationController) {
        controller.presentedViewController?.dismiss(animated: true)
      }
    }
    let hasty = Hasty()
    let text = story(given: chain(["A", "M"])) { _, _, all in
      all[1].presentationController.delegate = hasty
      #expect(!all[1].interactiveDismissal.begin())
    }
    #expect(text == "M.WD* A.WA* A.IA* @400 A.DA* M.DD* completion")
  }
}
