/// A controller: it owns a view, may be inside another controller, and is told what happens.
///
/// The methods that the simulation calls are `open`, as in UIKit. What the core itself sends is
/// recorded, and its bookkeeping done, before an override runs. Overrides call `super`, except in
/// `loadView()`.
///
/// UIKit: `UIViewController`, since iOS 2.
open class ViewController: CustomStringConvertible {
  /// What identifies it in the recording; ours.
  public let id: NodeID
  /// Its name in traces; ours, and constant.
  public let name: String
  /// The simulation it belongs to: the one that was current when it was made; ours.
  public let simulation: Simulation

  // Not weak, which would make every retain of a controller dear: the parent clears it at its end.

  /// The container it is a child of, or nil.
  ///
  /// A container that ends lets go of its children in its last step. Until then, in the `deinit` of
  /// a subclass, they still answer it, to be asked but not to be kept: Swift stops a program that
  /// keeps an object beyond its end.
  ///
  /// UIKit: `parent`, since iOS 5; before Swift 4.2, `parentViewController`.
  public internal(set) final var parent: ViewController? {
    get { container?.object }
    set { container = Unkept(newValue) }
  }
  @exclusivity(unchecked) final var container: Unkept<ViewController>?
  /// The window it is the root of, which clears this at its end.
  @exclusivity(unchecked) final var rootWindow: Unkept<Window>?
  /// Its children, in the order they were added; it keeps them alive.
  ///
  /// UIKit: `children`, since iOS 5; before Swift 4.2, `childViewControllers`.
  @exclusivity(unchecked) public internal(set) final var children: [ViewController] = []

  /// What it is called on screen, as in the bar of a navigation controller.
  ///
  /// UIKit: `title`, since iOS 2.
  @exclusivity(unchecked) open var title: String? {
    didSet { if title != oldValue { simulation.note(.title(id, title)) } }
  }

  @exclusivity(unchecked) final var loadedView: View?
  @exclusivity(unchecked) final var isLoadingView = false
  /// How many loadings of the view are under way, one inside the other.
  @exclusivity(unchecked) final var loadingDepth = 0
  @exclusivity(unchecked) final var machine = AppearanceMachine()
  @exclusivity(unchecked) final var isAnimated = false
  @exclusivity(unchecked) final var explicitLevel = 0
  @exclusivity(unchecked) final var explicitDirectionIsAppearing = false
  @exclusivity(unchecked) final var isAppearingSent = false
  @exclusivity(unchecked) final var pendingMove = PendingMove.none
  /// The argument of a `didMove` that came while the appearance was still running.
  @exclusivity(unchecked) final var moveToSettle: MoveToSettle?
  /// The step whose callback its code is running for; `viewIsAppearing` counts as a did.
  @exclusivity(unchecked) final var telling: AppearanceMachine.Step?
  /// Whether it is appearing without having received `viewWillAppear`, and whether it is to receive
  /// `viewDidAppear` twice, as iOS 6 has it.
  @exclusivity(unchecked) final var (isUnannounced, appearsTwice) = (false, false)
  @exclusivity(unchecked) final var waitingForCommit = 0
  /// How many times it has heard that it will appear or disappear.
  @exclusivity(unchecked) final var willCount: Int32 = 0
  /// Whether its class runs all code that changes its views in callbacks or in `acting(_:)`.
  @exclusivity(unchecked) package final var declaresActs = false
  /// How many of those are void, because a parent's appearance has taken the controller along.
  @exclusivity(unchecked) final var takenAlong = 0
  /// What the lints remember of it.
  @exclusivity(unchecked) final var history = MoveHistory()
  /// What containers keep with it, one object a class.
  @exclusivity(unchecked) final var attachments: [ObjectIdentifier: AnyObject] = [:]
  @exclusivity(unchecked) final var environment = ControllerEnvironment()
  /// What a script's class adds to it; nil for a compiled controller.
  @exclusivity(unchecked) final var scriptPart: ScriptPart?
  /// What it presents, who presents it, and how.
  @exclusivity(unchecked) final var modal = ModalState()

  /// A controller without a view, in the current simulation.
  ///
  /// Without a name it is called by its class and a number.
  public init(_ name: String? = nil) {
    simulation = Simulation.current
    id = simulation.makeID()
    scriptPart = simulation.takePart(for: type(of: self))
    self.name = name ?? simulation.defaultName(for: type(of: self), scriptPart)
    simulation.register(self)
    simulation.note(
      .controllerMade(id, name: self.name, className: className))
  }

  deinit {
    scriptPart?.behaviour.end(of: self)
    simulation.lints.with { $0.seeEnd(of: id, in: simulation) }
    simulation.forget(self)
    for child in children where child.parent === self { child.parent = nil }
    if let loadedView, loadedView.controller === self { loadedView.controller = nil }
    if let presented = modal.presented { simulation.note(.presenting(presented.id, by: nil)) }
    simulation.note(.released(id))
    simulation.announce(.gone, by: id)
  }

  /// The name; ours.
  public final var description: String { name }

  /// Whether the core passes this controller's appearance callbacks on to its children.
  ///
  /// Asked at every forwarding and every window move; true by default. A container that answers
  /// false tells its children itself, with `beginAppearanceTransition(_:animated:)`.
  ///
  /// UIKit: `shouldAutomaticallyForwardAppearanceMethods`, since iOS 6; in iOS 5
  /// `automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the class stands for one of UIKit's own containers; ours.
  ///
  /// Those tell their children in their own time, so no lint about the handshake concerns them.
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
  /// It may come again if the view was unloaded meanwhile.
  ///
  /// UIKit: `viewDidLoad()`, since iOS 2.
  open func viewDidLoad() { reachedBase(.viewDidLoad) }
  /// Called when a container takes the controller in, or lets it go (nil).
  ///
  /// `addChild(_:)` sends it with the new parent, which `parent` answers already; before a removal
  /// the container must call it with nil, else D06 is reported.
  ///
  /// UIKit: `willMove(toParent:)`, since iOS 5; before Swift 4.2,
  /// `willMove(toParentViewController:)`.
  open func willMove(toParent parent: ViewController?) {
    reachedBase(.willMove(toParent: parent?.id))
  }
  /// Called when a container took the controller in, or let it go (nil).
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
  /// An appearance that is given up never gets here.
  ///
  /// UIKit: `viewDidAppear(_:)`, since iOS 2.
  open func viewDidAppear(_ animated: Bool) { reachedBase(.viewDidAppear(animated: animated)) }
  /// Called by the core before the view leaves the screen, or when an appearance is given up.
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
  /// Called before the traits become others; iOS 8 and later.
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
  /// Called by the core after the traits became others, on parents before children; iOS 8 and
  /// later.
  ///
  /// UIKit: `traitCollectionDidChange(_:)`, since iOS 8; deprecated in iOS 17.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {
    reachedBase(.traitCollectionDidChange)
  }
  /// Called by the core, at once, when a child changed its `preferredContentSize`; iOS 8 and later.
  ///
  /// A presenter hears it of the controller it presents.
  ///
  /// UIKit: `preferredContentSizeDidChange(forChildContentContainer:)`, since iOS 8.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    reachedBase(.preferredContentSizeDidChange(child.id))
  }
  /// The size a child shall have when this controller's view has `size`; the same by default.
  ///
  /// Asked when `viewWillTransition(to:with:)` is passed on. It sets no frame; layout does.
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
  /// Called by the core when memory is short, on every controller of a window's tree.
  ///
  /// In iOS 5 the default throws the view away unless it is on screen.
  ///
  /// UIKit: `didReceiveMemoryWarning()`, since iOS 2.
  open func didReceiveMemoryWarning() {
    reachedBase(.didReceiveMemoryWarning)
    unloadUnusedView()
  }
  /// Called by the core before the view is thrown away to save memory; iOS 5 only.
  ///
  /// UIKit: `viewWillUnload()`, since iOS 5; deprecated in iOS 6.
  open func viewWillUnload() { reachedBase(.viewWillUnload) }
  /// Called by the core after the view was thrown away to save memory; iOS 5 only.
  ///
  /// UIKit: `viewDidUnload()`, since iOS 3; deprecated in iOS 6.
  open func viewDidUnload() { reachedBase(.viewDidUnload) }

  // MARK: Environment

  /// The size the controller would like to have; its container may heed it.
  ///
  /// From iOS 8 on the container hears `preferredContentSizeDidChange(forChildContentContainer:)`
  /// of every change, at once.
  ///
  /// UIKit: `preferredContentSize`, since iOS 7.
  @exclusivity(unchecked) open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }
  /// What the controller lays over its own traits and those of its children; iOS 17 and later.
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
  /// In iOS 5 `shouldAutomaticallyForwardAppearanceMethods` stands for both.
  ///
  /// UIKit: `shouldAutomaticallyForwardRotationMethods()`, since iOS 6; deprecated in iOS 8.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }
  /// Whether the interface may turn with the device at all; iOS 6 and later.
  ///
  /// From the profile `ios17` on nobody asks; an override in a script is reported as D36.
  ///
  /// UIKit: `shouldAutorotate`, since iOS 6; deprecated in iOS 16.
  open var shouldAutorotate: Bool { true }
  /// The orientations the controller can be shown in, asked of full-screen ones; iOS 6 and later.
  ///
  /// UIKit: `supportedInterfaceOrientations`, since iOS 6.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { usualOrientations }
  /// Whether the interface may turn to an orientation, asked of the root; iOS 5 only.
  ///
  /// The default is upright alone; containers ask their children.
  ///
  /// UIKit: `shouldAutorotate(to:)`, since iOS 2; deprecated in iOS 6.
  open func shouldAutorotateToInterfaceOrientation(_ orientation: InterfaceOrientation) -> Bool {
    orientation == .portrait
  }
  /// The child that decides about the colour of the status bar; nil for the controller itself.
  ///
  /// UIKit: `childForStatusBarStyle`, since iOS 7.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  ///
  /// UIKit: `childForStatusBarHidden`, since iOS 7.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The colour the controller would like the status bar to have.
  ///
  /// UIKit: `preferredStatusBarStyle`, since iOS 7.
  open var preferredStatusBarStyle: StatusBar.Style { .default }
  /// Whether the controller would like the status bar to be left out.
  ///
  /// UIKit: `prefersStatusBarHidden`, since iOS 7.
  open var prefersStatusBarHidden: Bool { false }
  /// Shows a controller wherever the containers above think best; iOS 8 and later.
  ///
  /// The default asks the parent, and so on to the top; when no container overrides it, this
  /// controller presents the other. Refused as E2 in earlier eras.
  ///
  /// UIKit: `show(_:sender:)`, since iOS 8.
  open func show(_ controller: ViewController, sender: Any?) {
    passOn(.show, controller, sender: sender)
  }
  /// Shows a controller as the detail of this one, where the containers above keep details.
  ///
  /// The default walks up like `show(_:sender:)`; iOS 8 and later, refused as E2 in earlier eras.
  ///
  /// UIKit: `showDetailViewController(_:sender:)`, since iOS 8.
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
  /// Refused as C1 when the child is this controller or an ancestor of it, as C2 while the child is
  /// presented, as S1 when it is of another simulation, and as H2 when its view is on screen inside
  /// another controller's view. A window's root leaves its window first.
  ///
  /// UIKit: `addChild(_:)`, since iOS 5; before Swift 4.2, `addChildViewController(_:)`.
  open func addChild(_ child: ViewController) {
    guard isCompatriot(child, in: "addChild") else { return }
    simulation.announce(.call(.addChild, child.id), by: id)
    simulation.lints.with { $0.seeAddition(of: child) }
    admit(child)
  }

  /// Takes the controller out of its container, and tells it that it moved.
  ///
  /// The controller hears `didMove(toParent: nil)` from this method. The view is not touched;
  /// without a parent nothing happens. The container should have called `willMove(toParent: nil)`
  /// before.
  ///
  /// UIKit: `removeFromParent()`, since iOS 5; before Swift 4.2,
  /// `removeFromParentViewController()`.
  open func removeFromParent() {
    simulation.announce(.call(.removeFromParent, nil), by: id)
    simulation.lints.with { $0.seeRemoval(of: self) }
    leaveParent()
  }
}
