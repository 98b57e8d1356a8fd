import Geometry
package import Hierarchy

/// Converts the moments of a text to a recording.
///
/// Nothing is invented: missing values are marked unknown. Only windows are added for views that
/// are said to be in one. Moments have no times, so they are a second apart.
struct DumpRecorder {
  let dump: Dump
  private var recording = Recording()
  private(set) var state = HierarchyState()
  private var lastID: Int32 = 0
  private var counts: [String: Int] = [:]
  /// The objects of the previous and the current moment, by identity.
  private var known: [String: NodeID] = [:]
  private var current: [String: NodeID] = [:]

  init(_ dump: Dump) { self.dump = dump }

  /// The recording, with one settled turn per moment.
  mutating func record() -> Recording {
    for (turn, range) in dump.moments.enumerated() {
      current = [:]
      let parts = range.map { part(at: $0, start: range.lowerBound) }
      let window =
        parts.contains { $0.node.isInWindow == true }
        ? object("window", "Window", nil, isView: true) : nil
      let kept = Set(current.values)
      for id in Set(known.values).subtracting(kept).sorted() { make(.released(id)) }
      relate(parts, in: window)
      known = current
      let instant = Instant(nanoseconds: Int64(turn) * 1_000_000_000)
      let number = Int32(truncatingIfNeeded: turn + 1)
      for diagnostic in dump.diagnostics(of: range, id: { parts[$0 - range.lowerBound].controller })
      {
        recording.append(diagnostic, at: instant, turn: number)
      }
      recording.append(.settled, by: nil, at: instant, turn: number)
    }
    recording.remember(state)
    return recording
  }

  mutating func make(_ change: Change) {
    recording.append(change)
    state.apply(change)
  }

  /// A node and its objects.
  struct Part {
    let node: DumpNode
    let facts: DumpFacts
    /// The index of its parent among the parts.
    let above: Int?
    var controller: NodeID?
    var view: NodeID?
  }

  private mutating func part(at index: Int, start: Int) -> Part {
    let node = dump.nodes[index]
    let facts = dump.facts(of: node)
    let above = node.isRoot ? nil : Int(node.parent) - start
    var part = Part(node: node, facts: facts, above: above)
    // Without an address, its position in the moment identifies it; a root stays a root.
    let identity = dump.identity(of: node)
    let mark = identity ?? "\0\(node.isRoot ? "root" : "node") \(index - start)"
    let className = dump.className(of: node)
    if node.kind == .controller {
      part.controller = object("controller \(mark)", className ?? "?", identity, isView: false)
      if let view = facts.viewClass {
        part.view = object(
          "view \(facts.viewIdentity ?? "of \(mark)")", view, facts.viewIdentity, isView: true)
      }
    } else {
      part.view = object("view \(mark)", className ?? facts.name ?? "?", identity, isView: true)
      if let owner = facts.controller?.split(separator: ":"), owner.count == 2 {
        part.controller = object(
          "controller \(owner[1])", String(owner[0]), String(owner[1]), isView: false)
      }
    }
    return part
  }

  /// The object of a key, created if the previous moment did not have it.
  ///
  /// Named by its printed address or number, and counted only if it has none.
  private mutating func object(
    _ key: String, _ className: String, _ identity: String?, isView: Bool
  ) -> NodeID {
    if let id = current[key] { return id }
    if let id = known[key] {
      let old = isView ? state.views[id]?.className : state.controllers[id]?.className
      if old == className {
        current[key] = id
        return id
      }
    }
    lastID += 1
    counts[className, default: 0] += 1
    let mark =
      identity.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
      ?? "\(counts[className, default: 1])"
    let (id, name) = (NodeID(lastID), "\(className)#\(mark)")
    make(
      isView
        ? .viewMade(id, name: name, className: className)
        : .controllerMade(id, name: name, className: className))
    current[key] = id
    return id
  }
}

extension Dump {
  /// The moments of the text as a recording to step through; the same address is the same object.
  package var recording: Recording {
    var recorder = DumpRecorder(self)
    return recorder.record()
  }
}
