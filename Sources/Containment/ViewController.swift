/// A controller: it owns a view, can be a child of another controller, and receives callbacks.
///
/// The methods that the simulation calls are `open`, as in UIKit. The core records a callback and
/// does its bookkeeping before any override runs. Overrides call `super`, except in `loadView()`.
///
/// UIKit: `UIViewController`, since iOS 2.
open class ViewController: CustomStringConvertible {
  /// Its id in the recording.
  ///
  /// An addition to UIKit.
  public let id: NodeID
  /// Its name in traces, which never changes.
  ///
  /// An addition to UIKit.
  public let name: String
  /// The simulation that was current at its creation.
  ///
  /// An addition to UIKit.
  public let simulation: Simulation

  /// The container it is a child of, or nil; already nil in the container's `deinit`.
  ///
  /// UIKit: `parent`, since iOS 5; before Swift 4.2, `parentViewController`.
  public internal(set) final weak var parent: ViewController?
  /// The window it is the root of, or nil.
  final weak var rootWindow: Window?
  /// Its children, in the order they were added, retained.
  ///
  /// UIKit: `children`, since iOS 5; before Swift 4.2, `childViewControllers`.
  public internal(set) final var children: [ViewController] = []

  /// Its title, as shown by a navigation bar.
  ///
  /// UIKit: `title`, since iOS 2.
  open var title: String? {
    didSet { if title != oldValue { simulation.note(.title(id, title)) } }
  }

  final var loadedView: View?
  final var isLoadingView = false
  /// The nesting depth of loading the view.
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
  /// A `didMove` sent during the current appearance transition, to be redelivered.
  final var moveToSettle: MoveToSettle?
  /// Its presentation state.
  final var modal = ModalState()
  final var environment = ControllerEnvironment()
  /// Objects that containers attach to it, one per class.
  final var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// The part of its script class; nil for a compiled controller.
  final var scriptPart: ScriptPart?
  /// The lints' record of its moves.
  final var history = MoveHistory()
  /// Whether all its code that changes views runs in callbacks or in `acting(_:)`.
  package final var declaresActs = false

  /// Makes a controller without a view, in the current simulation.
  ///
  /// The default name is its class and a number.
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

  /// The name.
  ///
  /// An addition to UIKit.
  public final var description: String { name }

  /// Whether the core forwards this controller's appearance callbacks to its children.
  ///
  /// Called at every forwarding and every window move; true by default. A container that returns
  /// false forwards manually, with `beginAppearanceTransition(_:animated:)`.
  ///
  /// UIKit: `shouldAutomaticallyForwardAppearanceMethods`, since iOS 6; in iOS 5
  /// `automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the class represents one of UIKit's own containers.
  ///
  /// An addition to UIKit.
  ///
  /// Those have their own order of callbacks, so lints about containment skip them.
  open class var isStockContainer: Bool { false }

  // MARK: Callbacks

  /// Creates the view; the default is a plain one.
  ///
  /// The core calls it on the first access to the view. An override assigns `view` and does not
  /// call `super`; if it assigns nothing, V1 is reported.
  ///
  /// UIKit: `loadView()`, since iOS 2.
  open func loadView() {
    reachedBase(.loadView)
    view = View("\(name).view")
  }
  /// Called by the core after the view was created, before it is added to a superview.
  ///
  /// Called again if the view was unloaded meanwhile.
  ///
  /// UIKit: `viewDidLoad()`, since iOS 2.
  open func viewDidLoad() { reachedBase(.viewDidLoad) }
  /// Called before the controller is added to a container, or removed (nil).
  ///
  /// `addChild(_:)` sends it with the new parent, which `parent` already returns; before a removal
  /// the container must call it with nil, otherwise D06 is reported.
  ///
  /// UIKit: `willMove(toParent:)`, since iOS 5; before Swift 4.2,
  /// `willMove(toParentViewController:)`.
  open func willMove(toParent parent: ViewController?) {
    reachedBase(.willMove(toParent: parent?.id))
  }
  /// Called after the controller was added to a container, or removed (nil).
  ///
  /// `removeFromParent()` sends it with nil; after an addition the container must call it with
  /// itself, otherwise D05 is reported. If it is called during an appearance transition, the core
  /// sends it again at the end.
  ///
  /// UIKit: `didMove(toParent:)`, since iOS 5; before Swift 4.2,
  /// `didMove(toParentViewController:)`.
  open func didMove(toParent parent: ViewController?) {
    reachedBase(.didMove(toParent: parent?.id))
  }
  /// Called by the core before the view enters the window.
  ///
  /// The view is loaded but not in the window yet. A call by hand has no effect and is reported as
  /// U2 in iOS 17 and as D08.
  ///
  /// UIKit: `viewWillAppear(_:)`, since iOS 2.
  open func viewWillAppear(_ animated: Bool) { reachedBase(.viewWillAppear(animated: animated)) }
  /// Called by the layout pass when the view is in the window and has its size; once per
  /// appearance.
  ///
  /// Only in the profiles of iOS 13 and later.
  ///
  /// UIKit: `viewIsAppearing(_:)`, since iOS 13, introduced with the SDK of iOS 17.
  open func viewIsAppearing(_ animated: Bool) {
    reachedBase(.viewIsAppearing(animated: animated))
  }
  /// Called by the core after the view entered the window: at the end of the turn or transition.
  ///
  /// Not called if the appearance is reversed.
  ///
  /// UIKit: `viewDidAppear(_:)`, since iOS 2.
  open func viewDidAppear(_ animated: Bool) { reachedBase(.viewDidAppear(animated: animated)) }
  /// Called by the core before the view leaves the window, or when its appearance is reversed.
  ///
  /// UIKit: `viewWillDisappear(_:)`, since iOS 2.
  open func viewWillDisappear(_ animated: Bool) {
    reachedBase(.viewWillDisappear(animated: animated))
  }
  /// Called by the core after the view left the window: at the end of the turn or transition.
  ///
  /// UIKit: `viewDidDisappear(_:)`, since iOS 2.
  open func viewDidDisappear(_ animated: Bool) {
    reachedBase(.viewDidDisappear(animated: animated))
  }
  /// Called by the layout pass before the view lays out its subviews; set their frames here.
  ///
  /// UIKit: `viewWillLayoutSubviews()`, since iOS 5.
  open func viewWillLayoutSubviews() { reachedBase(.viewWillLayoutSubviews) }
  /// Called by the layout pass after the view laid out its subviews, but before they lay out
  /// theirs.
  ///
  /// UIKit: `viewDidLayoutSubviews()`, since iOS 5.
  open func viewDidLayoutSubviews() { reachedBase(.viewDidLayoutSubviews) }
  /// Called by the layout pass, before layout, after `setNeedsUpdateConstraints()` on the view.
  ///
  /// UIKit: `updateViewConstraints()`, since iOS 6.
  open func updateViewConstraints() { reachedBase(.updateViewConstraints) }
  /// Called before the container changes the view's size; iOS 8 and later.
  ///
  /// The window calls it on its root and on presented controllers, and the default forwards it to
  /// the children whose size changes; an override without `super` prevents that. A container that
  /// resizes a child by itself must call it, too.
  ///
  /// UIKit: `viewWillTransition(to:with:)`, since iOS 8.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    reachedBase(.viewWillTransition(to: size))
    passOnSize(size, with: coordinator)
  }
  /// Called before the traits change; iOS 8 and later.
  ///
  /// The window calls it on its root and on presented controllers, and the default forwards it to
  /// the children whose traits change; an override without `super` prevents that.
  ///
  /// UIKit: `willTransition(to:with:)`, since iOS 8.
  open func willTransition(
    to traits: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    reachedBase(.willTransition(to: traits))
    passOnTraits(traits, with: coordinator)
  }
  /// Called by the core after the traits changed, on parents first; iOS 8 and later.
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
  /// The size of a child for the given size of this controller's view; equal by default.
  ///
  /// Called when `viewWillTransition(to:with:)` is forwarded. It sets no frame; layout does.
  ///
  /// UIKit: `size(forChildContentContainer:withParentContainerSize:)`, since iOS 8.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Called by the window before the interface rotates; iOS 5 to 7.
  ///
  /// UIKit: `willRotate(to:duration:)`, since iOS 2; deprecated in iOS 8.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    reachedBase(.willRotate(to: orientation))
  }
  /// Called by the window while the interface rotates, with the new frames in place; iOS 5 to 7.
  ///
  /// UIKit: `willAnimateRotation(to:duration:)`, since iOS 3; deprecated in iOS 8.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    reachedBase(.willAnimateRotation(to: orientation))
  }
  /// Called by the window after the interface rotated; iOS 5 to 7.
  ///
  /// UIKit: `didRotate(from:)`, since iOS 2; deprecated in iOS 8.
  open func didRotate(from orientation: InterfaceOrientation) {
    reachedBase(.didRotate(from: orientation))
  }
  /// Called by the core on a memory warning, on every controller in a window's tree.
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

  /// The preferred content size, which a container may use.
  ///
  /// From iOS 8 on the container receives
  /// `preferredContentSizeDidChange(forChildContentContainer:)` immediately after every change.
  ///
  /// UIKit: `preferredContentSize`, since iOS 7.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }
  /// The trait overrides for itself and its children; iOS 17 and later.
  ///
  /// Refuses sets with E2 in earlier versions.
  ///
  /// UIKit: `traitOverrides`, since iOS 17.
  public final var traitOverrides: TraitCollection {
    get { environment.overrides }
    set { override(with: newValue) }
  }
  /// Whether the core forwards rotation callbacks to the children; iOS 6 and 7 only.
  ///
  /// In iOS 5 `shouldAutomaticallyForwardAppearanceMethods` controls both.
  ///
  /// UIKit: `shouldAutomaticallyForwardRotationMethods()`, since iOS 6; deprecated in iOS 8.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }
  /// Whether the interface may rotate with the device; iOS 6 and later.
  ///
  /// Not called from the profile `ios17` on; an override in a script is reported as D36.
  ///
  /// UIKit: `shouldAutorotate`, since iOS 6; deprecated in iOS 16.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations of a full-screen controller; iOS 6 and later.
  ///
  /// UIKit: `supportedInterfaceOrientations`, since iOS 6.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { usualOrientations }
  /// Whether the interface may rotate to an orientation, called on the root; iOS 5 only.
  ///
  /// The default is portrait only; containers call it on their children.
  ///
  /// UIKit: `shouldAutorotate(to:)`, since iOS 2; deprecated in iOS 6.
  open func shouldAutorotateToInterfaceOrientation(_ orientation: InterfaceOrientation) -> Bool {
    orientation == .portrait
  }
  /// The child that determines the status bar style; nil for the controller itself.
  ///
  /// UIKit: `childForStatusBarStyle`, since iOS 7.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that determines whether the status bar is hidden; nil for the controller itself.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The preferred status bar style.
  ///
  /// UIKit: `preferredStatusBarStyle`, since iOS 7.
  open var preferredStatusBarStyle: StatusBar.Style { .default }
  /// Whether the status bar should be hidden.
  ///
  /// UIKit: `prefersStatusBarHidden`, since iOS 7.
  open var prefersStatusBarHidden: Bool { false }
  /// Shows a controller in the nearest container that handles it; iOS 8 and later.
  ///
  /// The default passes the call to the parent, up to the top; if no container overrides it, this
  /// controller presents the other. Refuses with E2 in earlier versions.
  ///
  /// UIKit: `show(_:sender:)`, since iOS 8.
  open func show(_ controller: ViewController, sender: Any?) {
    passOn(.show, controller, sender: sender)
  }
  /// Shows a controller as the detail in the nearest container that handles it.
  ///
  /// The default passes the call up like `show(_:sender:)`; iOS 8 and later, refuses with E2 in
  /// earlier versions.
  ///
  /// UIKit: `showDetailViewController(_:sender:)`, since iOS 8.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    passOn(.showDetail, controller, sender: sender)
  }

  // MARK: Containment

  /// Adds a child to the end of `children`, and sends it `willMove(toParent:)`.
  ///
  /// The container must then send `didMove(toParent:)`, after the child's view is in place or after
  /// the animation that puts it there. Does not change views.
  ///
  /// Refuses with C1 if the child is this controller or an ancestor of it, C2 while the child is
  /// presented, S1 if it is of another simulation, and H2 if its view is on screen inside another
  /// controller's view. A window's root leaves its window first.
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
  /// Does not change views; has no effect without a parent. The container should send
  /// `willMove(toParent: nil)` before it.
  ///
  /// UIKit: `removeFromParent()`, since iOS 5; before Swift 4.2,
  /// `removeFromParentViewController()`.
  open func removeFromParent() {
    simulation.announce(.call(.removeFromParent, nil), by: id)
    simulation.lints.seeRemoval(of: self)
    leaveParent()
  }
}
