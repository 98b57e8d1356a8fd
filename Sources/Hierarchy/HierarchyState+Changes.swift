/// Application of changes.
extension HierarchyState {
  /// Applies one change.
  ///
  /// Controllers, views and coordinators remain forests, even with changes from a damaged
  /// recording. A node moved into itself or an unknown parent stays detached.
  ///
  /// - Complexity: O(1); O(*siblings*) for changes of parent or superview, and O(*depth*) if the
  ///   moved node has children.
  public mutating func apply(_ change: Change) {
    switch change {
    case .controllerMade(let id, let name, let className):
      release(id)
      controllers[id] = ControllerState(id: id, name: name, className: className)
    case .viewMade(let id, let name, let className):
      release(id)
      views[id] = ViewState(id: id, name: name, className: className)
    case .released(let id): release(id)
    case .title(let id, let title): controllers[id]?.title = title
    case .parent(let child, let parent): setParent(of: child, to: parent)
    case .presenting(let id, let presenter): setPresenter(of: id, to: presenter)
    case .presentationController(let id, let className):
      controllers[id]?.presentationController = className
    case .keyWindow(let window):
      for index in windows.indices { windows[index].isKey = windows[index].view == window }
    case .childOrder(let id, let children): setOrder(of: id, children)
    case .phase(let id, let phase, let isAnimated):
      controllers[id]?.phase = phase
      controllers[id]?.isAnimated = isAnimated
    case .pendingMove(let id, let move): controllers[id]?.pendingMove = move
    case .moveToSettle(let id, let move): controllers[id]?.moveToSettle = move
    case .presentationMove(let id, let move): controllers[id]?.presentationMove = move
    case .controllerProperty(let id, let property): controllers[id]?.set(property)
    case .windowTraits(let id, let traits):
      for index in windows.indices where windows[index].view == id {
        windows[index].traitOverrides = traits
      }
    case .view(let controller, let view):
      if let old = controllers[controller]?.view { disown(old, by: controller) }
      controllers[controller]?.view = view
      if let view { views[view]?.controller = controller }
    case .rootViewController(let window, let root): setRoot(of: window, to: root)
    case .superview(let view, let superview, let index):
      setSuperview(of: view, to: superview, at: Int(index))
    case .property(let view, let property): views[view]?.set(property)
    case .animationBegan(let animation): animations.append(animation)
    case .animationEnded(let id): animations.removeAll { $0.id == id }
    case .observation(let observer, let subject, let what, let isOn):
      let link = Observation(observer: observer, subject: subject, what: what)
      if isOn { observations.append(link) } else { observations.removeAll { $0 == link } }
    case .knows(let knower, let known):
      let link = Acquaintance(knower: knower, known: known)
      if !acquaintances.contains(link) { acquaintances.append(link) }
    case .coordinatorMade(let id, let name, let className):
      release(id)
      coordinators[id] = CoordinatorState(id: id, name: name, className: className)
    case .coordinatorChildren(of: let parent, let children):
      setChildren(ofCoordinator: parent, to: children)
    case .coordinatorShows(let id, let controller): coordinators[id]?.controller = controller
    case .coordinatorDone(let id): coordinators[id]?.isDone = true
    case .unknown(let id, let facts):
      controllers[id]?.unknown = facts
      views[id]?.unknown = facts
    }
  }

  private mutating func release(_ id: NodeID) {
    if let controller = controllers[id] {
      if let view = controller.view { disown(view, by: id) }
      for child in controller.children { controllers[child]?.parent = nil }
      if controller.parent != nil { setParent(of: id, to: nil) }
      controllers[id] = nil
      observations.removeAll { $0.observer == id || $0.subject == id }
      acquaintances.removeAll { $0.knower == id || $0.known == id }
    }
    if let view = views[id] {
      for subview in view.subviews { views[subview]?.superview = nil }
      if view.superview != nil { setSuperview(of: id, to: nil, at: 0) }
      views[id] = nil
      windows.removeAll { $0.view == id }
    }
    if let coordinator = coordinators[id] { release(coordinator: coordinator) }
  }

  /// Clears the view's controller, unless another controller owns the view by now.
  private mutating func disown(_ view: NodeID, by controller: NodeID) {
    if views[view]?.controller == controller { views[view]?.controller = nil }
  }

  private mutating func setParent(of child: NodeID, to parent: NodeID?) {
    guard let isAlone = controllers[child]?.children.isEmpty else { return }
    if let old = controllers[child]?.parent { controllers[old]?.children.removeAll { $0 == child } }
    controllers[child]?.parent = nil
    guard let parent, parent != child, controllers[parent] != nil,
      isAlone || !isAbove(child, parent, { controllers[$0]?.parent })
    else { return }
    controllers[child]?.parent = parent
    controllers[parent]?.children.append(child)
  }

  /// Reorders children; ignored if the list has other members.
  private mutating func setOrder(of parent: NodeID, _ children: [NodeID]) {
    guard let old = controllers[parent]?.children, old.sorted() == children.sorted() else { return }
    controllers[parent]?.children = children
  }

  private mutating func setPresenter(of controller: NodeID, to presenter: NodeID?) {
    guard !isAbove(controller, presenter, { controllers[$0]?.presenting }) else { return }
    controllers[controller]?.presenting = presenter
  }

  /// Whether `node` is `other` or one of its ancestors.
  func isAbove(_ node: NodeID, _ other: NodeID?, _ above: (NodeID) -> NodeID?) -> Bool {
    var place = other
    while let current = place, current != node { place = above(current) }
    return place != nil
  }

  private mutating func setRoot(of window: NodeID, to root: NodeID?) {
    if let index = windows.firstIndex(where: { $0.view == window }) {
      windows[index].rootViewController = root
    } else {
      windows.append(WindowState(view: window, rootViewController: root))
    }
  }

  private mutating func setSuperview(of view: NodeID, to superview: NodeID?, at index: Int) {
    guard let isAlone = views[view]?.subviews.isEmpty else { return }
    if let old = views[view]?.superview { views[old]?.subviews.removeAll { $0 == view } }
    views[view]?.superview = nil
    guard let superview, superview != view, let count = views[superview]?.subviews.count,
      isAlone || !isAbove(view, superview, { views[$0]?.superview })
    else { return }
    views[view]?.superview = superview
    views[superview]?.subviews.insert(view, at: min(max(index, 0), count))
  }
}
