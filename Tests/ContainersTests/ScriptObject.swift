import Containers

/// What a script's class overrides or implements.
final class ScriptObject: Behaviour {
  let className: String
  private let members: [String: (AnyObject, [Value]) -> Value]

  init(_ className: String, _ members: [String: (AnyObject, [Value]) -> Value]) {
    (self.className, self.members) = (className, members)
  }

  func overrides(_ signature: String) -> Bool { members[signature] != nil }

  func call(_ signature: String, of receiver: AnyObject, _ arguments: [Value]) -> Value {
    members[signature]?(receiver, arguments) ?? .void
  }

  static func superCall(
    _ signature: String, of receiver: AnyObject, _ arguments: [Value]
  ) -> Value {
    let type = Catalogue.containers.recipe(of: receiver)?.name ?? ""
    let member = Catalogue.containers.member(signature, of: type)
    return (try? member?.ask(.object(receiver), arguments)) ?? .void
  }
}

/// An instance of a script's class without a compiled base.
final class ScriptInstance: BehaviourCarrier {
  let behaviour: (any Behaviour)?
  var adapters: [AnyObject] = []

  init(_ behaviour: any Behaviour) { self.behaviour = behaviour }
}

/// The whole traces of programs, each in a simulation of its own.
func traces(
  profile: Profile = .ios17, _ programs: [(Simulation, Window) -> [AnyObject]]
) -> [String] {
  programs.map { program in
    let simulation = Simulation(profile: profile)
    return Simulation.$current.withValue(simulation) {
      let window = Window(size: CGSize(width: 390, height: 844))
      let kept = program(simulation, window)
      simulation.finishAnimations()
      return withExtendedLifetime((window, kept)) { simulation.recording.traceText(all: true) }
    }
  }
}
