package import Hierarchy

/// Comparing hierarchies.
extension HierarchyDifference {
  /// The changes since the end of the first turn.
  ///
  /// Not since 0 ms: the first actions of a user or script take no time.
  package init(sinceStartOf opened: Opened) {
    let recording = opened.recording
    let firstRest = recording.events.firstIndex { $0.kind == .settled }
    let start =
      firstRest.map { recording.state(atEvent: $0) } ?? recording.state(at: Instant.zero)
    self.init(from: start.compared(), to: opened.state.compared(), ofOneSource: true)
  }

  /// The differences from another branch at the same instant; nil if it does not exist.
  ///
  /// Nodes from before the fork have the same number in both; later ones are matched by class and
  /// name.
  package init?(of opened: Opened, fromBranch place: Int) {
    guard let other = opened.recording(ofBranch: place) else { return nil }
    let (recording, state) = (opened.recording, opened.state)
    let shared = zip(other.events, recording.events).prefix { $0 == $1 }.count
    let common = recording.state(atEvent: shared - 1)
    let numbers = Set(
      common.controllers.values.map(\.id.description) + common.views.values.map(\.id.description))
    func tree(_ state: HierarchyState) -> ComparedTree {
      ComparedTree(
        state.compared().nodes.map { node in
          var node = node
          if let number = node.identity, !numbers.contains(number) { node.identity = nil }
          return node
        })
    }
    self.init(from: tree(other.state(at: state.instant)), to: tree(state), ofOneSource: true)
  }

  /// The differences between the trees of two unrelated runs.
  ///
  /// Generated names are not comparable, and if either has no tree of views, only controllers are
  /// compared.
  package init(ofUnrelated before: HierarchyState, and after: HierarchyState) {
    let onlyControllers =
      !(before.controllers.values.isEmpty || after.controllers.values.isEmpty)
      && !(before.hasTreeOfViews && after.hasTreeOfViews)
    func tree(_ state: HierarchyState) -> ComparedTree {
      let tree = state.compared(onlyControllers: onlyControllers, withNames: false)
      return ComparedTree(
        tree.nodes.map { node in
          var node = node
          // Node numbers of unrelated runs are not comparable.
          node.identity = nil
          return node
        })
    }
    self.init(from: tree(before), to: tree(after), ofOneSource: false)
  }
}

extension HierarchyState {
  /// Whether views are nested, not only direct children of windows.
  fileprivate var hasTreeOfViews: Bool {
    views.each.contains { view in
      view.superview.flatMap { views[$0]?.superview } != nil
    }
  }
}
