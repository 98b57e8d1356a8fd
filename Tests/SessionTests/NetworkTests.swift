import Hierarchy
@testable import Session
import Testing

/// The network as the device's menu sets it, and as a system's own verbs do.
@Suite struct `The network` {
  /// How long the first wheel of the detail turned, in seconds.
  private func wait(_ session: Session) -> Double? {
    let recording = session.recording
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
    var session = session("redux-container")
    session.opened.goToEnd()
    session.setNetwork(network)
    #expect(session.canUndo && session.network == network)
    session.perform(action: "open")
    session.opened.goToEnd()
    #expect(wait(session) == latency)
    #expect(
      session.recording.traceText().contains("no answer to GET /images") == (network == .down))
    session.undo()
    session.undo()
    #expect(session.network == nil)
  }

  @Test func `S2-81 is slow if the demo has such an action`() {
    var session = session("redux-container")
    session.opened.goToEnd()
    session.perform(action: "network-slow")
    session.perform(action: "open")
    session.opened.goToEnd()
    #expect(wait(session) == 3 && session.network == .slow)
  }

  @Test func `fails for place names, too`() {
    for isVerb in [true, false] {
      var session = session()
      session.open(system: "tunnel")
      if isVerb { session.perform(action: "lose-net") } else { session.setNetwork(.down) }
      #expect(session.network == .down)
      session.perform(action: "radar")
      session.opened.goToEnd()
      let words = session.state.views.values.compactMap { view -> String? in
        if case .text(let text) = view.content { text.string } else { nil }
      }
      #expect(words == ["No answer. Tap to ask again.", "No answer. Tap to ask again."])
    }
  }

  @Test func `reaches scripts`() {
    var session = session("redux-slow")
    session.opened.goToEnd()
    session.setNetwork(.slowest)
    #expect(session.canUndo && session.network == .slowest)
  }
}
