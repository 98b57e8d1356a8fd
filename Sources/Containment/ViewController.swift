/// A controller: it owns a view, may be inside another controller, and is told what happens.
///
/// The methods that the simulation calls are `open`, as in UIKit. What the core itself sends is
/// recorded, and its bookkeeping done, before an override runs.
///
/// UIKit: `UIViewController`.
open class ViewController: CustomStringConvertible {
  /// What identifies it in the recording.
  public let id: NodeID
  /// Its name in traces; constant.
  public let name: String
  /// The simulation it belongs to.
  public let simulation: Simulation

  // Not weak, which would make every retain of a controller dear: the parent clears it at its end.

  /// The container it is a child of.
  ///
  /// UIKit: `parent`; before Swift 4.2, `parentViewController`.
  public internal(set) final var parent: ViewController? {
    get { container?.object }
    set { container = Unkept(newValue) }
  }
  @exclusivity(unchecked) final var container: Unkept<ViewController>?
  /// Its children, in the order they were added; it keeps them alive.
  @exclusivity(unchecked) public internal(set) var children: [ViewController] = []

  /// What it is called on screen.
  @exclusivity(unchecked) open var title: String? {
    didSet { if title != oldValue { simulation.note(.title(id, title)) } }
  }

  @exclusivity(unchecked) var loadedView: View?
  @exclusivity(unchecked) var isLoadingView = false
  /// How many loadings of the view are under way, one inside the other.
  @exclusivity(unchecked) var loadingDepth = 0
  @exclusivity(unchecked) var machine = AppearanceMachine()
  @exclusivity(unchecked) var isAnimated = false
  @exclusivity(unchecked) var explicitLevel = 0
  @exclusivity(unchecked) var explicitDirectionIsAppearing = false
  @exclusivity(unchecked) var isAppearingSent = false
  @exclusivity(unchecked) var pendingMove = PendingMove.none
  /// The argument of a `didMove` that came while the appearance was still running.
  @exclusivity(unchecked) var moveToSettle: MoveToSettle?
  @exclusivity(unchecked) var isInsideDidCallback = false
  @exclusivity(unchecked) var waitingForCommit = 0
  /// What the lints remember of it.
  @exclusivity(unchecked) var history = MoveHistory()
  /// What containers keep with it, one object a class.
  @exclusivity(unchecked) var attachments: [ObjectIdentifier: AnyObject] = [:]
  @exclusivity(unchecked) var environment = ControllerEnvironment()
  /// What it presents, who presents it, and how.
  @exclusivity(unchecked) var modal = ModalState()

  /// A controller without a view, in the current simulation.
  ///
  /// Without a name it is called by its class and a number.
  public init(_ name: String? = nil) {
    simulation = Simulation.current
    id = simulation.makeID()
    self.name = name ?? simulation.defaultName(for: type(of: self))
    simulation.register(self)
    simulation.note(
      .controllerMade(id, name: self.name, className: String(describing: type(of: self))))
  }

  deinit {
    simulation.forget(self)
    for child in children where child.parent === self { child.parent = nil }
    if let loadedView, loadedView.controller === self { loadedView.controller = nil }
    if let presented = modal.presented { simulation.note(.presenting(presented.id, by: nil)) }
    simulation.note(.released(id))
    simulation.announce(.gone, by: id)
  }

  /// The name.
  public final var description: String { name }

  /// Whether the core passes this controller's appearance callbacks on to its children.
  ///
  /// Read at every forwarding and every window move. UIKit:
  /// `shouldAutomaticallyForwardAppearanceMethods`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the class stands for one of UIKit's own containers.
  ///
  /// Those tell their children in their own time, so no lint about the handshake concerns them.
  open class var isStockContainer: Bool { false }

  // MARK: Callbacks

  /// Makes the view; the default is a plain one.
  ///
  /// An override assigns `view` and does not call `super`.
  open func loadView() {
    reachedBase(.loadView)
    view = View("\(name).view")
  }
  /// Called once the view was made.
  open func viewDidLoad() { reachedBase(.viewDidLoad) }
  /// Called when a container takes the controller in, or lets it go (nil).
  ///
  /// `addChild(_:)` sends it with the new parent; before a removal the container must call it
  /// with nil.
  open func willMove(toParent parent: ViewController?) {
    reachedBase(.willMove(toParent: parent?.id))
  }
  /// Called when a container took the controller in, or let it go (nil).
  ///
  /// `removeFromParent()` sends it with nil; after an addition the container must call it with
  /// itself.
  open func didMove(toParent parent: ViewController?) {
    reachedBase(.didMove(toParent: parent?.id))
  }
  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) { reachedBase(.viewWillAppear(animated: animated)) }
  /// Called when the view is in the window and has its size; iOS 13 and later.
  open func viewIsAppearing(_ animated: Bool) {
    reachedBase(.viewIsAppearing(animated: animated))
  }
  /// Called after the view came on screen.
  open func viewDidAppear(_ animated: Bool) { reachedBase(.viewDidAppear(animated: animated)) }
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {
    reachedBase(.viewWillDisappear(animated: animated))
  }
  /// Called after the view left the screen.
  open func viewDidDisappear(_ animated: Bool) {
    reachedBase(.viewDidDisappear(animated: animated))
  }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { reachedBase(.viewWillLayoutSubviews) }
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() { reachedBase(.viewDidLayoutSubviews) }
  /// Called after the view came on screen, and whenever constraints changed, before layout.
  open func updateViewConstraints() { reachedBase(.updateViewConstraints) }
  /// Called before the container gives the view another size; iOS 8 and later.
  ///
  /// The default passes it on to the children; an override without `super` stops it.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    reachedBase(.viewWillTransition(to: size))
    passOnSize(size, with: coordinator)
  }
  /// Called before the traits become others; iOS 8 and later.
  ///
  /// The default passes it on to the children; an override without `super` stops it.
  open func willTransition(
    to traits: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    reachedBase(.willTransition(to: traits))
    passOnTraits(traits, with: coordinator)
  }
  /// Called after the traits became others; iOS 8 and later.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {
    reachedBase(.traitCollectionDidChange)
  }
  /// Called when a child changed its `preferredContentSize`; iOS 8 and later.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    reachedBase(.preferredContentSizeDidChange(child.id))
  }
  /// The size a child shall have when this controller's view has `size`; the same by default.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Called before the interface turns; iOS 5 to 7.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    reachedBase(.willRotate(to: orientation))
  }
  /// Called while the interface turns; iOS 5 to 7.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    reachedBase(.willAnimateRotation(to: orientation))
  }
  /// Called after the interface turned; iOS 5 to 7.
  open func didRotate(from orientation: InterfaceOrientation) {
    reachedBase(.didRotate(from: orientation))
  }
  /// Called when memory is short.
  ///
  /// In iOS 5 the default throws the view away unless it is on screen.
  open func didReceiveMemoryWarning() {
    reachedBase(.didReceiveMemoryWarning)
    unloadUnusedView()
  }
  /// Called before the view is thrown away to save memory; iOS 5 only.
  open func viewWillUnload() { reachedBase(.viewWillUnload) }
  /// Called after the view was thrown away to save memory; iOS 5 only.
  open func viewDidUnload() { reachedBase(.viewDidUnload) }

  // MARK: Environment

  /// The size the controller would like to have; its container may heed it.
  ///
  /// From iOS 8 on the container hears `preferredContentSizeDidChange(forChildContentContainer:)`
  /// of every change, at once.
  @exclusivity(unchecked) open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }
  /// What the controller lays over its own traits and those of its children; iOS 17 and later.
  public final var traitOverrides = TraitCollection() {
    willSet { if newValue != traitOverrides { TraitChange.prepare([self]) } }
    didSet { if traitOverrides != oldValue { TraitChange.announce(to: [self]) } }
  }
  /// Whether the core passes rotation callbacks on to the children; iOS 6 and 7 only.
  ///
  /// In iOS 5 `shouldAutomaticallyForwardAppearanceMethods` stands for both.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }
  /// Whether the interface may turn with the device at all; iOS 6 and later.
  open var shouldAutorotate: Bool { true }
  /// The orientations the controller can be shown in, asked of full-screen ones; iOS 6 and later.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { usualOrientations }
  /// Whether the interface may turn to an orientation, asked of the root; iOS 5 only.
  ///
  /// The default is upright alone; containers ask their children.
  open func shouldAutorotateToInterfaceOrientation(_ orientation: InterfaceOrientation) -> Bool {
    orientation == .portrait
  }
  /// The child that decides about the colour of the status bar; nil for the controller itself.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The colour the controller would like the status bar to have.
  open var preferredStatusBarStyle: StatusBar.Style { .default }
  /// Whether the controller would like the status bar to be left out.
  open var prefersStatusBarHidden: Bool { false }
  /// Shows a controller wherever the containers above think best; iOS 8 and later.
  ///
  /// The default asks the parent, and so on to the top; when no container overrides it, this
  /// controller presents the other. Reported as E2 in earlier eras. UIKit: `show(_:sender:)`.
  open func show(_ controller: ViewController, sender: Any?) {
    passOn(.show, controller, sender: sender)
  }
  /// Shows a controller as the detail of this one, where the containers above keep details.
  ///
  /// The default walks up like `show(_:sender:)`; iOS 8 and later. UIKit:
  /// `showDetailViewController(_:sender:)`.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    passOn(.showDetail, controller, sender: sender)
  }

  // MARK: Containment

  /// Adds a child to the end of `children`, and tells it that it will move.
  ///
  /// The child hears `willMove(toParent:)` from this method. It must still be told
  /// `didMove(toParent:)`, and only the container knows when: after the child's view is in place,
  /// or after the animation that puts it there. Views are not touched.
  ///
  /// Refused as C1 when the child is this controller or an ancestor of it, and as H2 when the
  /// child's view is on screen inside another controller's view.
  ///
  /// UIKit: `addChild(_:)`; before Swift 4.2, `addChildViewController(_:)`.
  open func addChild(_ child: ViewController) {
    simulation.announce(.call(.addChild, child.id), by: id)
    simulation.lints.with { $0.seeAddition(of: child) }
    admit(child)
  }

  /// Takes the controller out of its container, and tells it that it moved.
  ///
  /// The view is not touched; without a parent nothing happens. The container should have called
  /// `willMove(toParent: nil)` before.
  ///
  /// UIKit: `removeFromParent()`; before Swift 4.2, `removeFromParentViewController()`.
  open func removeFromParent() {
    simulation.announce(.call(.removeFromParent, nil), by: id)
    simulation.lints.with { $0.seeRemoval(of: self) }
    leaveParent()
  }
}

/// What is asked of a controller that has moved or is about to.
extension ViewController {
  /// Where it stands between off screen and on screen; ours.
  public final var appearancePhase: AppearancePhase { machine.phase }

  /// Whether the current appearance comes from being added to a container.
  public final var isMovingToParent: Bool { isMoving(.to) }

  /// Whether the current disappearance comes from being removed from a container.
  public final var isMovingFromParent: Bool { isMoving(.from) }

  private func isMoving(_ direction: PendingMove) -> Bool {
    (machine.phase.isTransitional || isInsideDidCallback) && pendingMove == direction
  }

  /// The nearest container above of the given class; presenters are not followed.
  public final func ancestor<Container: ViewController>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}

/// A move whose did callback waits for the end of an appearance.
struct MoveToSettle {
  let parent: NodeID?
}
