import GioKit
import Hierarchy
import Testing

@testable import Attach

/// The actions that a program exports, as GLib answers them.
@Suite struct `An action of a program` {
  @Test func `is read with its enabled flag, parameter type and state`() throws {
    let answer = try #require(
      DBusValue(
        text: "({'quit': (true, signature '', @av []), 'dark': (false, signature '', [<true>]), "
          + "'zoom': (true, signature 'd', [<(1.5, 'in')>])},)"))
    let actions = ProgramAction.all(in: "app", from: answer.parts)
    #expect(
      actions == [
        ProgramAction(group: "app", name: "quit", isEnabled: true, parameter: nil, state: nil),
        ProgramAction(group: "app", name: "dark", isEnabled: false, parameter: nil, state: "true"),
        ProgramAction(
          group: "app", name: "zoom", isEnabled: true, parameter: "d", state: "1.5, in"),
      ])
    #expect(
      actions[1].json.text
        == #"{"group":"app","name":"dark","enabled":false,"parameter":null,"state":"true"}"#)
  }

  @Test(arguments: [
    "()", "({'quit': (true, 7)},)", "([1, 2],)", "({'quit': ('yes', '', @av [])},)",
  ])
  func `is nil for other replies`(text: String) throws {
    let answer = try #require(DBusValue(text: text))
    #expect(ProgramAction.all(in: "app", from: answer.parts).isEmpty)
  }
}
