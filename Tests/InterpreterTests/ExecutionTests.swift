import Containment
import Hierarchy
import Samples
import Script
import TestSupport
import Testing

@testable import Interpreter

/// The data of an execution besides its recording: lines, variables, the point of a fork.
@Suite("Executions")
struct ExecutionTests {
  private func run(_ text: String, until count: Int? = nil) throws -> Execution {
    try Interpreter(.scripts).run(.importing(text), until: count)
  }

  private static let nested = """
    let a = ViewController("a")
    func show() {
      window.rootViewController = a
      print("shown")
    }
    show(); print("between")
    class Page: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
      }
    }
    let page = Page("page")
    a.addChild(page); a.view.addSubview(page.view); page.didMove(toParent: a)
    """

  @Test func `every event has its line, even after a nested call`() throws {
    let execution = try run(Self.nested)
    let lines = execution.recording.events.indices.map { index in
      let text = execution.recording.traceLine(of: execution.recording.events[index]) ?? ""
      return "\(execution.steps.line(ofEvent: index) ?? 0) \(text)"
    }
    #expect(lines.contains("4 0 > shown"))
    #expect(lines.contains("6 0 > between"))
    #expect(lines.contains("10 0 > loaded"))
    #expect(lines.contains("14 0 call a.view.addSubview(page.view)"))
    #expect(lines.contains("14 0 page didMove(toParent: a)"))
    #expect(!lines.contains { $0.hasPrefix("9 0 >") })
  }

  @Test func `a line has its events`() throws {
    let execution = try run(Self.nested)
    let total = execution.recording.events.count
    for range in execution.steps.events(ofLine: 14, total: total) {
      for event in range { #expect(execution.steps.line(ofEvent: event) == 14) }
    }
    #expect(!execution.steps.events(ofLine: 14, total: total).isEmpty)
    #expect(execution.steps.events(ofLine: 2, total: total).isEmpty)
  }

  @Test func `variables have their values at an event`() throws {
    let execution = try run(
      """
      var n = 1
      var names: [String] = []
      for i in 0..<2 {
        n += 10
        names.append("x\\(i)")
        print(n)
      }
      """)
    let texts = execution.recording.events.indices.compactMap { index -> String? in
      guard case .log = execution.recording.events[index].kind else { return nil }
      return execution.steps.values(atEvent: index).map { "\($0.variable.name)=\($0.text)" }
        .joined(separator: " ")
    }
    #expect(texts == [#"n=11 names=["x0"] i=0"#, #"n=21 names=["x0", "x1"] i=1"#])
  }

  @Test func `variables of ended scopes are not listed, changed properties are`()
    throws
  {
    let execution = try run(
      """
      class Counter {
        var count = 0
        func add(_ amount: Int) {
          let doubled = amount * 2
          count += doubled
          print("added")
        }
      }
      let counter = Counter()
      if true {
        let inner = 3
        print(inner)
      }
      counter.add(1)
      print("end")
      """)
    let names = execution.recording.events.indices.compactMap { index -> String? in
      guard case .log = execution.recording.events[index].kind else { return nil }
      return execution.steps.values(atEvent: index).map(\.variable.name).sorted()
        .joined(separator: " ")
    }
    #expect(
      names == ["counter inner", "Counter.count amount counter doubled", "Counter.count counter"])
  }

  /// The variables after each line's first statement, when stepping by line.
  private func variables(of text: String) throws -> [String] {
    let steps = try run(text).steps
    return text.split(separator: "\n", omittingEmptySubsequences: false).indices.compactMap {
      index in
      guard let statement = steps.statement(ofLine: index + 1, total: 0) else { return nil }
      let values = steps.values(beforeStep: statement.upperBound + 1)
      return (["\(index + 1):"] + values.map { "\($0.variable.name)=\($0.text)" })
        .joined(separator: " ")
    }
  }

  @Test func `a line that calls a function changes its own variable, not the next line's`() throws {
    #expect(
      try variables(
        of: """
          func twice(_ m: Int) -> Int {
            let result = m * 2
            return result
          }
          var n = twice(1)
          let other = 5
          n = twice(n) + twice(other)
          let last = 7
          """) == [
          "2: m=1 result=2", "3: m=1 result=2", "5: n=2", "6: n=2 other=5", "7: n=14 other=5",
          "8: n=14 other=5 last=7",
        ])
  }

  @Test func `parameters are listed in the body, of methods and closures too`() throws {
    let found = try variables(
      of: """
        class Counter {
          var count = 0
          func add(_ amount: Int, twice isTwice: Bool) {
            count += amount
          }
        }
        let counter = Counter()
        counter.add(2, twice: true)
        let sums = [1, 2].map { number in
          number + 1
        }
        """)
    #expect(
      found == [
        "4: Counter.count=2 counter=main.Counter amount=2 isTwice=true",
        "7: counter=main.Counter", "8: Counter.count=2 counter=main.Counter",
        "9: Counter.count=2 counter=main.Counter sums=[2, 3]",
        "10: Counter.count=2 counter=main.Counter number=1",
      ])
  }

  @Test func `a recursive function has its own values afterward`() throws {
    let steps = try run(
      """
      func sum(_ n: Int) -> Int {
        if n == 0 { return 0 }
        let rest = sum(n - 1)
        return n + rest
      }
      print(sum(2))
      """
    ).steps
    let places = (0..<steps.count).filter { steps[$0].line == 4 }.map { step in
      steps.values(beforeStep: step + 1).map { "\($0.variable.name)=\($0.text)" }
        .joined(separator: " ")
    }
    #expect(places == ["n=1 rest=0", "n=2 rest=1"])
  }

  @Test func `names without a value are nil or absent, tuples are two names`() throws {
    #expect(
      try variables(
        of: """
          var maybe: Int?
          let (a, b) = (1, "x")
          let late: Int
          late = 3
          """) == [
          "1: maybe=nil", "2: maybe=nil a=1 b=\"x\"", "3: maybe=nil a=1 b=\"x\"",
          "4: maybe=nil a=1 b=\"x\" late=3",
        ])
  }

  @Test func `a run can be stopped before the statement that causes an event`() throws {
    let whole = try run(Self.nested)
    for count in 1...whole.recording.events.count {
      let part = try run(Self.nested, until: count)
      let events = part.recording.events
      #expect(events.count >= min(count, whole.recording.events.count))
      #expect(part.stop == (part.stopLine == nil ? nil : .reached))
      for index in events.indices { #expect(events[index] == whole.recording.events[index]) }
    }
  }

  @Test func `the era is an argument, or set by the script`() throws {
    let text = "print(simulation.profile == .ios6)"
    let script = ParsedScript.importing(text)
    #expect(try Interpreter(.scripts, profile: .ios6).run(script).output == ["true"])
    #expect(try run("simulation.profile = .ios6\n" + text).output == ["true"])
  }

  @Test func `top-level variables live as long as the execution`() throws {
    var execution: Execution? = try run("let a = ViewController(\"a\")")
    weak let controller = (1...9).lazy.compactMap {
      execution?.simulation.controller(NodeID($0))
    }.first
    #expect(controller?.name == "a")
    execution = nil
    #expect(controller == nil)
  }

  @Test func `nothing of a run is left when the execution ends`() throws {
    var execution: Execution? = try run(
      """
      class Page: ViewController {
        var block: (() -> Void)?
        override func viewDidLoad() { super.viewDidLoad(); block = { [weak self] in self?.title = "x" } }
      }
      class Owner { let page = Page("owned") }
      let owner = Owner()
      let nav = NavigationController("nav", rootViewController: Page("first"))
      window.rootViewController = nav
      simulation.after(5000) { print(nav.name) }
      nav.pushViewController(owner.page, animated: true)
      """)
    weak let simulation = execution?.simulation
    #expect(simulation != nil)
    execution = nil
    #expect(simulation == nil)
  }

  @Test(.disabled(if: Sanitizer.kind == "thread", "it notes no more than 65,536 nested calls"))
  func `a long chain of objects is released safely`() throws {
    let execution = try run(
      """
      class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
      var head: Node? = nil
      for _ in 0..<50000 { head = Node(head) }
      head = nil
      print("done")
      """)
    #expect(execution.stop == nil)
    #expect(execution.output == ["done"])
  }

  @Test func `a million statements take a few bytes each`() throws {
    let execution = try run("var n = 0\nwhile true { n += 1 }")
    #expect(execution.stop == .bound(.statements(1_000_000)))
    #expect(execution.steps.count <= 1_000_001)
    // Each has changed one variable.
    #expect(MemoryLayout<StepList.Entry>.stride + MemoryLayout<StepList.Change>.stride <= 24)
  }
}
