/// Exchanging columns.
extension SplitViewController {
  /// The primary column takes two fifths of the width, at most 320 points; a single column takes
  /// all.
  func place(of child: ViewController, in size: CGSize) -> CGRect {
    guard children.count > 1 else { return CGRect(origin: .zero, size: size) }
    let width = (min(320, size.width * 0.4)).rounded()
    return child === children.first
      ? CGRect(x: 0, y: 0, width: width, height: size.height)
      : CGRect(x: width + 1, y: 0, width: max(0, size.width - width - 1), height: size.height)
  }

  func replaceColumns(with columns: [ViewController]) {
    simulation.log(call: "viewControllers = [\(columns.names)]", of: self)
    let columns = Array(columns.prefix(isCollapsed ? 1 : 2))
    guard columns.areDistinct, !refusesOne(of: columns.filter { $0.parent !== self }) else {
      return
    }
    whenSettled { [self] in
      for child in children where !columns.contains(where: { $0 === child }) { leave(child) }
      for child in columns where child.parent !== self { arrive(child) }
      reorderChildren(columns)
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Adds a controller; it appears if this one is on screen.
  func arrive(_ child: ViewController) {
    leaving.remove(child.id)
    arriving.insert(child.id)
    dispatched.addChild(child)
    guard child.parent === self else { return }
    if appearancePhase == .appeared { child.loadViewIfNeeded() }
    switch appearancePhase {
    case .appearing, .appeared:
      appearances.begin(child, appearing: true, animated: false)
      insertView(of: child)
      // One whose view was refused is removed again.
      if child.parent === self, child.viewIfLoaded?.superview !== view { leave(child) }
      settleLater()
    case .disappeared, .disappearing: finishArriving(child)
    }
  }

  /// Removes a controller; it disappears if this one is on screen.
  func leave(_ child: ViewController) {
    child.tell(.willMove(toParent: nil))
    guard child.parent === self else { return }
    detachChild(child)
    arriving.remove(child.id)
    leaving.insert(child.id)
    appearances.begin(child, appearing: false, animated: false)
    takeOutView(of: child)
    if child.appearancePhase == .disappeared {
      finishLeaving(child)
    } else {
      settleLater()
    }
  }

  /// Ends the open appearance transitions, removed controllers first.
  func settle() {
    for child in appearances.children where child.parent !== self {
      appearances.end(child)
      finishLeaving(child)
    }
    for child in appearances.children where !appearancePhase.isTransitional {
      appearances.end(child)
      finishArriving(child)
    }
  }

  private func settleLater() {
    guard !isSettling else { return }
    isSettling = true
    simulation.atEndOfTurn { [self] in
      isSettling = false
      settle()
    }
  }

  func finishArriving(_ child: ViewController) {
    guard child.parent === self, arriving.remove(child.id) != nil else { return }
    child.tell(.didMove(toParent: id))
  }

  func finishLeaving(_ child: ViewController) {
    guard leaving.remove(child.id) != nil, child.parent == nil else { return }
    child.tell(.didMove(toParent: nil))
  }

  func insertView(of child: ViewController) {
    child.view.frame = place(of: child, in: view.bounds.size)
    if child.view.superview !== view { view.addSubview(child.view) }
  }

  private func takeOutView(of child: ViewController) {
    guard let old = child.viewIfLoaded, old.superview === viewIfLoaded else { return }
    old.removeFromSuperview()
  }

  /// Runs a closure when no other work is in progress, now or later.
  func whenSettled(_ body: @escaping () -> Void) {
    waiting.append(body)
    doWhatWaits()
    guard !waiting.isEmpty else { return }
    simulation.startTransition { [weak self] in self?.doWhatWaits() }
  }

  func doWhatWaits() {
    while canStart, !waiting.isEmpty {
      workDepth += 1
      waiting.removeFirst()()
      workDepth -= 1
    }
  }

  private var canStart: Bool {
    workDepth == 0 && !appearancePhase.isTransitional
      && !children.contains { ($0 as? NavigationController)?.isWorking == true }
  }
}
