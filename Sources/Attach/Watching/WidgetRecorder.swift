internal import Foundation
internal import Geometry
internal import Hierarchy

/// Records snapshots of a program as one recording.
///
/// The program is the window, its windows are side by side in it, and every accessible is a view
/// with a widget as its content. An accessible keeps its view while it exists.
struct WidgetRecorder {
  private(set) var recording = Recording()
  /// The approximate size of the recording on disk, in bytes; an upper estimate.
  private(set) var size = 0
  private var state = HierarchyState()
  private var known: [AccessibleReference: Known] = [:]
  private var lastID: Int32 = 0
  private var turn: Int32 = 0
  private var toldNotes: Set<String> = []
  private let title: String

  private struct Known {
    let id: NodeID
    var accessible: Accessible
  }

  /// Creates a recorder with a title.
  init(of title: String) { self.title = title }

  /// The view of an accessible, while it exists.
  func view(of reference: AccessibleReference) -> NodeID? { known[reference]?.id }

  /// The accessible of a view, while it exists.
  func reference(of view: NodeID) -> AccessibleReference? {
    known.first { $0.value.id == view }?.key
  }

  /// Maps the IDs of views to those in another recorder of the same program.
  func ids(in other: WidgetRecorder) -> [NodeID: NodeID] {
    var ids: [NodeID: NodeID] = [:]
    for (reference, known) in known {
      if let id = other.view(of: reference) { ids[known.id] = id }
    }
    return ids
  }

  /// Records a snapshot; returns whether anything changed.
  ///
  /// - Complexity: O(*nodes* · log *nodes*), regardless of changes.
  mutating func take(
    _ tree: AccessibleTree, at instant: Instant, isFirst: Bool, isWhole: Bool = true
  ) -> Bool {
    // Not described yet.
    guard tree.nodes.first?.role.isEmpty == false else { return false }
    let before = (events: recording.events.count, changes: recording.changes.count)
    turn += 1
    var seen: Set<AccessibleReference> = []
    seen.reserveCapacity(tree.nodes.count)
    for node in tree.nodes { seen.insert(node.reference) }
    remove(known.filter { !seen.contains($0.key) }, at: instant)

    let boxes = WindowRow(tree).frames
    let children = tree.children
    for (place, node) in tree.nodes.enumerated() {
      take(node, boxes[place], in: tree, at: instant, isQuiet: isFirst)
    }
    for (place, node) in tree.nodes.enumerated() {
      arrange(children[place].map { tree.nodes[$0] }, in: node, at: instant)
    }
    if isFirst {
      let count = tree.nodes.count
      let words = "\(count) accessible\(count == 1 ? "" : "s")\(isWhole ? "" : " so far")"
      log("\(title): \(words)", at: instant)
    }
    for note in tree.notes where toldNotes.insert(note).inserted { log(note, at: instant) }
    // Movement alone logs no line, but is a change.
    guard recording.events.count > before.events || recording.changes.count > before.changes else {
      return false
    }
    recording.append(.settled, by: nil, at: instant, turn: turn)
    return true
  }

  /// Records that the program exited or does not respond.
  mutating func say(_ line: String, at instant: Instant) {
    turn += 1
    log(line, at: instant)
    recording.append(.settled, by: nil, at: instant, turn: turn)
  }

  private mutating func make(_ change: Change, texts: String...) {
    size += texts.reduce(Self.bytesPerChange) { $0 + $1.utf8.count }
    recording.append(change)
    state.apply(change)
  }

  private static let bytesPerChange = 32

  private mutating func log(_ line: String, about view: NodeID? = nil, at instant: Instant) {
    size += Self.bytesPerChange + line.utf8.count
    recording.append(log: line, about: view, at: instant, turn: turn)
  }

  // MARK: Nodes

  private mutating func remove(
    _ gone: [AccessibleReference: Known], at instant: Instant
  ) {
    // Deepest first, so that a removed node has no children; one line for each removed subtree.
    let ids = Set(gone.values.map(\.id))
    let lost = gone.values
      .map { (known: $0, depth: depth(of: $0.id), host: state.views[$0.id]?.superview) }
      .sorted { ($0.depth, $0.known.id) > ($1.depth, $1.known.id) }
    for (known, _, host) in lost {
      if host != nil { make(.superview(known.id, nil, index: 0)) }
      make(.released(known.id))
      self.known[known.accessible.reference] = nil
      if host.map({ !ids.contains($0) }) ?? true {
        log("\(known.accessible.words) is gone", about: known.id, at: instant)
      }
    }
  }

  private func depth(of id: NodeID) -> Int {
    sequence(first: id) { state.views[$0]?.superview }.reduce(0) { depth, _ in depth + 1 }
  }

  private mutating func take(
    _ node: Accessible, _ box: CGRect?, in tree: AccessibleTree, at instant: Instant, isQuiet: Bool
  ) {
    let old = known[node.reference]
    let id = old?.id ?? addView(for: node)
    known[node.reference] = Known(id: id, accessible: node)
    show(node, box, as: id, after: old?.accessible)
    if let old {
      if let words = node.news(since: old.accessible) { log(words, about: id, at: instant) }
    } else {
      let parent = node.parent.flatMap { known[tree.nodes[$0].reference] }
      if let parent { make(.superview(id, parent.id, index: Int32.max)) }
      if !isQuiet {
        log(
          "\(node.words) is new" + (parent.map { " in \($0.accessible.words)" } ?? ""), about: id,
          at: instant)
      }
    }
  }

  private mutating func addView(for node: Accessible) -> NodeID {
    lastID += 1
    let id = NodeID(lastID)
    let name = node.title.isEmpty ? "accessible" : String(node.title.prefix(60))
    make(.viewMade(id, name: name, className: node.role), texts: name, node.role)
    if node.parent == nil { make(.rootViewController(window: id, nil)) }
    return id
  }

  private mutating func show(
    _ node: Accessible, _ box: CGRect?, as id: NodeID, after old: Accessible?
  ) {
    let widget = node.widget
    if widget != old?.widget {
      make(
        .property(id, .content(.widget(widget))), texts: widget.role, widget.name,
        widget.description, widget.states.joined())
    }
    guard let view = state.views[id] else { return }
    if let box {
      let bounds = CGRect(x: 0, y: 0, width: box.width, height: box.height)
      let center = CGPoint(x: box.midX, y: box.midY)
      if view.bounds != bounds { make(.property(id, .bounds(bounds))) }
      if view.center != center { make(.property(id, .center(center))) }
    }
    let unknown: UnknownFacts = box == nil ? [.frame] : []
    if view.unknown != unknown { make(.unknown(id, unknown)) }
    let isHidden = node.parent != nil && !node.isShown
    if view.isHidden != isHidden { make(.property(id, .isHidden(isHidden))) }
  }

  /// Reorders the children of a node with few moves.
  private mutating func arrange(
    _ children: [Accessible], in node: Accessible, at instant: Instant
  ) {
    guard let host = known[node.reference]?.id else { return }
    for (index, child) in children.enumerated() {
      guard let id = known[child.reference]?.id else { continue }
      let now = state.views[host]?.subviews ?? []
      if index < now.count, now[index] == id { continue }
      let isStranger = state.views[id]?.superview != host
      make(.superview(id, host, index: Int32(index)))
      if isStranger { log("\(child.words) moved to \(node.words)", about: id, at: instant) }
    }
  }
}
