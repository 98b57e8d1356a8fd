import Containers
import TestSupport

/// A controller that reacts to callbacks with calls of its own.
protocol Restless: AnyObject {
  var program: LawProgram? { get set }
}

/// A controller of a random program; it may forward manually, and change its mind about that.
final class Player: ViewController, Restless {
  weak var program: LawProgram?
  var forwards = true

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool { true }

  private func react(_ callback: String) { program?.react(in: self, callback) }

  override func loadView() {
    super.loadView()
    react("loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    react("viewDidLoad")
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    react("willMove")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    react("didMove")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    react("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    react("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    react("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    react("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    react("viewDidDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    react("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    react("viewDidLayoutSubviews")
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    react("updateViewConstraints")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    react("viewWillTransition")
    coordinator.animate { [weak self] _ in
      self?.react("alongside")
    } completion: { [weak self] _ in
      self?.react("after the change of size")
    }
  }
  override func willTransition(
    to traits: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    super.willTransition(to: traits, with: coordinator)
    react("willTransition")
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    react("traitCollectionDidChange")
  }
  override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: child)
    react("preferredContentSizeDidChange")
  }
  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    super.willRotate(to: orientation, duration: duration)
    react("willRotate")
  }
  override func didRotate(from orientation: InterfaceOrientation) {
    super.didRotate(from: orientation)
    react("didRotate")
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    react("didReceiveMemoryWarning")
  }
  override func viewWillUnload() {
    super.viewWillUnload()
    react("viewWillUnload")
  }
  override func viewDidUnload() {
    super.viewDidUnload()
    react("viewDidUnload")
  }
  override func addChild(_ child: ViewController) {
    super.addChild(child)
    react("addChild")
  }
  override func removeFromParent() {
    super.removeFromParent()
    react("removeFromParent")
  }
}

/// A stack whose own callbacks are answered, too.
final class RestlessStack: NavigationController, Restless {
  weak var program: LawProgram?

  override func viewDidLoad() {
    super.viewDidLoad()
    program?.react(in: self, "viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    program?.react(in: self, "viewWillAppear, before super")
    super.viewWillAppear(animated)
    program?.react(in: self, "viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    program?.react(in: self, "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    program?.react(in: self, "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    program?.react(in: self, "viewDidDisappear")
  }
}

/// The delegate of all containers in a program, and the source of page controllers.
final class Meddler {
  weak var program: LawProgram?

  private func react(_ message: String) { program?.react(in: nil, message) }
  private func isOnce(in times: Int) -> Bool { program?.random.isOnce(in: times) ?? false }
}

extension Meddler: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) { react("delegate willShow") }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { react("delegate didShow") }
}

extension Meddler: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    react("delegate shouldSelect")
    return !isOnce(in: 4)
  }
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { react("delegate didSelect") }
}

extension Meddler: PageViewControllerDataSource, PageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { program?.makePlayer() }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { isOnce(in: 6) ? nil : program?.makePlayer() }
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) { react("delegate willTransition") }
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) { react("delegate didFinishAnimating") }
}

extension Meddler: SplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    react("delegate collapseSecondary")
    return isOnce(in: 4)
  }
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    react("delegate separateSecondary")
    return isOnce(in: 4) ? program?.makePlayer() : nil
  }
}

extension Meddler: PresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: PresentationController)
    -> Bool
  {
    react("delegate shouldDismiss")
    return !isOnce(in: 4)
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    react("delegate willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    react("delegate didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) { react("delegate didAttemptToDismiss") }
}
