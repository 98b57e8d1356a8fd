import Hierarchy

/// Stable names of a recording's nodes, to find them again after a rerun with other numbers.
///
/// A name consists of kind, class, name, and the index among equal ones.
struct NodeNames {
  struct Name: Codable, Hashable, Sendable {
    let isView: Bool
    let className: String
    let name: String
    let place: Int
  }

  private var names: [NodeID: Name] = [:]
  private var nodes: [Name: NodeID] = [:]

  /// - Complexity: O(*changes*).
  init(_ recording: Recording) {
    var counts: [Name: Int] = [:]
    for change in recording.changes {
      let (id, isView, name, className): (NodeID, Bool, String, String)
      switch change {
      case .controllerMade(let node, let itsName, let itsClass),
        .coordinatorMade(let node, let itsName, let itsClass):
        (id, isView, name, className) = (node, false, itsName, itsClass)
      case .viewMade(let node, let itsName, let itsClass):
        (id, isView, name, className) = (node, true, itsName, itsClass)
      default: continue
      }
      // Addresses differ between processes; use the index within the class instead.
      let isAddress = name.hasPrefix("\(className)#0x")
      let known = isAddress ? className : name
      let first = Name(isView: isView, className: className, name: known, place: 0)
      let place = counts[first, default: 0]
      counts[first] = place + 1
      let whole = Name(isView: isView, className: className, name: known, place: place)
      names[id] = whole
      nodes[whole] = id
    }
  }

  func name(of id: NodeID) -> Name? { names[id] }
  func node(named name: Name) -> NodeID? { nodes[name] }

  /// Whether at least half of these nodes exist in another recording.
  func areMostly(in other: NodeNames) -> Bool {
    2 * nodes.keys.count { other.nodes[$0] != nil } >= nodes.count
  }

  /// The corresponding node of another recording, if any.
  func node(_ id: NodeID, in other: NodeNames) -> NodeID? { names[id].flatMap { other.nodes[$0] } }
}
