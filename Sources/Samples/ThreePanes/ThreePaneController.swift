/// Three panes on an iPad, whose controllers have different colors in portrait and landscape.
///
/// The sample has three steps. In step 1 only the panes' views are added, and no pane receives
/// rotation callbacks. In step 2 the panes are children, and change their colors on rotation. In
/// step 3 they animate the color change with the rotation. In the fixed version panes can also be
/// replaced and removed, receive `didMove` after their views are added, and are laid out at every
/// size.
///
/// Source: Peter Friese, "UIViewControllerContainmentSample" (2011), and korny's version of it.
package final class ThreePaneController: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: children that can be replaced and removed.
    case fixed
    /// Step 1: only views.
    case views
    /// Step 2: children.
    case children
    /// Step 3: children that animate their colors with the rotation.
    case animated
    /// korny's version: step 3 with computed frames.
    case computed

    var hasChildren: Bool { self != .views }
    var animatesColors: Bool { self == .fixed || self == .animated || self == .computed }
  }

  /// The position of a pane.
  package enum Place: Int, Sendable, CaseIterable {
    /// On the left.
    case left
    /// At the top right.
    case topRight
    /// At the bottom right.
    case bottomRight
  }

  /// Which code runs.
  package let version: Version
  private var panes: [PaneController?] = [nil, nil, nil]
  private lazy var slots = ["leftView", "topRightView", "bottomRightView"].map { View($0) }

  /// Creates three panes.
  package init(_ name: String? = nil, version: Version = .fixed) {
    self.version = version
    super.init(name)
    for place in Place.allCases { self[place] = makePane() }
  }

  /// The pane at a position, or nil.
  package subscript(place: Place) -> PaneController? {
    get { panes[place.rawValue] }
    set {
      let old = panes[place.rawValue]
      guard newValue !== old else { return }
      if version == .fixed {
        replace(old, with: newValue, at: place)
      } else {
        setAsPublished(newValue, at: place)
      }
    }
  }

  /// Creates a pane with the next colors.
  func makePane() -> PaneController {
    paneCount += 1
    return simulation.make {
      PaneController(
        "pane\(paneCount)", colors: PaneController.colors[paneCount % 4],
        animatesColors: version.animatesColors)
    }
  }

  private var paneCount = 0

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x3A3F45)
    for slot in slots {
      slot.clipsToBounds = true
      view.addSubview(slot)
    }
    for place in Place.allCases {
      if version == .fixed, let pane = self[place] {
        add(pane, at: place)
      } else {
        showPane(at: place)
      }
    }
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if version != .fixed { layOut(isLandscape: interfaceOrientation.isLandscape) }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard version == .fixed else { return }
    setFrames(ThreePaneLayout.fixed(in: view.bounds.size))
  }

  package override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    super.willRotate(to: orientation, duration: duration)
    guard version != .fixed else { return }
    View.animate(withDuration: duration) { layOut(isLandscape: orientation.isLandscape) }
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: TransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard version != .fixed else { return }
    coordinator.animate(alongsideTransition: { [self] _ in
      layOut(isLandscape: interfaceOrientation.isLandscape)
    })
  }

  /// The size of a pane's slot.
  package override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    guard version == .fixed, let place = panes.firstIndex(where: { $0 === child }) else {
      return super.size(forChildContentContainer: child, withParentContainerSize: size)
    }
    return ThreePaneLayout.fixed(in: size)[place].size
  }

  private func layOut(isLandscape: Bool) {
    setFrames(
      version == .computed
        ? ThreePaneLayout.computed(in: view.bounds.size)
        : ThreePaneLayout.constant(isLandscape: isLandscape))
  }

  private func setFrames(_ frames: [CGRect]) {
    for (slot, frame) in zip(slots, frames) where slot.frame != frame { slot.frame = frame }
  }

  private func showPane(at place: Place) {
    guard let pane = self[place] else { return }
    pane.view.frame = slots[place.rawValue].bounds
    pane.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slots[place.rawValue].addSubview(pane.view)
  }
}

/// Replacing a pane.
extension ThreePaneController {
  /// The fixed version; before the view is loaded, only sets the new pane.
  private func replace(_ old: PaneController?, with new: PaneController?, at place: Place) {
    guard !refusesOne(of: [new].compactMap(\.self)) else { return }
    if let old, old.parent === self {
      old.dispatched.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.dispatched.removeFromParent()
    }
    panes[place.rawValue] = new
    if let new, isViewLoaded { add(new, at: place) }
  }

  private func add(_ pane: PaneController, at place: Place) {
    let isNew = pane.parent !== self
    if isNew { dispatched.addChild(pane) }
    showPane(at: place)
    if isNew { pane.dispatched.didMove(toParent: self) }
  }

  /// The published version: keeps the old pane, sends the new one `didMove` before its view is added,
  /// and the setter of the third pane adds the view of the second one again.
  private func setAsPublished(_ new: PaneController?, at place: Place) {
    panes[place.rawValue] = new
    if version.hasChildren {
      if let new {
        dispatched.addChild(new)
        new.dispatched.didMove(toParent: self)
      } else {
        // Not possible in Swift; the sample does this when its view is unloaded.
        simulation.log(call: "addChild(nil)", of: self)
      }
    }
    guard isViewLoaded else { return }
    showPane(at: place == .bottomRight ? .topRight : place)
  }
}
