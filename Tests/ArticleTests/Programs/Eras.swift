import Containment

/// Profiles and policies.
extension Article {
  static let eras = Article("Containment/Containment.docc/Eras", [profiles, policies])
}

private func profiles() {
  // [
  func presentation(in profile: Profile) -> String {
    let simulation = Simulation(profile: profile)
    let (window, page) = simulation.make { (Window(), ViewController("page")) }
    window.rootViewController = page
    simulation.turn()
    return simulation.trace {
      page.present(ViewController("modal"), animated: false)
      simulation.log("the call returned")
    }
  }

  print("iOS 6:\n" + presentation(in: .ios6))
  print("iOS 17:\n" + presentation(in: .ios17))
  // ]
}

private func policies() {
  // [
  func departure(_ change: (inout ContainmentPolicy) -> Void = { _ in }) -> String {
    let simulation = Simulation()
    change(&simulation.policy)
    let (window, parent, child) = simulation.make {
      (Window(), ViewController("parent"), ViewController("child"))
    }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    simulation.turn()
    return simulation.trace { window.rootViewController = nil }
  }

  print("default policy:\n" + departure())
  print("children first:\n" + departure { $0.ownCallbackFirst = false })
  // ]
}
