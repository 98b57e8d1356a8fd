import Samples
import Testing

/// Tunnel as systems 2.1 describes it: the flip.
@Suite struct `Tunnel's flip` {
  private func children(of stage: Stage<TunnelController>) -> String {
    let letters = [
      "startMap": "sM", "targetMap": "tM", "startGeo": "sG", "targetGeo": "tG",
    ]
    return (stage.root?.children ?? []).map { letters[$0.name] ?? "?" }.joined(separator: ",")
  }

  private func tapRadar(_ stage: Stage<TunnelController>) {
    stage.perform { stage.root?.infoButton.tap() }
  }

  // Rule 11.1: objc.io's flip: the maps are added while the root loads and appear after it; a flip
  // turns only the half that hosts it.
  // Also: `flips each half about its own slot, from the top and back from the bottom`.
  @Test func `11.1 the maps of Tunnel appear with its root, and a flip exchanges one half`() {
    let stage = Stage { TunnelController("tunnel", version: .original) }
    let moves = [
      "willMove(toParent: tunnel)", "loadView", "viewDidLoad", "didMove(toParent: tunnel)",
    ]
    let loading = ["startMap", "targetMap"].flatMap { map in moves.map { "0 \(map) \($0)" } }
    let all = ["tunnel", "startMap", "targetMap"]
    func told(_ callback: String) -> [String] { all.map { "0 \($0) \(callback)(false)" } }
    #expect(
      stage.trace() == ["0 tunnel loadView", "0 tunnel viewDidLoad"] + loading
        + told("viewWillAppear") + told("viewIsAppearing") + told("viewDidAppear"))
    let events = stage.eventCount
    stage.perform { stage.root?.infoButton.tap() }
    stage.advance(by: 200)
    #expect(
      stage.trace(from: events).filter { !$0.contains("target") } == [
        "0 startGeo loadView", "0 startGeo viewDidLoad", "0 startGeo willMove(toParent: tunnel)",
        "0 startMap willMove(toParent: nil)", "0 startMap viewWillDisappear(true)",
        "0 startGeo viewWillAppear(true)", "0 startGeo viewIsAppearing(true)",
        "200 startGeo viewDidAppear(true)", "200 startMap viewDidDisappear(true)",
        "200 tunnel completion transition finished=true", "200 startGeo didMove(toParent: tunnel)",
        "200 startMap didMove(toParent: nil)",
      ])
  }

  @Test(arguments: TunnelController.Version.allCases)
  func `changes the children step by step, forth and back`(version: TunnelController.Version) {
    let stage = Stage { TunnelController("tunnel", version: version) }
    var seen = [children(of: stage)]
    for _ in 0..<2 {
      tapRadar(stage)
      seen.append(children(of: stage))
      for _ in 0..<4 {
        stage.advance(by: 100)
        seen.append(children(of: stage))
      }
    }
    #expect(
      seen == [
        "sM,tM", "sM,tM,sG", "sM,tM,sG", "tM,sG,tG", "tM,sG,tG", "sG,tG",
        "sG,tG,sM", "sG,tG,sM", "tG,sM,tM", "tG,sM,tM", "sM,tM",
      ])
    // Between the two flips there is an instant with two children only.
    let parents = stage.simulation.recording.changes.compactMap { change -> String? in
      guard case .parent(let child, let parent) = change else { return nil }
      return (parent == nil ? "-" : "+") + stage.simulation.recording.name(of: child)
    }
    #expect(
      parents == [
        "+startMap", "+targetMap", "+startGeo", "-startMap", "+targetGeo", "-targetMap",
        "+startMap", "-startGeo", "+targetMap", "-targetGeo",
      ])
  }

  @Test func `flips each half about its own slot, from the top and back from the bottom`() {
    let stage = Stage { TunnelController("tunnel") }
    func running() -> [String] {
      stage.state.animations.compactMap { animation in
        guard case .transition(let style, _, _) = animation.motion else { return nil }
        return "\(stage.state.name(of: animation.view)) \(style.rawValue) "
          + "\(animation.curve.rawValue) \(animation.begin.milliseconds)+\(animation.duration)"
      }
    }
    var seen: [String] = []
    for _ in 0..<2 {
      tapRadar(stage)
      seen += running()
      stage.advance(by: 200)
      seen += running()
      stage.advance(by: 200)
    }
    #expect(
      seen == [
        "topContainer flipFromTop easeIn 0+0.2", "bottomContainer flipFromTop easeIn 200+0.2",
        "topContainer flipFromBottom easeIn 400+0.2",
        "bottomContainer flipFromBottom easeIn 600+0.2",
      ])
  }

  @Test func `disables the button until both halves end; in the original until the first`() {
    func locked(_ version: TunnelController.Version) -> [Double] {
      let stage = Stage { TunnelController("tunnel", version: version) }
      tapRadar(stage)
      return stride(from: 0.0, through: 450, by: 50).filter { time in
        if time > 0 { stage.advance(by: 50) }
        return stage.root?.infoButton.isEnabled == false
      }
    }
    #expect(locked(.fixed) == [0, 50, 100, 150, 200, 250, 300, 350])
    #expect(locked(.original) == [0, 50, 100, 150])
  }

  @Test func `ignores a second tap while it runs`() {
    let stage = Stage { TunnelController("tunnel") }
    tapRadar(stage)
    let events = stage.eventCount
    tapRadar(stage)
    #expect(stage.trace(from: events).isEmpty)
    stage.finish()
    #expect(children(of: stage) == "sG,tG")
  }

  @Test func `survives what the original does when tapped midway, without a diagnostic`() {
    let stage = Stage { TunnelController("tunnel", version: .original) }
    tapRadar(stage)
    stage.advance(by: 250)
    tapRadar(stage)
    stage.finish()
    let state = stage.state
    #expect(state.animations.isEmpty)
    #expect(Set(children(of: stage).split(separator: ",")).count == 2)
  }

  @Test func `keeps a map as large as its slot, whenever the device rotates`() {
    for moment in stride(from: 0.0, through: 450, by: 50) {
      let stage = Stage { TunnelController("tunnel") }
      tapRadar(stage)
      stage.advance(by: moment)
      stage.perform { stage.window.rotate() }
      stage.finish()
      stage.advance(by: 100)
      tapRadar(stage)
      stage.finish()
      let maps = [stage.root?.startMap, stage.root?.targetMap].compactMap { $0?.viewIfLoaded }
      #expect(maps.map(\.frame.text) == ["0,0,460,134.4", "0,0,460,134.4"], "at \(moment) ms")
      #expect(maps.allSatisfy { $0.frame.size == $0.superview?.bounds.size })
    }
  }

  @Test func `writes the names of both places on the back`() {
    struct Letters: ReverseGeocoding {
      func label(for coordinate: Coordinate) -> PlaceAnswer {
        CoordinatesOnly().label(for: coordinate)
      }
    }
    let stage = Stage { TunnelController("tunnel") }
    stage.simulation[Geocoding.self] = Geocoding(Letters(), latency: 0.3)
    func texts() -> [String] {
      stage.state.views.values.compactMap { view in
        guard case .text(let text) = view.content else { return nil }
        return text.string
      }
    }
    tapRadar(stage)
    stage.advance(by: 200)
    #expect(texts() == ["Thinking…", "Thinking…"])
    stage.advance(by: 150)
    #expect(texts() == ["56.55° N, 8.3167° E", "56.55° S, 171.6833° W"])
  }
}
