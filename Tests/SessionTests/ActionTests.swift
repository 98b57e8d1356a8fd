import Figures
import Hierarchy
import Testing

@testable import Session

/// Actions of the window, and their effects.
@Suite struct `Actions` {
  private func session(opening name: String? = nil) -> Session {
    Session(worlds: worlds, opening: name)
  }

  @Test func `say why nothing can be skipped`() {
    var session = session()
    session.perform(.time(.goToStart))
    guard case .say(let words)? = session.perform(.skip) else {
      Issue.record("Skipping at the start of a container must say why it does nothing.")
      return
    }
    #expect(words == "Nothing to skip. Go to an event that a script line or a tap caused.")
  }

  @Test func `say why a transition cannot be cancelled`() {
    var session = session()
    guard case .say(let words)? = session.perform(.microscope(.cancel)) else {
      Issue.record("Cancelling without a transition must say why it does nothing.")
      return
    }
    #expect(words == session.cancellingRefusal)
  }

  @Test func `step several times, forward and backward`() {
    var (one, several) = (session(opening: "tunnel"), session(opening: "tunnel"))
    for action in [Session.Action.Time.goToStart, .step(1), .step(1), .step(1), .step(-1)] {
      one.perform(.time(action))
    }
    for action in [Session.Action.Time.goToStart, .step(3), .step(-1)] {
      several.perform(.time(action))
    }
    #expect(one.player.playhead == several.player.playhead)
    #expect(one.player.eventCount > 0)
  }

  @Test func `focus the card that is folded`() throws {
    var session = session()
    let root = try #require(session.state.windows.first?.view)
    let key = Card.Key(kind: .view, node: root)
    guard case .focus(let card)? = session.perform(.tree(.left(key))) else {
      Issue.record("Folding a card must return it.")
      return
    }
    #expect(card == key)
  }
}
