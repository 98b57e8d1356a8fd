import GioKit
import Geometry
import TestSupport
import Testing

@testable import Attach

/// A look at what changed finds what a look at all finds.
@Suite struct `An incremental update` {
  @Test(arguments: 1...LawQuota.calls(400)) func `equals a full update`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var program = MadeUpProgram(isDescribedAtOnce: seed % 2 == 0)
    for _ in 0..<12 { program.change(&random) }
    program.changed = []
    var tree = program.look()
    for _ in 0..<8 {
      for _ in 0...random.number(below: 4) { program.change(&random) }
      tree = program.look(after: tree)
      let whole = program.look()
      let (seen, wanted) = (tree.outline, whole.outline)
      guard seen == wanted, tree.nodes == whole.nodes else {
        Issue.record("it saw\n\(seen)and all of it is\n\(wanted)")
        return
      }
    }
  }

  @Test func `queries only changed accessibles`() {
    var random = SeededGenerator(seed: 5)
    var program = MadeUpProgram(isDescribedAtOnce: true)
    for _ in 0..<40 { program.change(&random) }
    program.changed = []
    let tree = program.look()
    program.rename(0)
    let before = program.questions
    _ = program.look(after: tree)
    #expect(program.questions - before <= 8)
  }
}

/// A program of boxes, pages and buttons that answers as programs do, and tells where it changes.
///
/// It leaves pages out of the lists of children, as GTK 4.8 does, where it describes all at once.
private struct MadeUpProgram {
  private struct Node {
    let path: String
    let role: Int64
    var name: String
    var parent: Int
    var children: [Int] = []
  }

  private static let bus = ":1.1"
  // As AtspiRole numbers them: application, frame, page tab list, panel, push button.
  private static let (application, frame, pages, page, button):
    (Int64, Int64, Int64, Int64, Int64) =
      (75, 23, 38, 39, 43)

  private let isDescribedAtOnce: Bool
  private var nodes: [Node] = []
  /// Where something changed since the last look, as the program tells it.
  var changed: Set<AccessibleReference> = []
  private(set) var questions = 0

  init(isDescribedAtOnce: Bool) {
    self.isDescribedAtOnce = isDescribedAtOnce
    _ = add(Self.application, to: -1)
    let frame = add(Self.frame, to: 0)
    _ = add(Self.page, to: frame)
    let pages = add(Self.pages, to: frame)
    for _ in 0..<2 { _ = add(Self.page, to: pages) }
  }

  private mutating func add(_ role: Int64, to parent: Int) -> Int {
    let path = nodes.isEmpty ? "/org/a11y/atspi/accessible/root" : "/node\(nodes.count)"
    nodes.append(Node(path: path, role: role, name: "n\(nodes.count)", parent: parent))
    if parent >= 0 { nodes[parent].children.append(nodes.count - 1) }
    return nodes.count - 1
  }

  private func reference(_ node: Int) -> AccessibleReference {
    AccessibleReference(bus: Self.bus, path: nodes[node].path)
  }

  // MARK: Changing

  /// Adds, removes, renames or moves a button or a box.
  mutating func change(_ random: inout SeededGenerator) {
    let boxes = nodes.indices.filter { nodes[$0].role == Self.page && isThere($0) }
    let box = boxes[random.number(below: boxes.count)]
    switch random.number(below: 6) {
    case 0, 1: tell(box, add(Self.button, to: box))
    case 2 where boxes.count < 12: tell(box, add(Self.page, to: box))
    case 3:
      guard let last = nodes[box].children.popLast() else { return }
      nodes[last].parent = -1
      tell(box, last)
    case 4: rename(box)
    default:
      guard let last = nodes[box].children.last else { return }
      let target = boxes[random.number(below: boxes.count)]
      guard !isNode(target, in: last) else { return }
      nodes[box].children.removeLast()
      nodes[target].children.append(last)
      nodes[last].parent = target
      tell(box, last)
      tell(target, last)
    }
  }

  mutating func rename(_ node: Int) {
    nodes[node].name += "'"
    changed.insert(reference(node))
  }

  /// Changed children are announced; those of pages by the lister of the page's content.
  private mutating func tell(_ box: Int, _ child: Int) {
    changed.insert(reference(box))
    if isDescribedAtOnce, nodes[nodes[box].parent].role == Self.pages {
      changed.insert(reference(nodes[box].parent))
    }
  }

  private func isNode(_ inner: Int, in outer: Int) -> Bool {
    inner == outer || (nodes[inner].parent >= 0 && isNode(nodes[inner].parent, in: outer))
  }

  private func isThere(_ node: Int) -> Bool {
    node == 0 || (nodes[node].parent >= 0 && isThere(nodes[node].parent))
  }

  // MARK: Answering

  /// What a look at all of it sees, or after a look one at what changed.
  mutating func look(after tree: AccessibleTree? = nil) -> AccessibleTree {
    var inquiry =
      tree.map {
        TreeInquiry(after: $0, changed: changed, greatestCount: 10_000, greatestDepth: 100)
      } ?? TreeInquiry(root: reference(0), greatestCount: 10_000, greatestDepth: 100)
    func askAll(_ program: inout MadeUpProgram) {
      while let (place, question) = inquiry.next() {
        program.questions += 1
        let path = inquiry.reference(at: place).path
        guard let node = program.nodes.firstIndex(where: { $0.path == path }) else { continue }
        inquiry.take(program.answer(question, of: node), of: question, at: place)
      }
    }
    askAll(&self)
    if tree == nil {
      if isDescribedAtOnce { inquiry.describe([.list(nodes.indices.filter(isThere).map(item))]) }
      inquiry.askTheRest()
      askAll(&self)
    } else {
      changed = []
    }
    return inquiry.tree(describedOnly: false)
  }

  private func answer(_ question: QuestionQueue.Question, of node: Int) -> [DBusValue] {
    switch question {
    case .children: [.list(listed(node).map { value(reference($0)) })]
    case .parent: [value(reference(max(nodes[node].parent, 0)))]
    case .state: [states]
    case .role: [.number(nodes[node].role)]
    case .roleName, .description: [.text("")]
    case .name: [.text(nodes[node].name)]
    case .extents: [.tuple([4, 5, 60, 20].map { .number($0) })]
    }
  }

  /// The children that the node names.
  private func listed(_ node: Int) -> [Int] {
    guard isDescribedAtOnce, nodes[node].role == Self.pages else { return nodes[node].children }
    return nodes[node].children.flatMap { nodes[$0].children }
  }

  private var states: DBusValue { .list([.number(1 << 25 | 1 << 30), .number(0)]) }

  private func value(_ reference: AccessibleReference) -> DBusValue {
    .tuple([.text(reference.bus), .text(reference.path)])
  }

  private func item(_ node: Int) -> DBusValue {
    .tuple([
      value(reference(node)), value(reference(0)), value(reference(max(nodes[node].parent, 0))),
      .number(0), .number(0), .list([]), .text(nodes[node].name), .number(nodes[node].role),
      .text(""), states,
    ])
  }
}
