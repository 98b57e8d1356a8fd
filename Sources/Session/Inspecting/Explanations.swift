import Hierarchy
import Support

/// Translations of diagnostics: reason, remedy, and messages that are not UIKit's.
///
/// Recordings and traces have them in English. The window translates them; UIKit's messages stay
/// unchanged, because people search for them.
package enum Explanations {
  private static let all = Sentences(keys)

  /// Whether a text has a translation.
  package static func know(_ text: String) -> Bool { all.know(text) }

  /// A translated reason or remedy.
  static func translated(_ text: String) -> String { all.translated(text) }

  /// Each sentence once, with numbered placeholders, by diagnostic.
  ///
  /// `Resources/Languages/explanations.txt` lists them for the translators.
  package static let keys = [
    // D01
    "The view of {1} was put into the view of {2}, but {1} has no parent",
    "{1} does not retain {2} and forwards nothing to it: no rotation, no memory warning, and no "
      + "appearance when a container adds {1}.",
    "Call {1}.addChild({2}) before its view is added.",
    // D05
    "{1} added {2} but never called {2}.didMove(toParent: {1})",
    "{1} never receives the end of the move, and isMovingToParent stays true for its next "
      + "appearance too.",
    "Call {1}.didMove(toParent: {2}) when the view is in place, or in the completion of its "
      + "animation.",
    // D06
    "{1} was removed from {2} without {1}.willMove(toParent: nil)",
    "{1} cannot prepare for leaving, and isMovingFromParent is false while it disappears. "
      + "removeFromParent() sends didMove(toParent: nil) alone.",
    "Call {1}.willMove(toParent: nil) before its view is removed.",
    // D07
    "{1}(toParent: {2}) reached {3} twice for one move",
    "What {1} does in {2} is done twice. Of the four messages about a move two are sent for you: "
      + "willMove by addChild, didMove(toParent: nil) by removeFromParent.",
    "Call addChild and then didMove(toParent: {1}), once; leave willMove to addChild.",
    "Call willMove(toParent: nil) and then removeFromParent(), once; leave didMove to it.",
    // D08
    "{1} of {2} was called directly, and UIKit calls it too",
    "{1} of {2} was called directly while it is {3}",
    "{1} receives it twice: adding its view to the window, or its container's own appearance, "
      + "sends all four. A direct call changes no state.",
    "The four callbacks come in pairs: will before did, appearing before disappearing.",
    "Remove the call; if the container must decide the time, let it override "
      + "shouldAutomaticallyForwardAppearanceMethods and use begin and end.",
    "Call beginAppearanceTransition and endAppearanceTransition, which keep the order.",
    // D10
    "{1} ran a transition that has no old controller",
    "{1} ran a transition that has no new controller",
    "{1} ran a transition that has no old and no new controller",
    "A transition exchanges two children; with one of them missing there is nothing to exchange, "
      + "and UIKit raises.",
    "Show the first child, and remove the last, without a transition.",
    // D11
    "{1} was removed from {2}, but its view {3} is still visible",
    "The view may be left without a controller: it does not retain {1}, and {2} forwards nothing "
      + "to it any more.",
    "Remove the view before the controller.",
    // D12
    "{1} received didMove(toParent: {2}) before its view was added",
    "In didMove a child may rely on its view being in place, with its superview and window. "
      + "UIKit does not check it.",
    "Call didMove(toParent: {1}) after the view was added.",
    // D13
    "The flip to {1} flips {2} as a whole, with {3}",
    "A flip animates the superview of the old view with everything in it.",
    "Put the exchanged children into a container view of their own.",
    // D14
    "{1} overrides {2} and does not call super; seen at {3}",
    "The base implementation forwards it to the children; without it they receive nothing.",
    "UIKit does its own bookkeeping in super.",
    "Call super.{1} in the override.",
    // D15
    "{1} is {2} and forwards manually, but its child {3} is {4}",
    "With shouldAutomaticallyForwardAppearanceMethods false only {1} can send {2} its appearance "
      + "callbacks.",
    "Begin an appearance transition of {1} in the will callback of {2} and end it in the did "
      + "callback, or leave forwarding on.",
    // D16
    "{1} changed {2} below the root view of its child {3}",
    "{1} changed what {2}, the root view of its child {3}, shows",
    "A container lays out the root views of its children; the views below them belong to the "
      + "children, and a child that changes them breaks a container that depends on them.",
    "Give {1} a class with a method or property for it, and let {2} use that.",
    // D17
    "{1} asked its container {2} to change itself",
    "A child that knows its container works in no other: there nothing happens.",
    "Let {1} report the selection to a delegate, and let the delegate call {2}.",
    "{1} created {2}, a screen it isn't responsible for",
    "This couples it to the class and the dependencies of that screen; it can show no other.",
    "Let {1} request the row's screen from a factory or its coordinator.",
    // D18
    "The view of {1} was put at {2}, {3}, the center of {4} in another coordinate system",
    "{1} was given the frame of its superview {2}, and is off by {3}, {4}",
    "center and frame of {1} are in its superview's coordinates; subviews of {1} are in its "
      + "bounds, whose center is {2}, {3}.",
    "center and frame of {1} are in its superview's coordinates; subviews of {1} are in its "
      + "bounds.",
    "Compute the position of {1} from the bounds of {2}.",
    "Give {1} the bounds of {2}.",
    // D19
    "{1} is visible, but a part of it can't be tapped",
    "It is outside of the bounds of {1}; hit testing never reaches it there, though all of it is "
      + "drawn.",
    "Make {1} as large as its content, or let it clip.",
    "{1} is in front of it, is invisible, and takes the touches.",
    "Set {1}.isUserInteractionEnabled to false, or hide it.",
    // D20
    "{1} was deallocated and still observes {2} of {3}",
    "{1} was deallocated and {2} still observes its {3}",
    "The observation outlives its observer or its subject: in earlier iOS versions the next "
      + "change crashed the program, or retained {1}.",
    "End the observation before either side ends, or keep a token that ends it.",
    // D21
    "The notification of {1} of {2} triggered itself more than {3} times",
    "The observer reacts with a change to which {1} reacts in turn; the loop was cut here, a "
      + "device continues until the stack overflows.",
    "Store a value set by an observer without notifying the observers, or stop when the value is "
      + "the same.",
    // D22
    "{1} was changed while the transition from {2} to {3} runs",
    "The end of the transition removes {1} and ends both appearances in any state: callbacks are "
      + "lost or superfluous.",
    "Wait for the completion of the transition, or disable the controls meanwhile.",
    // D23
    "{1} received pop with {2} on its stack",
    "Below the last controller there is nothing to show; code that accesses it by index fails.",
    "Ask whether more than one is on the stack, or let pop return nil.",
    // D24
    "The answer to a request of {1} from {2} s ago has arrived, and {1} was deallocated",
    "A closure that captures its controller as unowned crashes when it runs after the "
      + "controller's deallocation.",
    "Capture it as weak, or cancel the request when the view disappears.",
    // D25
    "Layout of {1} moved {2} away from the end of its animation",
    "Layout may run at any time; a position set only by an animation is lost then.",
    "Keep the state in a property, compute the frame from it during layout, and animate by "
      + "setting the property and calling layoutIfNeeded().",
    // D26
    "{1} cannot keep all of its constraints with {2}; dropped {3}",
    "UIKit breaks a constraint, by priority and then arbitrarily, and views get unintended sizes.",
    "Deactivate the constraints of one layout before those of the other are activated, or ask "
      + "for at least a size instead of exactly that.",
    // D27
    "{1} should be deallocated, but is still retained",
    "A leaked object retains everything it references, and may keep working.",
    "Let {1} release {2} when it has finished.",
    "Release {1}, and reference its owner as weak.",
    // D28
    "{1} created {2} children with their views at once, and {3} of them are not visible",
    "Each costs a controller, a view and its callbacks before it is needed, and nothing is "
      + "reused.",
    "Create children when they become visible, and release hidden ones.",
    // D29
    "{1} used its size {2} in {3}; it became {4}",
    "In init and in viewDidLoad a view has its design size, not its final one.",
    "Work with sizes in viewWillLayoutSubviews, or let masks and constraints do it.",
    // D30
    "The orientations {1} supports have none in common with the application's",
    "Let supportedInterfaceOrientations of {1} contain one that the window's mask contains.",
    // D31
    "{1} began an appearance of {2} and never ended it",
    "{1} began a disappearance of {2} and never ended it",
    "An appearance of {1} was begun and never ended",
    "A disappearance of {1} was begun and never ended",
    "The did callback is never sent, and until the end {1} receives nothing from its container "
      + "or its window.",
    "Call {1}.endAppearanceTransition() in the completion of the animation, also when it is "
      + "cancelled.",
    // D32
    "The view of {1} was removed and never added again, and {1} is still a child of {2}",
    "{1} retains {2} and forwards sizes, traits and memory warnings to it for nothing.",
    "Remove {1} together with its view.",
    // D33
    "The view of {1} was added to {2} too late for viewWillAppear",
    "{1} is appearing and has already forwarded viewWillAppear. Until iOS 12 {2} receives "
      + "viewDidAppear alone; later versions are not documented.",
    "Add {1} in viewDidLoad or viewWillAppear of {2}, and set frames in viewWillLayoutSubviews.",
    // D35
    "begin and end were called for {1}, and {2} forwards automatically",
    "UIKit sends the same callbacks when the view of {1} comes into the window and when {2} "
      + "appears, so viewDidAppear may come twice.",
    "Remove begin and end, or let {1} override shouldAutomaticallyForwardAppearanceMethods with "
      + "false.",
    // D36
    "{1} overrides shouldAutorotate, which iOS 16 and later do not ask; seen at {2}",
    "The interface turns wherever supportedInterfaceOrientations allows it.",
    "Let supportedInterfaceOrientations return the orientation to keep, and call "
      + "setNeedsUpdateOfSupportedInterfaceOrientations() when it changes.",
    // D37
    "{1} received dismiss while {2} is already being dismissed",
    "The call is dropped, and its completion never runs.",
    "Check isBeingDismissed first, or dismiss in the completion of the running transition.",
    // D38
    "The root of {1} was replaced while {2} presents {3}",
    "The view of {1} stays in the window below that of the new root, and UIKit keeps both "
      + "controllers.",
    "Replace the root in the completion of dismissing {1}, or keep one root and exchange its child.",
    // L1
    "The run loop was stopped after {1} passes that each queued more work",
    "Do not request layout or schedule after(0) in the callback that it triggers.",
    // I1
    "line {1}: {2} has appeared, but its view isn't in a window.",
    "It received viewDidAppear and is not visible, so its work is wasted.",
    "Remove its view within a transition, or call beginAppearanceTransition(false, animated:) "
      + "and endAppearanceTransition() around it.",
    // I2
    "line {1}: {2} has disappeared, but its view is in the window.",
    "It is on screen without viewWillAppear, so the work of its override is missing.",
    "Make it a child with addChild(_:) before its view goes in, or forward the appearance.",
    // I3
    "line {1}: {2} is presented by {3}, whose view isn't in a window.",
    "A controller presented by a detached one may stay when it should disappear, or never appear.",
    "Present from a controller that is on screen.",
    // I4
    "line {1}: {2} is detached: it has no parent, is no window's root and is not presented.",
    "It receives no appearance, rotation or size.",
    "Add it with addChild(_:), or release it.",
    // I5
    "line {1}: The view of {2} is under {3}, but it has no parent.",
    "line {1}: The view of {2} is under {3}, but its parent is {4}.",
    "Callbacks follow the controllers and the screen follows the views; here they disagree.",
    "Call addChild(_:) on the controller whose view contains it.",
    // I6
    "line {1}: The view of {2} is reported in the window, but is not among the views.",
    "The views are of another window, were truncated, or were printed at another time.",
    "Print both at one breakpoint.",
    // U1
    "The did callback of the appearance is lost, or was sent too early.",
    "A second transition reversed {1} before the first had ended, and the end of the first has "
      + "completed the second.",
    "{1} has not appeared, so it cannot disappear.",
    "Call beginAppearanceTransition once for each end, or omit the end.",
    "Start the next transition of {1} in the completion of the one before; one without a duration, "
      + "too, completes with the next turn.",
    "Let transition(from:to:) add the view of {1} itself.",
    "Run the transition once {1} has appeared; before that exchange the views without one.",
    "Begin before the view of {1} is added or removed: afterwards it has already received the "
      + "callbacks.",
    // U2
    "Use beginAppearanceTransition(_:animated:) and endAppearanceTransition().",
    // H1
    "Call {1}.addChild({2}) before adding the view, or add it inside {3}'s view.",
    "Add the view inside {1}'s view, or remove {2} from its parent first.",
    // H2
    "Remove {1}'s view from {2}'s view first, or add it to {2}.",
    // H3
    "Set {1}.view to nil before, or give {2} a view of its own.",
    // C1
    "Remove {1} from {2} first, or add another controller.",
    "Dismiss the controller presented over {1} first, or add another controller.",
    // C2
    "Dismiss {1} first, and add it in the completion.",
    // T1
    "Call {1}.addChild for both before the transition.",
    // T2
    "Use beginAppearanceTransition and endAppearanceTransition around an animation.",
    // T3
    "Add {1}'s view to a view of {2} first; a first child needs no transition.",
    // V1
    "Assign view in loadView, or do not override it.",
    // V2
    "Add another view, or remove the inner view first.",
    // P1
    "Make the controller before it is presented.",
    // P2
    "Present {1} from viewDidAppear, or from the controller that is on screen.",
    // P3
    "Present {1} from {2}, or in the completion of dismissing {2}.",
    "Present {1} in the completion of the running presentation.",
    // P4
    "Dismiss {1} first, or present another controller.",
    // P5
    "Remove {1} from its parent or window first, or present another controller.",
    // P6
    "Add {1} to the container whose view holds its view, with addChild.",
    // P7
    "Dismiss in the completion of the running transition.",
    // P8
    "Set {1}.modalPresentationStyle to fullScreen, or choose another modalTransitionStyle.",
    // N1
    "Push another controller, or go back with popToViewController(_:animated:).",
    // N2
    "Push the controllers of {1} itself, or present it.",
    // N3
    "Make the controller before pushing it.",
    // N4
    "Look for {1} in viewControllers first.",
    // N5
    "Name each controller once: {1}.",
    // N6
    "Push {1} when the previous controller has received viewDidAppear.",
    // N7
    "Start one transition after the other.",
    // SP1
    "Make {1} the root of the window, or a tab.",
    // TB1
    "Select one of viewControllers, or add the controller to them first.",
    // PG1
    "Give exactly one controller.",
    // E1
    "Call {1}.addChild({2}) before setOverrideTraitCollection(_:forChild:).",
    // E2
    "Choose a later profile, or avoid the method.",
    "Choose a later profile, or present or push the controller yourself.",
    // S1
    "Make {1} inside make(_:) of the simulation of {2}.",
  ]
}

extension Diagnostic {
  /// The message, translated unless it is UIKit's.
  package var shownMessage: String { kind == .lint ? Explanations.translated(message) : message }
  var shownReason: String? { reason.map(Explanations.translated) }
  var shownRemedy: String? { remedy.map(Explanations.translated) }
}
