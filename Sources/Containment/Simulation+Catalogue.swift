// The simulation, its profile and diagnostics in the script catalog.

extension Profile: BoxedValue {}
extension AppearancePhase: BoxedValue {}
extension ContainmentPolicy: BoxedValue {}
extension ContainmentPolicy.OrphanRule: BoxedValue {}
extension Diagnostic: BoxedValue {}

extension Recipe {
  /// The catalog entry of `Simulation`.
  public static let simulation = Recipe.object(
    Simulation.self, isOpen: false, "One simulated process: its clock and its run loop.",
    [
      .method("turn()", "Runs one turn of the run loop, until nothing is left to do.") {
        (simulation: Simulation) in simulation.turn()
      },
      .method("advance(by:)", "Lets seconds of simulated time pass.") {
        (simulation: Simulation, seconds: Double) in simulation.advance(by: seconds)
      },
      .method("finishAnimations()", "Lets time pass until no animation and no timer is left.") {
        (simulation: Simulation) in simulation.finishAnimations()
      },
      .method("after(_:do:)", "Runs a closure after seconds of simulated time.") {
        (simulation: Simulation, seconds: Double, body: Handler<Nothing>) in
        simulation.after(seconds, do: body.block)
      },
      .method(
        "after(_:unowned:do:)", "Runs a closure with a controller that should still be there."
      ) {
        (
          simulation: Simulation, seconds: Double, controller: ViewController,
          body: Handler<Nothing, ViewController>
        ) in simulation.after(seconds, unowned: controller, do: body.block)
      },
      .method(
        "expectEnd(of:named:by:)", "Reports a controller that is still alive when all is at rest.",
        standards: [1: { .none }, 2: { .none }]
      ) {
        (
          simulation: Simulation, controller: ViewController, name: String?, owner: ViewController?
        ) in simulation.expectEnd(of: controller, named: name, by: owner)
      },
      .method("sendMemoryWarning()", "Lets the system warn that memory is short.") {
        (simulation: Simulation) in simulation.sendMemoryWarning()
      },
      .handler(
        "applicationDidReceiveMemoryWarning",
        "What the application does when memory is short.",
        \Simulation.applicationDidReceiveMemoryWarning),
      .variable("profile", "The era whose UIKit is simulated.", \Simulation.profile),
      .variable("policy", "The choices where sources disagree.", \Simulation.policy),
      .property("refusals", "The refused calls so far.", \Simulation.refusals),
      .variable(
        "stopsAtRefusals", "Whether the first refused call ends the run.",
        \Simulation.stopsAtRefusals),
      .property("isStopped", "Whether a refused call has ended the run.", \Simulation.isStopped),
      .property("now", "Seconds of simulated time since the start.", \Simulation.now),
      .property("windows", "The windows, in the order they were made.", \Simulation.windows),
      .method("log(_:)", "Writes down a line of text.") {
        (simulation: Simulation, line: String) in simulation.log(line)
      },
    ])

  /// The catalog entry of `Profile`.
  public static let profile = Recipe.enumeration(
    Profile.self, "The era of UIKit that a simulation follows.",
    ["ios5": .ios5, "ios6": .ios6, "ios8": .ios8, "ios13": .ios13, "ios17": .ios17])

  /// The catalog entry of `AppearancePhase`.
  public static let appearancePhase = Recipe.enumeration(
    AppearancePhase.self, "Where a controller stands between off screen and on screen.",
    [
      "disappeared": .disappeared, "appearing": .appearing, "appeared": .appeared,
      "disappearing": .disappearing,
    ],
    [
      .property(
        "isTransitional", "Whether a did callback is still due.", \AppearancePhase.isTransitional)
    ])

  /// The catalog entry of `Diagnostic`.
  public static let diagnostic = Recipe.structure(
    Diagnostic.self, "What is to be said about a misuse.",
    [
      .property("id", "Its short code.", \Diagnostic.id),
      .property("message", "What it says.", \Diagnostic.message),
    ])
}
