import Hierarchy
import Translation

/// What diagnoses say in our own words: why, what to do, and, where it is no message of UIKit's, what.
///
/// Recordings have it in English, and so have traces. The window says it in its own language; the
/// messages of UIKit are what people search for, and stay as they are.
package enum Explanations {
  private static let all = Sentences(keys)

  /// Whether a text is one that can be said in another language.
  package static func know(_ text: String) -> Bool { all.know(text) }

  /// A reason or a remedy in the language that is spoken.
  static func translated(_ text: String) -> String { all.translated(text) }

  /// Each sentence once, with numbered places, by the diagnosis that says it.
  ///
  /// `Resources/Languages/explanations.txt` lists them for the translators.
  package static let keys = [
    // D01
    "The view of {1} was put into the view of {2}, but {1} has no parent",
    "{1} does not keep {2} alive and passes nothing on to it: no rotation, no memory warning, "
      + "and no appearance when a container brings {1} in.",
    "Call {1}.addChild({2}) before its view is added.",
    // D05
    "{1} added {2} but never called {2}.didMove(toParent: {1})",
    "{1} never learns that the move is over, and isMovingToParent stays true for its next "
      + "appearance too.",
    "Call {1}.didMove(toParent: {2}) when the view is in place, or in the completion of the "
      + "animation that brings it there.",
    // D06
    "{1} was removed from {2} without {1}.willMove(toParent: nil)",
    "{1} cannot prepare for leaving, and isMovingFromParent is false while it disappears. "
      + "removeFromParent() sends didMove(toParent: nil) alone.",
    "Call {1}.willMove(toParent: nil) before its view is taken out.",
    // D07
    "{1}(toParent: {2}) reached {3} twice for one move",
    "What {1} does in {2} is done twice. Of the four messages about a move two are sent for you: "
      + "willMove by addChild, didMove(toParent: nil) by removeFromParent.",
    "Call addChild and then didMove(toParent: {1}), once; leave willMove to addChild.",
    "Call willMove(toParent: nil) and then removeFromParent(), once; leave didMove to it.",
    // D08
    "{1} of {2} was called by hand, and the system calls it too",
    "{1} of {2} was called by hand while it is {3}",
    "{1} hears it twice: putting its view on screen, or its container's own appearance, sends "
      + "all four. A call by hand moves no state.",
    "The four callbacks come in pairs: will before did, appearing before disappearing.",
    "Leave it out; if the container must decide when, let it override "
      + "shouldAutomaticallyForwardAppearanceMethods and use begin and end.",
    "Call beginAppearanceTransition and endAppearanceTransition, which keep the order.",
    // D10
    "{1} ran a transition that has no old controller",
    "{1} ran a transition that has no new controller",
    "{1} ran a transition that has no old and no new controller",
    "A transition exchanges two children; with one of them missing there is nothing to exchange, "
      + "and UIKit raises.",
    "Show the first child, and take out the last, without a transition.",
    // D11
    "{1} was removed from {2}, but its view {3} is still on show",
    "Nobody may be left to answer for what is seen there: the view does not keep {1} alive, and "
      + "{2} passes nothing on to it any more.",
    "Take the view out before the controller.",
    // D12
    "{1} was told didMove(toParent: {2}) before its view was added",
    "In didMove a child may rely on its view being in place, with its superview and window. "
      + "UIKit does not check it.",
    "Call didMove(toParent: {1}) after the view was added.",
    // D13
    "The flip to {1} turns {2} as a whole, with {3}",
    "A flip acts on the superview of the old view, and everything in that turns along.",
    "Give the children that change places a view of their own to be in.",
    // D14
    "{1} overrides {2} and does not call super; seen at {3}",
    "The base implementation passes it on to the children; without it the message ends here.",
    "UIKit does its own bookkeeping in super.",
    "Call super.{1} in the override.",
    // D15
    "{1} is {2} and forwards by hand, but its child {3} is {4}",
    "With shouldAutomaticallyForwardAppearanceMethods false nobody but {1} tells {2} that it "
      + "appears or disappears.",
    "Begin an appearance transition of {1} in the will callback of {2} and end it in the did "
      + "callback, or leave forwarding on.",
    // D16
    "{1} changed {2} below the root view of its child {3}",
    "{1} changed what {2}, the root view of its child {3}, shows",
    "A container places the root views of its children; what is below them is theirs, and a "
      + "child that changes its views breaks a container that knows them.",
    "Give {1} a class with a method or property for it, and let {2} use that.",
    // D17
    "{1} asked its container {2} to change itself",
    "A child that knows what it stands in can stand nowhere else: in another container nothing "
      + "happens.",
    "Let {1} tell a delegate what was chosen, and let that one ask {2}.",
    "{1} made {2}, a screen that is not its own",
    "It has to know the class of that screen and all that is needed to make it, and can show no "
      + "other.",
    "Let {1} ask a factory or its coordinator for the screen behind the row.",
    // D18
    "The view of {1} was put at {2}, {3}, the centre of {4} in other coordinates than its own",
    "{1} was given the frame of {2}, which it is in, and stands {3}, {4} too far from its corner",
    "center and frame of {1} are in its superview's coordinates; what lies in {1} counts from "
      + "its bounds, where the middle is {2}, {3}.",
    "center and frame of {1} are in its superview's coordinates; what lies in {1} counts from "
      + "its bounds.",
    "Compute the place of {1} from the bounds of {2}.",
    "Give {1} the bounds of {2}.",
    // D19
    "{1} can be seen, but a part of it cannot be touched",
    "It lies outside of the bounds of {1}; touches there never get to what is in {1}, though all "
      + "of it is drawn.",
    "Make {1} as large as what is in it, or let it clip.",
    "{1} is in front of it, shows nothing, and takes the touches.",
    "Set {1}.isUserInteractionEnabled to false, or hide it.",
    // D20
    "{1} is gone and still observes {2} of {3}",
    "{1} is gone and {2} still observes its {3}",
    "The observation outlives what it is about: the next change is sent to nobody, which stopped "
      + "a program, or kept {1} alive, in its time.",
    "End the observation before either side ends, or keep a token that ends it.",
    // D21
    "Telling {1} of {2} came back to itself more than {3} times",
    "Whoever hears of the change makes one that {1} answers; here the loop was cut, a device "
      + "goes on until its stack is full.",
    "Store what an observer sets without telling the observers, or stop when the value is the "
      + "same.",
    // D22
    "{1} was changed while the transition from {2} to {3} runs",
    "The end of the transition takes {1} out and settles both appearances, whatever has become "
      + "of them: callbacks get lost or come for nothing.",
    "Wait for the completion of the transition, or lock the controls meanwhile.",
    // D23
    "{1} was asked to pop with {2} on its stack",
    "Below the last controller there is nothing to show; code that takes the one below by its "
      + "index fails.",
    "Ask whether more than one is on the stack, or let pop return nil.",
    // D24
    "What {1} asked for {2} s ago has come, and {1} is gone",
    "A block that refers to its controller as unowned ends the program when it runs after the "
      + "controller's end.",
    "Refer to it as weak, or cancel the request when the view disappears.",
    // D25
    "Layout of {1} put {2} elsewhere than its animation did",
    "Layout may run at any time; a place that only an animation knows is lost then.",
    "Keep what decides the place in a property, compute the frame from it during layout, and "
      + "animate by setting the property and calling layoutIfNeeded().",
    // D26
    "{1} cannot keep all of its constraints with {2}; dropped {3}",
    "Somebody gives way, by priority and then by chance, and views get sizes that nobody asked "
      + "for.",
    "Deactivate the constraints of one layout before those of the other are activated, or ask "
      + "for at least a size instead of exactly that.",
    // D27
    "{1} should be gone, and somebody still holds it",
    "What is held for ever keeps everything that it holds itself, and may go on working.",
    "Let {1} let go of {2} when it is told that it is done.",
    "Let go of {1}, and refer back to its owner as weak.",
    // D28
    "{1} made {2} children with their views at once, and {3} of them cannot be seen",
    "Each costs a controller, a view and its callbacks before anybody asks for it, and nothing "
      + "of that is used again.",
    "Make children when they come into sight, and let go of those out of sight.",
    // D29
    "{1} took {2} for its size in {3}; it became {4}",
    "In init and in viewDidLoad a view has the size that it was drawn with, not the one that it "
      + "is given.",
    "Work with sizes in viewWillLayoutSubviews, or let masks and constraints do it.",
    // D30
    "The orientations {1} supports have none in common with the application's",
    "Let supportedInterfaceOrientations of {1} contain one that the window's mask contains.",
    // D31
    "{1} began an appearance of {2} and never ended it",
    "{1} began a disappearance of {2} and never ended it",
    "{1} was told to begin an appearance that was never ended",
    "{1} was told to begin a disappearance that was never ended",
    "The did callback never comes, and until the end {1} receives nothing from its container or "
      + "its window.",
    "Call {1}.endAppearanceTransition() in the completion of the animation, also when it is given "
      + "up.",
    // D32
    "The view of {1} was taken out and never came back, and {1} is still a child of {2}",
    "{1} keeps {2} alive and passes sizes, traits and memory warnings on to it for nothing.",
    "Remove {1} together with its view.",
    // D33
    "The view of {1} was added to {2} too late for viewWillAppear",
    "{1} is appearing and has passed viewWillAppear on. Until iOS 12 {2} receives viewDidAppear "
      + "alone; what later versions send is not documented.",
    "Add {1} in viewDidLoad or viewWillAppear of {2}, and set frames in viewWillLayoutSubviews.",
    // D35
    "The appearance of {1} was begun and ended by hand, and {2} forwards automatically",
    "UIKit sends the same callbacks when the view of {1} comes into the window and when {2} "
      + "appears, so viewDidAppear may come twice.",
    "Leave begin and end out, or let {1} override shouldAutomaticallyForwardAppearanceMethods with "
      + "false.",
    // D36
    "{1} overrides shouldAutorotate, which iOS 16 and later do not ask; seen at {2}",
    "The interface turns wherever supportedInterfaceOrientations allows it.",
    "Let supportedInterfaceOrientations answer the orientation to keep, and call "
      + "setNeedsUpdateOfSupportedInterfaceOrientations() when it changes.",
    // D37
    "{1} was asked to dismiss while {2} is on its way out already",
    "The call is dropped, and its completion never runs.",
    "Ask isBeingDismissed first, or dismiss in the completion of what runs.",
    // D38
    "The root of {1} was replaced while {2} presents {3}",
    "The view of {1} stays in the window below that of the new root, and UIKit keeps both "
      + "controllers.",
    "Replace the root in the completion of dismissing {1}, or keep one root and exchange its child.",
    // L1
    "The run loop was stopped after {1} rounds that each made more work",
    "Do not ask for layout or schedule after(0) from the callback it leads to.",
    // I1
    "line {1}: {2} has appeared, but its view isn't in a window.",
    "It was told that it is on screen and shows nothing, so it does work for nobody.",
    "Take its view out within a transition, or call beginAppearanceTransition(false, animated:) "
      + "and endAppearanceTransition() around it.",
    // I2
    "line {1}: {2} has disappeared, but its view is in the window.",
    "It is on screen and was never told, so what it does in viewWillAppear is missing.",
    "Make it a child with addChild(_:) before its view goes in, or forward the appearance.",
    // I3
    "line {1}: {2} is presented by {3}, whose view isn't in a window.",
    "What a detached controller presents may stay when it should go, or never show.",
    "Present from a controller that is on screen.",
    // I4
    "line {1}: {2} is detached: it has no parent, is no window's root and is not presented.",
    "Nobody tells it about appearance, rotation and size.",
    "Add it with addChild(_:), or let it go.",
    // I5
    "line {1}: The view of {2} is under {3}, but its parent is nobody.",
    "line {1}: The view of {2} is under {3}, but its parent is {4}.",
    "Callbacks follow the controllers and the screen follows the views; here they part.",
    "Call addChild(_:) on the controller whose view it is put into.",
    // I6
    "line {1}: The view of {2} is said to be in the window, but not among the views.",
    "The views are of another window, were cut, or were printed at another moment.",
    "Print both at one breakpoint.",
    // U1
    "The did callback of the appearance is lost, or was sent before its time.",
    "A second transition turned {1} around before the first was over, and the end of the first has "
      + "completed the second.",
    "{1} has not appeared, so it cannot disappear.",
    "Call beginAppearanceTransition once for each end, or leave the end out.",
    "Start the next transition of {1} in the completion of the one before; one without a duration, "
      + "too, completes with the next turn.",
    "Let transition(from:to:) add the view of {1} itself.",
    "Run the transition once {1} has appeared; before that exchange the views without one.",
    "Begin before the view of {1} is added or taken out: after that the window has told it already.",
    // U2
    "Use beginAppearanceTransition(_:animated:) and endAppearanceTransition().",
    // H1
    "Call {1}.addChild({2}) before adding the view, or add it inside {3}'s view.",
    "Add the view inside {1}'s view, or remove {2} from its parent first.",
    // H2
    "Take {1}'s view out of {2}'s view first, or add it to {2}.",
    // H3
    "Set {1}.view to nil before, or give {2} a view of its own.",
    // C1
    "Remove {1} from {2} first, or add another controller.",
    "Dismiss what is presented over {1} first, or add another controller.",
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
    "Add another view, or take the inner view out first.",
    // P1
    "Make the controller before it is presented.",
    // P2
    "Present {1} from viewDidAppear, or from the controller that is on screen.",
    // P3
    "Present {1} from {2}, or in the completion of dismissing {2}.",
    "Present {1} in the completion of the presentation that runs.",
    // P4
    "Dismiss {1} first, or present another controller.",
    // P5
    "Remove {1} from its parent or window first, or present another controller.",
    // P6
    "Add {1} to the container whose view holds its view, with addChild.",
    // P7
    "Dismiss in the completion of what runs.",
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
    "Push {1} when viewDidAppear has been called on the one before.",
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
    "Choose a later profile, or do without it.",
    "Choose a later profile, or present or push the controller yourself.",
    // S1
    "Make {1} inside make(_:) of the simulation of {2}.",
  ]
}

extension Diagnostic {
  /// What is wrong, in the language that is spoken unless UIKit says it.
  package var shownMessage: String { kind == .lint ? Explanations.translated(message) : message }
  var shownReason: String? { reason.map(Explanations.translated) }
  var shownRemedy: String? { remedy.map(Explanations.translated) }
}
