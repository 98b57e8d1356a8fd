package import Hierarchy

/// Dumps as comparable trees.
extension Dump {
  /// The nodes printed at one moment, by its index; all of them if there is only one.
  package func compared(moment: Int = 0) -> ComparedTree {
    let range = moments.indices.contains(moment) ? moments[moment] : 0..<nodes.count
    return ComparedTree(range.map { index in compared(nodes[index], from: range.lowerBound) })
  }

  private func compared(_ node: DumpNode, from start: Int) -> ComparedTree.Node {
    let known = mainFacts(of: node)
    var facts: [ComparedTree.Fact] = []
    func add(_ name: String, _ value: String?) {
      if let value { facts.append(ComparedTree.Fact(name, value)) }
    }
    add("state", node.phase?.rawValue)
    add("view", node.isViewLoaded == false ? "not loaded" : known.viewClass)
    add("in window", node.isInWindow.map { $0 ? "yes" : "no" })
    add("presented", node.isPresented == true ? "yes" : nil)
    add("presented with", known.presentedWith)
    add("frame", known.frame?.numbers)
    add("hidden", known.isHidden == true ? "yes" : nil)
    add("alpha", known.alpha.map { JSON.number($0).text })
    // A view's text may change; other nodes are identified by their names.
    let isView = node.kind == .view
    if isView { add("text", known.name) }
    return ComparedTree.Node(
      className: className(of: node) ?? "", name: isView ? "" : known.name ?? "",
      identity: identity(of: node), facts: facts,
      parent: node.isRoot ? nil : Int(node.parent) - start)
  }
}
