import Geometry

/// States as trees for comparison.
extension HierarchyState {
  /// The controllers and, unless `onlyControllers`, the views of all windows.
  ///
  /// Leave out names when comparing with a dump, as dumps lack a run's names; names of a recorded
  /// program's widgets are stable across recordings.
  public func compared(onlyControllers: Bool = false, withNames: Bool = true) -> ComparedTree {
    var nodes: [ComparedTree.Node] = []
    var presented: [NodeID: [NodeID]] = [:]
    for controller in controllers.values {
      if let presenter = controller.presenting {
        presented[presenter, default: []].append(controller.id)
      }
    }
    var seen: Set<NodeID> = []
    var waiting = topControllers.filter { $0.presenting == nil }.reversed().map {
      ($0.id, Int?.none)
    }
    while let (id, parent) = waiting.popLast() {
      guard let controller = controllers[id], seen.insert(id).inserted else { continue }
      nodes.append(node(of: controller, parent: parent))
      let below = controller.children + presented[id, default: []]
      waiting += below.reversed().map { ($0, nodes.count - 1) }
    }
    if !withNames { for index in nodes.indices { nodes[index].name = "" } }
    if !onlyControllers { addViews(to: &nodes, withNames: withNames) }
    return ComparedTree(nodes)
  }

  private func addViews(to nodes: inout [ComparedTree.Node], withNames: Bool) {
    var seen: Set<NodeID> = []
    let roots = windows.map(\.view) + views.each.filter { $0.superview == nil }.map(\.id)
    var waiting = roots.reversed().map { ($0, Int?.none) }
    while let (id, parent) = waiting.popLast() {
      guard let view = views[id], seen.insert(id).inserted else { continue }
      nodes.append(view.compared(parent: parent, withName: withNames))
      waiting += view.subviews.reversed().map { ($0, nodes.count - 1) }
    }
  }

  private func node(of controller: ControllerState, parent: Int?) -> ComparedTree.Node {
    var facts: [ComparedTree.Fact] = []
    func add(_ name: String, _ value: String?, unless fact: UnknownFacts = []) {
      guard let value, fact.isEmpty || !controller.unknown.contains(fact) else { return }
      facts.append(ComparedTree.Fact(name, value))
    }
    add("state", controller.phase.rawValue, unless: .phase)
    add("view", controller.view.flatMap { views[$0]?.className } ?? "not loaded", unless: .view)
    add("in window", controller.view.map { isInWindow($0) ? "yes" : "no" }, unless: .window)
    add("presented", controller.presenting == nil ? nil : "yes")
    add("presented with", controller.presenting == nil ? nil : controller.presentationController)
    add("title", controller.title)
    add("move", controller.pendingMove == .none ? nil : controller.pendingMove.rawValue)
    return ComparedTree.Node(
      className: controller.className, name: controller.name, identity: controller.id.description,
      facts: facts, parent: parent)
  }
}

extension ViewState {
  fileprivate func compared(parent: Int?, withName: Bool) -> ComparedTree.Node {
    var facts: [ComparedTree.Fact] = []
    var (name, showsName) = (withName ? self.name : "", false)
    if !unknown.contains(.frame) {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
        JSON.number((Double(number) * 100).rounded() / 100).text
      }
      facts.append(ComparedTree.Fact("frame", numbers.joined(separator: " ")))
    }
    if isHidden { facts.append(ComparedTree.Fact("hidden", "yes")) }
    if alpha != 1 { facts.append(ComparedTree.Fact("alpha", JSON.number(alpha).text)) }
    if case .text(let text) = content { facts.append(ComparedTree.Fact("text", text.string)) }
    if case .widget(let widget) = content {
      (name, showsName) = (widget.name, true)
      if !widget.description.isEmpty {
        facts.append(ComparedTree.Fact("description", widget.description))
      }
      if !widget.states.isEmpty {
        facts.append(ComparedTree.Fact("states", members: widget.states))
      }
    }
    return ComparedTree.Node(
      className: className, name: name, showsName: showsName, identity: id.description,
      facts: facts, parent: parent)
  }
}
