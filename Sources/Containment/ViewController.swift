/// A controller: it owns a view, may be inside another controller, and receives callbacks.
///
/// The methods that the simulation calls are `open`, as in UIKit. Before an override runs, the core
/// has recorded the callback and done its bookkeeping. Overrides call `super`, except in
/// `loadView()`.
///
/// UIKit: `UIViewController`, since iOS 2.
open class ViewController: CustomStringConvertible {
  /// Its id in the recording; ours.
  public let id: NodeID
  /// Its name in traces; ours, and constant.
  public let name: String
  /// The simulation that was current when it was made; ours.
  public let simulation: Simulation

  /// The container it is a child of, or nil; nil already in the `deinit` of the container.
  ///
  /// UIKit: `parent`, since iOS 5; before Swift 4.2, `parentViewController`.
  public internal(set) final weak var parent: ViewController?
  /// The window it is the root of, or nil.
  final weak var rootWindow: Window?
  /// Its children, in the order they were added; it keeps them alive.
  ///
  /// UIKit: `children`, since iOS 5; before Swift 4.2, `childViewControllers`.
  public internal(set) final var children: [ViewController] = []

  /// Its title on screen, as in the bar of a navigation controller.
  ///
  /// UIKit: `title`, since iOS 2.
  open var title: String? {
    didSet { if title != oldValue { simulation.note(.title(id, title)) } }
  }

  final var loadedView: View?
  final var isLoadingView = false
  /// The number of nested loadings of the view.
  final var loadingDepth = 0

  final var machine = AppearanceMachine()
  final var isAnimated = false
  final var explicitLevel = 0
  final var explicitDirectionIsAppearing = false
  final var isAppearingSent = false
  /// The step whose callback is running; `viewIsAppearing` counts as a did.
  final var telling: AppearanceMachine.Step?
  /// Whether it is appearing without having received `viewWillAppear`.
  final var isUnannounced = false
  /// Whether it will receive `viewDidAppear` twice, as in iOS 6.
  final var appearsTwice = false
  /// The number of will callbacks it has received.
  final var willCount: Int32 = 0
  /// The number of did callbacks that wait for the end of the turn.
  final var waitingForCommit = 0
  /// Will-callbacks superseded by the parent's appearance transition.
  final var takenAlong = 0

  final var pendingMove = PendingMove.none
  /// A `didMove` that came while the appearance was still running.
  final var moveToSettle: MoveToSettle?
  /// What it presents, what presents it, and how.
  final var modal = ModalState()
  final var environment = ControllerEnvironment()
  /// Objects that containers keep with it, one per class.
  final var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// The part of a script's class; nil for a compiled controller.
  final var scriptPart: ScriptPart?
  /// What the lints remember of it.
  final var history = MoveHistory()
  /// Whether its class runs all code that changes its views in callbacks or in `acting(_:)`.
  package final var declaresActs = false

  /// A controller without a view, in the current simulation.
  ///
  /// Without a name it is called by its class and a number.
  public init(_ name: String? = nil) {
    simulation = Simulation.current
    id = simulation.makeID()
    scriptPart = simulation.takePart(for: type(of: self))
    self.name = name ?? simulation.defaultName(for: type(of: self), scriptPart)
    simulation.register(self)
    simulation.note(.controllerMade(id, name: self.name, className: className))
  }

  deinit {
    scriptPart?.behaviour.end(of: self)
    simulation.lints.seeEnd(of: id, in: simulation)
    simulation.forget(self)
    if let presented = modal.presented { simulation.note(.presenting(presented.id, by: nil)) }
    simulation.note(.released(id))
    simulation.announce(.gone, by: id)
  }

  /// The name; ours.
  public final var description: String { name }

  /// Whether the core passes this controller's appearance callbacks on to its children.
  ///
  /// Called at every forwarding and every window move; true by default. A container that returns
  /// false forwards by hand, with `beginAppearanceTransition(_:animated:)`.
  ///
  /// UIKit: `shouldAutomaticallyForwardAppearanceMethods`, since iOS 6; in iOS 5
  /// `automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the class stands for one of UIKit's own containers; ours.
  ///
  /// Those have their own order of callbacks, so lints about the handshake skip them.
  open class var isStockContainer: Bool { false }

  // MARK: Callbacks

  /// Makes the view; the default is a plain one.
  ///
  /// The core calls it when the view is first asked for. An override assigns `view` and does not
  /// call `super`; one that assigns nothing is reported as V1.
  ///
  /// UIKit: `loadView()`, since iOS 2.
  open func loadView() {
    reachedBase(.loadView)
    view = View("\(name).view")
  }
  /// Called by the core once the view was made, before it is in any other view.
  ///
  /// Called again if the view was unloaded meanwhile.
  ///
  /// UIKit: `viewDidLoad()`, since iOS 2.
  open func viewDidLoad() { reachedBase(.viewDidLoad) }
  /// Called before the controller is added to a container, or removed (nil).
  ///
  /// `addChild(_:)` sends it with the new parent, which `parent` returns already; before a removal
  /// the container must call it with nil, else D06 is reported.
  ///
  /// UIKit: `willMove(toParent:)`, since iOS 5; before Swift 4.2,
  /// `willMove(toParentViewController:)`.
  open func willMove(toParent parent: ViewController?) {
    reachedBase(.willMove(toParent: parent?.id))
  }
  /// Called after the controller was added to a container, or removed (nil).
  ///
  /// `removeFromParent()` sends it with nil; after an addition the container must call it with
  /// itself, else D05 is reported. One that comes while the controller is still appearing or
  /// disappearing is sent once more, by the core, when that is over.
  ///
  /// UIKit: `didMove(toParent:)`, since iOS 5; before Swift 4.2,
  /// `didMove(toParentViewController:)`.
  open func didMove(toParent parent: ViewController?) {
    reachedBase(.didMove(toParent: parent?.id))
  }
  /// Called by the core before the view comes on screen.
  ///
  /// The view is loaded but not in the window yet. Calling it by hand changes nothing and is
  /// reported as U2 in iOS 17 and as D08.
  ///
  /// UIKit: `viewWillAppear(_:)`, since iOS 2.
  open func viewWillAppear(_ animated: Bool) { reachedBase(.viewWillAppear(animated: animated)) }
  /// Called by the layout pass when the view is in the window and has its size; once an appearance.
  ///
  /// Only in the profiles of iOS 13 and later.
  ///
  /// UIKit: `viewIsAppearing(_:)`, since iOS 13, where it came with the SDK of iOS 17.
  open func viewIsAppearing(_ animated: Bool) {
    reachedBase(.viewIsAppearing(animated: animated))
  }
  /// Called by the core after the view came on screen: at the end of the turn or of the transition.
  ///
  /// Not called when the appearance is given up.
  ///
  /// UIKit: `viewDidAppear(_:)`, since iOS 2.
  open func viewDidAppear(_ animated: Bool) { reachedBase(.viewDidAppear(animated: animated)) }
  /// Called by the core before the view leaves the screen, or when its appearance is given up.
  ///
  /// UIKit: `viewWillDisappear(_:)`, since iOS 2.
  open func viewWillDisappear(_ animated: Bool) {
    reachedBase(.viewWillDisappear(animated: animated))
  }
  /// Called by the core after the view left the screen: at the end of the turn or of the
  /// transition.
  ///
  /// UIKit: `viewDidDisappear(_:)`, since iOS 2.
  open func viewDidDisappear(_ animated: Bool) {
    reachedBase(.viewDidDisappear(animated: animated))
  }
  /// Called by the layout pass before the view lays out its subviews; the place to set their
  /// frames.
  ///
  /// UIKit: `viewWillLayoutSubviews()`, since iOS 5.
  open func viewWillLayoutSubviews() { reachedBase(.viewWillLayoutSubviews) }
  /// Called by the layout pass after the view laid out its subviews, but before they lay out
  /// theirs.
  ///
  /// UIKit: `viewDidLayoutSubviews()`, since iOS 5.
  open func viewDidLayoutSubviews() { reachedBase(.viewDidLayoutSubviews) }
  /// Called by the layout pass, before layout, when `setNeedsUpdateConstraints()` was called on the
  /// view.
  ///
  /// UIKit: `updateViewConstraints()`, since iOS 6.
  open func updateViewConstraints() { reachedBase(.updateViewConstraints) }
  /// Called before the container gives the view another size; iOS 8 and later.
  ///
  /// The window calls it on its root and on presented controllers, and the default passes it on to
  /// the children whose share changes; an override without `super` stops it. A container that
  /// resizes a child by itself calls it, too.
  ///
  /// UIKit: `viewWillTransition(to:with:)`, since iOS 8.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    reachedBase(.viewWillTransition(to: size))
    passOnSize(size, with: coordinator)
  }
  /// Called before the traits change; iOS 8 and later.
  ///
  /// The window calls it on its root and on presented controllers, and the default passes it on to
  /// the children whose traits change; an override without `super` stops it.
  ///
  /// UIKit: `willTransition(to:with:)`, since iOS 8.
  open func willTransition(
    to traits: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    reachedBase(.willTransition(to: traits))
    passOnTraits(traits, with: coordinator)
  }
  /// Called by the core after the traits changed, on parents before children; iOS 8 and later.
  ///
  /// UIKit: `traitCollectionDidChange(_:)`, since iOS 8; deprecated in iOS 17.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {
    reachedBase(.traitCollectionDidChange)
  }
  /// Called by the core, immediately, when a child changed its `preferredContentSize`; iOS 8 and
  /// later.
  ///
  /// Also called on the presenter when its presented controller changes.
  ///
  /// UIKit: `preferredContentSizeDidChange(forChildContentContainer:)`, since iOS 8.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    reachedBase(.preferredContentSizeDidChange(child.id))
  }
  /// The size of a child when this controller's view has `size`; the same by default.
  ///
  /// Called when `viewWillTransition(to:with:)` is passed on. It sets no frame; layout does.
  ///
  /// UIKit: `size(forChildContentContainer:withParentContainerSize:)`, since iOS 8.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Called by the window before the interface turns; iOS 5 to 7.
  ///
  /// UIKit: `willRotate(to:duration:)`, since iOS 2; deprecated in iOS 8.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    reachedBase(.willRotate(to: orientation))
  }
  /// Called by the window while the interface turns, with the new frames in place; iOS 5 to 7.
  ///
  /// UIKit: `willAnimateRotation(to:duration:)`, since iOS 3; deprecated in iOS 8.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    reachedBase(.willAnimateRotation(to: orientation))
  }
  /// Called by the window after the interface turned; iOS 5 to 7.
  ///
  /// UIKit: `didRotate(from:)`, since iOS 2; deprecated in iOS 8.
  open func didRotate(from orientation: InterfaceOrientation) {
    reachedBase(.didRotate(from: orientation))
  }
  /// Called by the core on low memory, on every controller of a window's tree.
  ///
  /// In iOS 5 the default unloads the view unless it is on screen.
  ///
  /// UIKit: `didReceiveMemoryWarning()`, since iOS 2.
  open func didReceiveMemoryWarning() {
    reachedBase(.didReceiveMemoryWarning)
    unloadUnusedView()
  }
  /// Called by the core before the view is unloaded to save memory; iOS 5 only.
  ///
  /// UIKit: `viewWillUnload()`, since iOS 5; deprecated in iOS 6.
  open func viewWillUnload() { reachedBase(.viewWillUnload) }
  /// Called by the core after the view was unloaded to save memory; iOS 5 only.
  ///
  /// UIKit: `viewDidUnload()`, since iOS 3; deprecated in iOS 6.
  open func viewDidUnload() { reachedBase(.viewDidUnload) }

  // MARK: Environment

  /// The size the controller prefers; its container may use it.
  ///
  /// From iOS 8 on the container receives
  /// `preferredContentSizeDidChange(forChildContentContainer:)` immediately after every change.
  ///
  /// UIKit: `preferredContentSize`, since iOS 7.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }
  /// The traits that override its own and those of its children; iOS 17 and later.
  ///
  /// Setting it is refused as E2 in earlier eras.
  ///
  /// UIKit: `traitOverrides`, since iOS 17.
  public final var traitOverrides: TraitCollection {
    get { environment.overrides }
    set { override(with: newValue) }
  }
  /// Whether the core passes rotation callbacks on to the children; iOS 6 and 7 only.
  ///
  /// In iOS 5 `shouldAutomaticallyForwardAppearanceMethods` is for both.
  ///
  /// UIKit: `shouldAutomaticallyForwardRotationMethods()`, since iOS 6; deprecated in iOS 8.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }
  /// Whether the interface may turn with the device at all; iOS 6 and later.
  ///
  /// Not called from the profile `ios17` on; an override in a script is reported as D36.
  ///
  /// UIKit: `shouldAutorotate`, since iOS 6; deprecated in iOS 16.
  open var shouldAutorotate: Bool { true }
  /// The orientations of a full-screen controller; iOS 6 and later.
  ///
  /// UIKit: `supportedInterfaceOrientations`, since iOS 6.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { usualOrientations }
  /// Whether the interface may turn to an orientation, called on the root; iOS 5 only.
  ///
  /// The default is portrait only; containers call it on their children.
  ///
  /// UIKit: `shouldAutorotate(to:)`, since iOS 2; deprecated in iOS 6.
  open func shouldAutorotateToInterfaceOrientation(_ orientation: InterfaceOrientation) -> Bool {
    orientation == .portrait
  }
  /// The child that decides the color of the status bar; nil for the controller itself.
  ///
  /// UIKit: `childForStatusBarStyle`, since iOS 7.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The color the controller prefers for the status bar.
  ///
  /// UIKit: `preferredStatusBarStyle`, since iOS 7.
  open var preferredStatusBarStyle: StatusBar.Style { .default }
  /// Whether the controller prefers a hidden status bar.
  ///
  /// UIKit: `prefersStatusBarHidden`, since iOS 7.
  open var prefersStatusBarHidden: Bool { false }
  /// Shows a controller in the way that suits the containers above; iOS 8 and later.
  ///
  /// The default passes the call to the parent, and so on to the top; when no container overrides
  /// it, this controller presents the other. Refused as E2 in earlier eras.
  ///
  /// UIKit: `show(_:sender:)`, since iOS 8.
  open func show(_ controller: ViewController, sender: Any?) {
    passOn(.show, controller, sender: sender)
  }
  /// Shows a controller as the detail of this one, where the containers above show details.
  ///
  /// The default walks up like `show(_:sender:)`; iOS 8 and later, refused as E2 in earlier eras.
  ///
  /// UIKit: `showDetailViewController(_:sender:)`, since iOS 8.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    passOn(.showDetail, controller, sender: sender)
  }

  // MARK: Containment

  /// Adds a child to the end of `children`, and sends it `willMove(toParent:)`.
  ///
  /// The container must still send `didMove(toParent:)`, after the child's view is in place or
  /// after the animation that puts it there. Views are not changed.
  ///
  /// Refused as C1 when the child is this controller or an ancestor of it, as C2 while the child is
  /// presented, as S1 when it is of another simulation, and as H2 when its view is on screen inside
  /// another controller's view. A window's root leaves its window first.
  ///
  /// UIKit: `addChild(_:)`, since iOS 5; before Swift 4.2, `addChildViewController(_:)`.
  open func addChild(_ child: ViewController) {
    guard isCompatriot(child, in: "addChild") else { return }
    simulation.announce(.call(.addChild, child.id), by: id)
    simulation.lints.seeAddition(of: child)
    admit(child)
  }

  /// Removes the controller from its container, and sends it `didMove(toParent: nil)`.
  ///
  /// The view is not changed; without a parent nothing happens. The container should have sent
  /// `willMove(toParent: nil)` before.
  ///
  /// UIKit: `removeFromParent()`, since iOS 5; before Swift 4.2,
  /// `removeFromParentViewController()`.
  open func removeFromParent() {
    simulation.announce(.call(.removeFromParent, nil), by: id)
    simulation.lints.seeRemoval(of: self)
    leaveParent()
  }
}
