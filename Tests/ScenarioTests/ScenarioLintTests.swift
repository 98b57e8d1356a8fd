import Foundation
import Hierarchy
import Scenarios
import Testing
import Tunnel

/// What we ship is no example of misuse.
@Suite struct `A shipped container` {
  @Test(arguments: SystemInfo.all.map(\.slug), Run.profiles)
  func `gives no diagnostic in any era, except in versions with a known fault`(
    slug: String, profile: String
  ) throws {
    let system = try #require(SystemInfo.all.first { $0.slug == slug })
    let slugs = system.variants.map(\.slug)
    // Where one is called fixed, the others show what was wrong.
    for variant in slugs.contains("fixed") ? ["fixed"] : slugs {
      let run = Run(
        Scenario(opening: system), variant: variant, profile: profile, geocoder: NamedEnds())
      #expect(run.record().diagnostics.map(\.message) == [], "\(variant)")
    }
  }
}

/// Scripts that show misuse, and those that do not.
@Suite struct `A shipped script` {
  @Test(arguments: Scenario.names)
  func `gives only the diagnostics that it demonstrates`(name: String) throws {
    let scenario = try #require(Scenario.named(name))
    let found = Run(scenario, geocoder: NamedEnds()).record().diagnostics.map(\.id)
    #expect(found == Self.diagnostics(of: name))
  }

  @Test func `is titled a misuse if and only if it is one, except for published containers`() throws
  {
    for name in Scenario.names where !name.hasPrefix("seed-") {
      let title = try #require(Scenario.named(name)).title
      #expect(title.hasPrefix("Misuse: ") == !Self.diagnostics(of: name).isEmpty, "\(name)")
    }
  }

  @Test func `exists for every rule`() throws {
    let shown = Scenario.names.filter { $0.hasPrefix("misuse-") }.map { String($0.dropFirst(7)) }
    let known = try Self.ruleIDs()
    #expect(known.count > 45, "the rules cannot be read; keep the form id: \"H1\"")
    #expect(known.subtracting(Self.withoutScript.keys).map { $0.lowercased() }.sorted() == shown)
  }

  /// The ids of all diagnostics that the sources can give.
  private static func ruleIDs() throws -> Set<String> {
    let sources = GoldenFile.scenarios.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    var ids: Set<String> = []
    for module in ["Containment", "Containers"] {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        ids.formUnion(text.matches(of: /id: "([A-Z]+\d+)"/).map { String($0.1) })
      }
    }
    return ids
  }

  /// What a script gives: a misuse its own id once, unless there is a reason for more.
  private static func diagnostics(of name: String) -> [String] {
    if let (ids, _) = reasons[name] { return ids }
    return name.hasPrefix("misuse-") ? [name.dropFirst(7).uppercased()] : []
  }

  /// Those that cannot do with their own id once, and why.
  private static let reasons: [String: (ids: [String], why: String)] = [
    "misuse-d10": (["T1", "D10"], "the lint explains the refusal of a transition without a side"),
    "misuse-d20": (["D20", "D20"], "Tunnel observes two maps"),
    "misuse-d21": (["D21", "D21"], "the loop begins at either map, once at the start each"),
    "misuse-d22": (["D22", "U1"], "the controller sent away while it arrives ends unbalanced"),
    "misuse-d23": (["D14", "D23"], "the published code builds its bar without super"),
    "misuse-d26": (["D01", "D26"], "as published the content is nobody's child"),
    "misuse-n6": (["N6", "N7", "U1"], "a corrupted bar ends in an unexpected state"),
    "misuse-p6": (["D01", "P6"], "a detached controller on screen is an orphan's view first"),
    "misuse-u2": (["U2", "D08"], "the lint explains the warning, in every era"),
    "seed-busted": (
      ["D01"] + byHand(4) + ["D01"] + byHand(2),
      "two controllers without a parent; of the first all four callbacks are called, of the second two"
    ),
    "seed-redux-late": (["D18", "D24"], "the rows stand too low, and the answer comes too late"),
    "seed-redux-leak": (["D18", "D27"], "the rows stand too low, and one flow is never let go"),
    "seed-redux-peek": (["D17"], "the list makes the preview itself"),
    "seed-redux-rows": (
      ["D18", "D19", "D19", "D19", "D19"],
      "the rows stand too low, and four of them lie beyond the list in full or in part"
    ),
    "seed-redux-scroll": (["D15", "D15"], "neither of the two contents hears that it appears"),
    "seed-redux-stack": (
      ["D01", "D01", "D14", "D26", "D26"],
      "two stories without a parent, a change that is not passed on, and widths that nobody can have"
    ),
    "seed-content": (
      ["D35", "D35", "U1", "D06"],
      "begin and end beside automatic forwarding, and a fade by hand ends an appearance that another fade has turned around, and takes its move back"
    ),
    "seed-coordinators": (["D27", "D27", "D27"], "two steps and the flow are held by those above"),
    "seed-panes": (["D12"], "of three panes that moved too early the lint sees the one added last"),
    "seed-relay": (
      ["D01"] + byHand(4) + ["U2", "D08", "D01", "U2", "D08"],
      "as busted; the second is told that it will appear before its view is in"
    ),
    "seed-sk-navigation": (["D14", "U1"], "the bar is built without super, the view added twice"),
    "seed-sk-tabs": (["D07", "D07"], "each tab is told of its move by hand, and by addChild"),
    "seed-tunnel-late": (
      ["D22", "D22", "U1", "U1", "D06"],
      "the lower half is turned back before it is there, each end disturbs the other, and the rest is wreckage"
    ),
    "seed-tunnel-root": (["D13", "D13"], "each of the two flips turns the root view"),
    "seed-vertical-article": (byHand(6), "three times two callbacks are called by hand"),
    "seed-vertical-sample": (
      byHand(5) + ["D06"] + byHand(1),
      "three times two callbacks are called by hand, and a pop is not announced"
    ),
    "seed-vertical": (
      ["D07"] + byHand(2) + ["D07"] + byHand(2),
      "each page is announced twice, and two of its callbacks are called by hand"
    ),
    "view-added-first": (["U1"], "the transition ends what had never begun"),
    "wrong-parent": (["H1", "D05"], "after the refusal the child is left half added"),
  ]

  private static func byHand(_ count: Int) -> [String] {
    Array(repeating: ["U2", "D08"], count: count).flatMap { $0 }
  }

  /// Rules that no script can show, and why.
  private static let withoutScript = [
    "S1": "a script has one simulation, and cannot make another",
    "D36": "a compiled script cannot be found to override what nobody asks it",
    "N7": "it follows N6, and the script of that one shows both",
  ]
}
