import Samples
import Script
import Testing

@testable import Interpreter

/// What values take is counted before it is taken, whatever makes them or looks at them.
@Suite("The cost of a run")
struct CountingTests {
  /// A line that makes or looks at values of a size again and again.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: String
    /// Whether what it makes ends it, or what it looks at; either where nothing is said.
    let bound: Bound?

    init(_ body: String, _ bound: Bound? = nil) {
      (testDescription, self.body, self.bound) = (body, body, bound)
    }
  }

  /// A part of what a run may take else, so that each ends soon in a debug build, too.
  private static let limits: Limits = {
    var limits = Limits()
    limits.statements = 60_000
    limits.memory = 20_000_000
    limits.work = 1_000_000
    return limits
  }()

  private static let memory = Bound.memory(20_000_000)
  private static let work = Bound.work(1_000_000)

  static let kinds = [
    // Texts that are made.
    Kind("kept.append(s + String(i))", memory),
    Kind("kept.append(\"\\(s)\\(i)\")", memory),
    Kind("kept.append(String(describing: a) + String(i))"),
    Kind("kept.append(s.replacingOccurrences(of: \"x\", with: \"yy\"))"),
    Kind("kept.append(s.replacingOccurrences(of: \"x\", with: s))"),
    Kind("kept.append(Array(repeating: s, count: 40).joined())", memory),
    Kind("kept.append([s, s, s].joined(separator: s))", memory),
    Kind("kept.append(String(repeating: s, count: 9))", memory),
    Kind("kept.append(String(format: \"%@%@%d\", s, s, i))"),
    Kind("kept.append(s.uppercased())"),
    Kind("kept.append(s.filter { $0 == \"x\" })"),
    Kind("kept.append(String(Array(s)))"),
    Kind("kept.append(contentsOf: [s, s].map { $0 + \"y\" })", memory),
    Kind("kept.append(String(s.dropFirst()))"),
    Kind("var t = s; t += \"y\"; kept.append(t)", memory),
    Kind("var t = s; t.append(\"y\"); kept.append(t)", memory),
    Kind("kept += s.split(separator: \"y\").map { String($0) }"),
    Kind("kept += (s + \"-\" + s).components(separatedBy: \"-\")"),
    // Arrays that are made.
    Kind("lists.append(a + [i])", memory),
    Kind("lists.append(a.map { $0 + i })"),
    Kind("lists.append(a.filter { $0 != i })"),
    Kind("lists.append(a.sorted())"),
    Kind("lists.append([a, a].flatMap { $0 })", memory),
    Kind("lists.append(Array([a, a].joined()))", memory),
    Kind("lists.append(a.reversed() + [])"),
    Kind("lists.append(Array(a.dropLast()))"),
    Kind("var b = a; b[0] = i; lists.append(b)", memory),
    Kind("var b = a; b.append(i); lists.append(b)", memory),
    Kind("lists.append(Array(0..<a.count + i))", memory),
    Kind("pairs += a.enumerated().map { ($0.offset, $0.element) }"),
    Kind("pairs += zip(a, a).map { ($0.0, $0.1) }"),
    Kind("if Dictionary(grouping: a, by: { $0 % 7 })[9] != nil { n += 1 }"),
    Kind("var d = numbers; d[-i - 1] = i; tables.append(d)", memory),
    Kind("var m = members; m.insert(-i - 1); sets.append(m)", memory),
    Kind("sets.append(members.union([i]))"),
    // Values that are looked at.
    Kind("if s == other { n += 1 }", work),
    Kind("if s < other { n += 1 }", work),
    Kind("if s.hasPrefix(other) { n += 1 }", work),
    Kind("if s.contains(other) { n += 1 }"),
    Kind("if s.contains(\"é\") { n += 1 }", work),
    Kind("n += s.count", work),
    Kind("if a == Array(b) { n += 1 }"),
    Kind("if a == b { n += 1 }", work),
    Kind("if [a] == [b] { n += 1 }", work),
    Kind("if Point(a: a) == Point(a: b) { n += 1 }", work),
    Kind("if a.contains(-1) { n += 1 }", work),
    Kind("n += a.firstIndex(of: -1) ?? 0", work),
    Kind("n += a.min()! + a.max()!", work),
    Kind("n += a.reduce(0, +)", work),
    Kind("if numbers == others { n += 1 }", work),
    Kind("if members.isSubset(of: members) { n += 1 }", work),
    Kind("byText[s] = i", work),
    Kind("n += byList[a] ?? 0", work),
    Kind("if (anything as? [Int]) != nil { n += 1 }", work),
    Kind("queue.insert(i, at: 0)", work),
  ]

  private func script(_ kind: Kind, _ size: Int) -> ParsedScript {
    .importing(
      """
      struct Point: Equatable { var a: [Int] }
      let size = \(size)
      let s = String(repeating: "x", count: size)
      let other = String(repeating: "x", count: size - 1) + "y"
      let a = Array(0..<size)
      let b = Array(0..<size - 1) + [-2]
      var numbers: [Int: Int] = [:]
      for k in 0..<min(size, 1000) { numbers[k] = k }
      var others = numbers
      others[0] = 1
      let members = Set(0..<size)
      let anything: Any = a
      var kept: [String] = []
      var lists: [[Int]] = []
      var pairs: [(Int, Int)] = []
      var tables: [[Int: Int]] = []
      var sets: [Set<Int>] = []
      var byText: [String: Int] = [:]
      var byList: [[Int]: Int] = [:]
      var queue = a
      var n = 0
      var i = 0
      while true {
        i += 1
        \(kind.body)
      }
      """)
  }

  @Test(arguments: kinds, [100, 10_000])
  func `is limited, whatever a line creates or reads`(_ kind: Kind, size: Int) throws {
    var interpreter = Interpreter(.scripts)
    interpreter.limits = Self.limits
    let execution = try interpreter.run(script(kind, size))
    let stop = try #require(execution.stop)
    // Small values may be as many as there may be statements.
    let bounds =
      size < 1000
      ? [.statements(60_000), Self.memory, Self.work]
      : kind.bound.map { [$0] } ?? [Self.memory, Self.work]
    #expect(bounds.map { Stop.Reason.bound($0) }.contains(stop))
    #expect((23...25).contains(try #require(execution.stopLine)))
    // The same again: nothing that is counted depends on anything but the script.
    let again = try interpreter.run(script(kind, size))
    #expect(again.stop == stop && again.steps.count == execution.steps.count)
  }

  /// Lines that take long for each element, and how often a run of a million steps executes them.
  @Test(
    arguments: [
      ("texts.reverse()", 900), ("lists.reverse()", 900), ("if numbers == others { n += 1 }", 125),
      ("if members == Set(more) { n += 1 }", 90),
    ])
  func `is higher for elements that are moved or found than for reading`(line: String, limit: Int)
    throws
  {
    var interpreter = Interpreter(.scripts)
    interpreter.limits = Self.limits
    let execution = try interpreter.run(
      .importing(
        """
        var texts = Array(repeating: "text", count: 1000)
        var lists = Array(repeating: [1], count: 1000)
        var numbers: [Int: Int] = [:]
        for k in 0..<1000 { numbers[k] = k }
        var others = numbers
        others[0] = 1
        let more = Array(0..<1000)
        let members = Set(more)
        var n = 0
        while true {
          print("line")
          \(line)
        }
        """))
    #expect(execution.stop == .bound(Self.work))
    #expect(execution.output.count <= limit)
  }

  /// Lines that ask for more than there is at once.
  @Test(
    arguments: [
      "String(repeating: \"x\", count: Int.max)", "Array(repeating: 0, count: Int.max)",
      "Array(0..<Int.max)", "Array(stride(from: 0.0, to: 1.0, by: 1e-300))",
      "(0..<Int.max).map { $0 }", "(0..<Int.max).reduce(0, +)", "zip(0..<Int.max, 0..<9)",
      "String(repeating: \"x\", count: 100_000).replacingOccurrences(of: \"x\", with: "
        + "String(repeating: \"x\", count: 100_000))",
      "String(repeating: \"e\\u{301}\", count: 1000).replacingOccurrences(of: \"e\\u{301}\", with: "
        + "String(repeating: \"x\", count: 10_000_000))",
      "Array(repeating: String(repeating: \"x\", count: 1_000_000), count: 20_000).joined()",
      "\"\\(Array(repeating: String(repeating: \"x\", count: 1_000_000), count: 20_000))\"",
    ])
  func `is refused in advance`(expression: String) throws {
    let script = ParsedScript.importing("print(1)\nlet all = \(expression)")
    let execution = try Interpreter(.scripts).run(script)
    #expect(
      [.bound(.memory(400_000_000)), .bound(.work(100_000_000))].contains(execution.stop))
    #expect(execution.stopLine == 2)
  }

  /// Values that are inside of themselves twice, forty times over: 2⁴⁰ of them to look at.
  @Test(
    arguments: [
      "print(t)", "print(\"\\(t)\".count)", "print(t == u)", "print(Set([t]).count)",
      "print([t].contains(u))",
    ])
  func `counts shared values each time they are visited`(line: String) throws {
    var interpreter = Interpreter(.scripts)
    interpreter.limits = Self.limits
    let execution = try interpreter.run(
      .importing(
        """
        struct Tree: Hashable { var parts: [Tree] = [] }
        var t = Tree(), u = Tree()
        for _ in 0..<40 { t = Tree(parts: [t, t]); u = Tree(parts: [u, u]) }
        \(line)
        """))
    #expect(execution.stop == .bound(Self.work))
    #expect(execution.stopLine == 4)
  }

  @Test(arguments: ["print(t)", "print(t == u)", "print([t: 1].count)"])
  func `ends deeply nested values before the stack does`(line: String) throws {
    let execution = try Interpreter(.scripts).run(
      .importing(
        """
        struct Box: Hashable { var inner: [Box] = [] }
        var t = Box(), u = Box()
        for _ in 0..<20_000 { t = Box(inner: [t]); u = Box(inner: [u]) }
        \(line)
        """))
    #expect(execution.stop == .bound(.nesting(10_000)))
    #expect(execution.stopLine == 4)
  }

  @Test func `is zero for elements changed in place`() throws {
    let execution = try Interpreter(.scripts).run(
      .importing(
        """
        var grid = Array(repeating: Array(repeating: 0, count: 300), count: 300)
        for x in 0..<300 { for y in 0..<300 { grid[x][y] = x * y } }
        var lists: [String: [Int]] = [:]
        for n in 0..<20_000 { lists["k", default: []].append(n) }
        var pair = (Array(0..<10), 0)
        for n in 0..<20_000 { pair.0.append(n) }
        var texts = [""]
        for _ in 0..<20_000 { texts[0] += "line\\n" }
        struct Box { var list: [Int] = [] }
        var box = Box()
        for n in 0..<20_000 { box.list.append(n) }
        print(grid[299][299], lists["k"]?.count ?? 0, pair.0.count, texts[0].count, box.list.count)
        """))
    #expect(execution.stop == nil)
    #expect(execution.output == ["89401 20000 20010 100000 20000"])
  }

  @Test func `leaves an element that is nil unchanged`() throws {
    let execution = try Interpreter(.scripts).run(
      .importing(
        """
        struct Box { var list: [Int]? = nil; var name = "n" }
        var boxes = [Box(), Box(list: [1])]
        boxes[0].list?.append(2)
        boxes[1].list?.append(2)
        var byName = ["a": Box()]
        byName["a"]?.list?.append(3)
        byName["b"]?.name += "x"
        var pair: (Box, Int) = (Box(), 1)
        pair.0.list?.append(4)
        print(boxes[0].name, boxes[0].list == nil, boxes[1].list ?? [])
        print(byName["a"]?.name ?? "gone", byName.count, pair.0.name)
        """))
    #expect(execution.output == ["n true [1, 2]", "n 1 n"])
  }
}
