import TestSupport
import Testing

@testable import Interpreter

/// How what is typed is compared with names.
@Suite("A typed part of a name")
struct MatchTests {
  @Test(arguments: [
    ("addChild", "addChild", Match.whole),
    ("", "addChild", .prefix),
    ("addC", "addChild", .prefix),
    ("addc", "addChild", .folded),
    ("ac", "addChild", .humps),
    ("child", "addChild", .humps),
    ("vwa", "viewWillAppear", .humps),
    ("willApp", "viewWillAppear", .humps),
    ("vwlayout", "viewWillLayoutSubviews", .humps),
    ("Direction", "PageViewController.Direction", .humps),
    ("adchld", "addChild", .scattered),
  ]) func `matches a name`(_ typed: String, _ name: String, _ match: Match) {
    #expect(Match(typed, name) == match)
  }

  @Test(arguments: [
    ("hild", "addChild"), ("dc", "addChild"), ("addChildren", "addChild"), ("x", "addChild"),
    ("acd", "title"),
  ]) func `matches no other name`(_ typed: String, _ name: String) {
    #expect(Match(typed, name) == nil)
  }

  @Test func `matches a long name in no time`() {
    let name = String(repeating: "aA", count: 40)
    let time = ContinuousClock().measure { _ = Match("aaaaaaaaaaaaaaaaaaab", name) }
    #expect(time < Patience.seconds(5))
  }
}
