// The simulation, its profile and diagnostics in the script catalog.

extension Profile: BoxedValue {}
extension AppearancePhase: BoxedValue {}
extension ContainmentPolicy: BoxedValue {}
extension ContainmentPolicy.OrphanRule: BoxedValue {}
extension Diagnostic: BoxedValue {}

extension Recipe {
  /// The catalog entry of `Simulation`.
  public static let simulation = Recipe.object(
    Simulation.self, isOpen: false, "A simulated process with its clock and run loop.",
    [
      .method("turn()", "Runs one turn of the run loop, until it is idle.") {
        (simulation: Simulation) in simulation.turn()
      },
      .method("advance(by:)", "Advances the simulated time by seconds.") {
        (simulation: Simulation, seconds: Double) in simulation.advance(by: seconds)
      },
      .method("finishAnimations()", "Advances the time until all animations and timers have ended.")
      {
        (simulation: Simulation) in simulation.finishAnimations()
      },
      .method("after(_:do:)", "Runs a closure after seconds of simulated time.") {
        (simulation: Simulation, seconds: Double, body: Handler<Nothing>) in
        simulation.after(seconds, do: body.block)
      },
      .method(
        "after(_:unowned:do:)", "Runs a closure with an unowned reference to a controller."
      ) {
        (
          simulation: Simulation, seconds: Double, controller: ViewController,
          body: Handler<Nothing, ViewController>
        ) in simulation.after(seconds, unowned: controller, do: body.block)
      },
      .method(
        "expectEnd(of:named:by:)",
        "Reports the controller as leaked if it is alive when the simulation is idle.",
        defaults: [1: { .none }, 2: { .none }]
      ) {
        (
          simulation: Simulation, controller: ViewController, name: String?, owner: ViewController?
        ) in simulation.expectEnd(of: controller, named: name, by: owner)
      },
      .method("sendMemoryWarning()", "Sends a memory warning.") {
        (simulation: Simulation) in simulation.sendMemoryWarning()
      },
      .handler(
        "applicationDidReceiveMemoryWarning",
        "The app's response to memory warnings.",
        \Simulation.applicationDidReceiveMemoryWarning),
      .variable("profile", "The simulated iOS version.", \Simulation.profile),
      .variable("policy", "The behavior where sources disagree.", \Simulation.policy),
      .property("refusals", "The refused calls so far.", \Simulation.refusals),
      .variable(
        "stopsAtRefusals", "Whether the first refused call ends the run.",
        \Simulation.stopsAtRefusals),
      .property("isStopped", "Whether a refused call has ended the run.", \Simulation.isStopped),
      .property("now", "Seconds of simulated time since the start.", \Simulation.now),
      .property("windows", "The windows, in order of creation.", \Simulation.windows),
      .method("log(_:)", "Writes a line to the trace.") {
        (simulation: Simulation, line: String) in simulation.log(line)
      },
    ])

  /// The catalog entry of `Profile`.
  public static let profile = Recipe.enumeration(
    Profile.self, "The iOS version that a simulation follows.",
    ["ios5": .ios5, "ios6": .ios6, "ios8": .ios8, "ios13": .ios13, "ios17": .ios17])

  /// The catalog entry of `AppearancePhase`.
  public static let appearancePhase = Recipe.enumeration(
    AppearancePhase.self, "The appearance phase of a controller, from off screen to on screen.",
    [
      "disappeared": .disappeared, "appearing": .appearing, "appeared": .appeared,
      "disappearing": .disappearing,
    ],
    [
      .property(
        "isTransitional", "Whether a did callback is pending.", \AppearancePhase.isTransitional)
    ])

  /// The catalog entry of `Diagnostic`.
  public static let diagnostic = Recipe.structure(
    Diagnostic.self, "A misuse of the API, with its remedy.",
    [
      .property("id", "Its code, such as D05.", \Diagnostic.id),
      .property("message", "The message.", \Diagnostic.message),
    ])
}
