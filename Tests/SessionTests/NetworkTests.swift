import Hierarchy
import Session
import Testing

/// The network as the device's menu sets it, and as a system's own verbs do.
@Suite struct `The network` {
  /// How long the first wheel of the detail turned, in seconds.
  private func wait(_ opened: Session) -> Double? {
    let recording = opened.recording
    let lines = recording.events.compactMap { event in
      recording.traceLine(of: event).map { (event.instant, $0) }
    }
    guard let asked = lines.last(where: { $0.1.contains("GET /images") && !$0.1.contains("no ") }),
      let answered = lines.last(where: { $0.1.contains("00 /images") || $0.1.contains("no answer") }
      )
    else { return nil }
    return Double(answered.0.milliseconds - asked.0.milliseconds) / 1000
  }

  @Test(arguments: zip(DeviceNetwork.allCases, [0, 1, 3, 10, 30, 0.4]))
  func `S2-81 answers as set, although no controller is notified`(
    network: DeviceNetwork, latency: Double
  ) {
    var opened = session("redux-container")
    opened.goToEnd()
    opened.setNetwork(network)
    #expect(opened.canUndo && opened.network == network)
    opened.perform(action: "open")
    opened.goToEnd()
    #expect(wait(opened) == latency)
    #expect(
      opened.recording.traceText().contains("no answer to GET /images") == (network == .down))
    opened.undo()
    opened.undo()
    #expect(opened.network == nil)
  }

  @Test func `S2-81 is slow if the demo has such an action`() {
    var opened = session("redux-container")
    opened.goToEnd()
    opened.perform(action: "network-slow")
    opened.perform(action: "open")
    opened.goToEnd()
    #expect(wait(opened) == 3 && opened.network == .slow)
  }

  @Test func `fails for place names, too`() {
    for isVerb in [true, false] {
      var opened = session()
      opened.open(system: "tunnel")
      if isVerb { opened.perform(action: "lose-net") } else { opened.setNetwork(.down) }
      #expect(opened.network == .down)
      opened.perform(action: "radar")
      opened.goToEnd()
      let words = opened.state.views.values.compactMap { view -> String? in
        if case .text(let text) = view.content { text.string } else { nil }
      }
      #expect(words == ["No answer. Tap to ask again.", "No answer. Tap to ask again."])
    }
  }

  @Test func `reaches scripts`() {
    var opened = session("redux-slow")
    opened.goToEnd()
    opened.setNetwork(.slowest)
    #expect(opened.canUndo && opened.network == .slowest)
  }
}
