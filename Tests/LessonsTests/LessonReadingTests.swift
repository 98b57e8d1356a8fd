import CairoKit
import Lessons
import Support
import Scenarios
import Testing
import Tunnel

/// A correct lesson, for planting errors.
private let honest = """
  ---
  title: A
  goal: B.
  part: C
  needs: 01-a 02-b
  source: D, "E: F", 2013
  ---

  Look.

  ```swift
  import Containers

  let root = ViewController("root")
  let child = ViewController("child")
  window.rootViewController = root
  root.addChild(child)
  root.view.addSubview(child.view)
  child.didMove(toParent: root)
  simulation.turn()
  ```

  ```stop
  after: child willMove(toParent: root)
  point: child
  claim: child.parent is root
  covers: S0-29, S1-40
  ```

  ```predict next
  after: child willMove(toParent: root)
  ask: What?
  - [x] child loadView -- Yes.
  - [ ] child viewDidLoad
  because: So.
  rule: 1.1
  ```

  ```predict order
  ask: Which?
  1: child viewDidLoad
  2: child viewDidAppear(false)
  because: So.
  ```

  ```predict truth
  ask: Is it?
  claim: child viewDidLoad happens 2 times
  answer: false
  because: Once.
  ```

  ```predict place
  ask: Where?
  from: 40.4, -3.7
  - [x] New Zealand
  - [ ] Spain
  because: So.
  ```

  ```break leave it out
  remove: child.didMove(toParent: root)
  expect: D05
  because: So.
  ```

  ```check
  claim: child viewDidLoad < child viewDidAppear(false)
  claim: diagnostics are none
  claim: tree is root(child)
  claim: stage is STAGE
  ```
  """

@Suite struct `Reading a lesson` {
  @Test func `finds its head, its blocks and its coverage`() throws {
    let lesson = try Lesson(honest)
    #expect(lesson.head.title == "A")
    #expect(lesson.head.needs == ["01-a", "02-b"])
    #expect(lesson.head.sources == ["D, \"E: F\", 2013"])
    #expect(lesson.covers.map { "\($0.line) \($0.id)" } == ["27 S0-29", "27 S1-40"])
    #expect(lesson.programs.map(\.name) == ["main"])
    let kinds = lesson.items.map { item in
      switch item {
      case .prose: "prose"
      case .program: "program"
      case .stop: "stop"
      case .prediction: "prediction"
      case .breakIt: "break"
      case .check: "check"
      }
    }
    #expect(
      kinds == ["prose", "program", "stop"] + Array(repeating: "prediction", count: 4)
        + ["break", "check"])
  }

  @Test(arguments: [
    (
      "---\ntitle: A", "---\ntitel: A",
      "2: a head has no \"titel\"; it may have goal, needs, part, source, title"
    ),
    ("goal: B.", "goal:", "1: a head needs a line \"goal: …\""),
    (
      "```stop", "```stap",
      "23: \"stap\" is no kind of block; write swift, stop, predict, break, check, or text for what is only shown"
    ),
    (
      "point: child", "points: child",
      "25: a stop has no \"points\"; it may have after, at, claim, covers, in, point"
    ),
    ("answer: false", "answer: no", "46: answer: is true or false, not \"no\""),
    ("- [x] New", "- [ ] New", "53: offer two answers or more, one of them right: - [x] TEXT"),
    ("point: child", "point: child\npoint: root", "26: a stop has one point only"),
    ("point: child", "at: end", "23: say where with after: or with at:, not with both"),
    (
      "2: child viewDidAppear(false)", "1: child viewDidAppear(false)",
      "42: a predict has one 1 only"
    ),
    (
      "Look.", "- Look:\n\n  ```stop\n  point: zebra\n  ```",
      "11: a block must stand by itself, not in a list or a quote"
    ),
    ("S1-40", "S140", "27: \"S140\" is no line of the catalogue, such as S0-29"),
    (
      "from: 40.4, -3.7", "from: Madrid",
      "53: from: is a latitude and a longitude, as in 56.55, 8.3167"
    ),
  ])
  func `reports the line of an error`(right: String, wrong: String, message: String) {
    #expect(problems(of: honest.replacing(right, with: wrong)) == [message])
  }

  @Test func `accepts line ends of other systems, and comments`() throws {
    let text = honest.replacing("Look.", with: "<!-- a remark -->\n\nLook.")
    let lesson = try Lesson(text.replacing("\n", with: "\r\n"))
    #expect(lesson.covers.map(\.line) == [29, 29])
    #expect(lesson.programs == (try Lesson(text)).programs)
  }

  @Test func `accepts any text`() {
    #expect(
      problems(of: "") == ["1: begin with the lesson's head: ---, lines of KEY: VALUE, then ---"])
    #expect(!problems(of: "---\n---\n```stop\n  a\n```\n```predict\n```").isEmpty)
  }

  private func problems(of text: String) -> [String] {
    do throws(LessonProblems) {
      _ = try Lesson(text)
      return []
    } catch {
      return error.problems.map { "\($0.line): \($0.message)" }
    }
  }
}

@Suite struct `Checking a lesson` {
  @Test func `finds nothing in a correct lesson`() throws {
    #expect(try problems(of: stated()) == [])
  }

  @Test(arguments: [
    (
      "1: child viewDidLoad\n2: child viewDidAppear(false)",
      "1: child viewDidAppear(false)\n2: child viewDidLoad",
      "39: \"child viewDidAppear(false) < child viewDidLoad\" is not so: \"child viewDidLoad\" comes before that"
    ),
    (
      "child.parent is root", "child.parent is nil",
      "26: \"child.parent is nil\" is not so: child.parent is root"
    ),
    (
      "- [x] child loadView -- Yes.\n- [ ] child viewDidLoad",
      "- [ ] child loadView -- Yes.\n- [x] child viewDidLoad",
      "33: \"child loadView\" does come next; it is the right answer"
    ),
    (
      "answer: false", "answer: true",
      "48: \"child viewDidLoad happens 2 times\" is not so: it happens 1 times"
    ),
    (
      "- [x] New Zealand\n- [ ] Spain", "- [ ] New Zealand\n- [x] Spain",
      "56: \"New Zealand\" is right too: "
    ),
    ("expect: D05", "expect: D06", "61: broken, the diagnostics are D05"),
    (
      "remove: child.didMove", "remove: child.willMove",
      "62: the script has no line \"child.willMove(toParent: root)\""
    ),
    (
      "tree is root(child)", "tree is root",
      "70: \"tree is root\" is not so: the tree is root(child)"
    ),
    (
      "diagnostics are none", "diagnostics are D05",
      "69: \"diagnostics are D05\" is not so: the diagnostics are none"
    ),
    ("stage is ", "stage is 0", "71: \"stage is 0"),
    (
      "remove: child.didMove(toParent: root)",
      "replace: simulation.turn()\nwith: print([0][1])", "61: the broken script stops: "
    ),
    ("point: child", "point: chidl", "23: nothing is named \"chidl\" at this stop"),
    (
      "after: child willMove(toParent: root)\npoint", "after: child willMove(toParent: rot)\npoint",
      "23: \"child willMove(toParent: rot)\" never happens"
    ),
    ("root.addChild(child)", "root.addChid(child)", "17: "),
  ])
  func `finds a false claim`(right: String, wrong: String, message: String) throws {
    let text = try stated()
    #expect(text.contains(right))
    let found = try problems(of: text.replacing(right, with: wrong))
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  /// After viewing the picture, an author can write down its digest.
  @Test func `prints the digest of the picture`() throws {
    let text = try stated()
    let digest = try #require(text.firstMatch(of: /stage is ([0-9a-f]{16})/)).1
    let wrong = "0123456789abcdef"
    #expect(
      try problems(of: text.replacing(digest, with: wrong)) == [
        "71: \"stage is \(wrong)\" is not so: the picture of the stage has the digest \(digest); "
          + "look at it before you write it"
      ])
  }

  @Test func `requires an order, a tree and a picture at the end`() throws {
    let text = honest.prefix { $0 != "~" }.replacing("claim: tree is root(child)\n", with: "")
      .replacing("claim: stage is STAGE\n", with: "")
      .replacing("claim: child viewDidLoad < child viewDidAppear(false)\n", with: "")
    let digest = try #require(stated().firstMatch(of: /stage is ([0-9a-f]{16})/)).1
    #expect(
      try problems(of: String(text)).map { $0.drop { $0 != " " } } == [
        " check at the end an order of events: claim: EVENT < EVENT",
        " check the picture at the end, when you have looked at it: claim: stage is \(digest)",
        " check the tree at the end: claim: tree is root(child)",
      ])
  }

  @Test func `finds differences in a translation`() throws {
    let (original, text) = (try Lesson(stated()), try stated())
    #expect(
      try Lesson(text.replacing("ask: What?", with: "ask: なに？")).differences(from: original) == [])
    let lies = [
      ("child.parent is root", "child.parent is window"), ("expect: D05", "expect: D06"),
      ("let child", "let  child"), ("answer: false", "answer: true"),
      ("point: child", "point: root"),
      ("covers: S0-29, S1-40", "covers: S0-29"), ("needs: 01-a 02-b", "needs: 01-a"),
    ]
    for (right, wrong) in lies {
      let translation = try Lesson(text.replacing(right, with: wrong))
      #expect(translation.differences(from: original).count == 1, "\(wrong)")
    }
  }

  @Test func `finds words that the glossary bans`() throws {
    let glossary = Glossary("# a remark\nen\tLook\tWatch\nja\tSo\tx\n")
    let lesson = try Lesson(honest)
    #expect(
      glossary.problems(in: lesson, language: "en").map { "\($0.line): \($0.message)" } == [
        "9: \"Look\" is not our word; write \"Watch\""
      ])
  }

  /// The lesson with the digest of its picture.
  private func stated() throws -> String {
    let found = try problems(of: honest).joined()
    let digest = try #require(found.firstMatch(of: /digest ([0-9a-f]{16})/)).1
    return honest.replacing("STAGE", with: digest)
  }

  private func problems(of text: String) throws -> [String] {
    let world = ResourceFolder.find("World/world.tgeo").flatMap { try? World(contentsOf: $0) }
    let tools = LessonRuns.Tools(
      shaper: PangoShaper(), world: world,
      placeNames: world ?? CoordinatesOnly() as any ReverseGeocoding)
    return try Lesson(text).problems(with: tools).map { "\($0.line): \($0.message)" }
  }
}
