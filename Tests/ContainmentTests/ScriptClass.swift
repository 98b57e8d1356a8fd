import Containment

/// A class as a script declares it: what it overrides, by signature.
final class ScriptClass: Behaviour {
  typealias Override = (_ receiver: AnyObject, _ arguments: [Value]) -> Value

  let className: String
  private let members: [String: Override]

  init(_ className: String, _ members: [String: Override]) {
    (self.className, self.members) = (className, members)
  }

  func overrides(_ signature: String) -> Bool { members[signature] != nil }

  func call(_ signature: String, of receiver: AnyObject, _ arguments: [Value]) -> Value {
    members[signature]?(receiver, arguments) ?? .void
  }

  /// What `super` does in a script: the compiled method, found in the catalog.
  static func superCall(
    _ signature: String, of receiver: AnyObject, _ arguments: [Value],
    in catalogue: Catalogue = .containment
  ) -> Value {
    let type = catalogue.recipe(of: receiver)?.name ?? ""
    let member = catalogue.member(signature, of: type)
    return (try? member?.ask(.object(receiver), arguments)) ?? .void
  }

  /// A class that overrides every method of controllers: it logs the call, then calls `super`.
  static var echo: ScriptClass {
    let members = Catalogue.containment["ViewController"]?.members ?? []
    let overrides = members.filter { $0.isOverridable && $0.kind == .method }.map { member in
      let override: Override = { receiver, arguments in
        (receiver as? ViewController)?.simulation.log(member.name)
        return superCall(member.signature, of: receiver, arguments)
      }
      return (member.signature, override)
    }
    return ScriptClass("Echo", Dictionary(uniqueKeysWithValues: overrides))
  }
}

/// The same class, compiled.
final class Echo: ViewController {
  private func say(_ name: String = #function) {
    simulation.log(String(name.prefix { $0 != "(" }))
  }

  override func loadView() {
    say()
    super.loadView()
  }
  override func viewDidLoad() {
    say()
    super.viewDidLoad()
  }
  override func willMove(toParent parent: ViewController?) {
    say()
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: ViewController?) {
    say()
    super.didMove(toParent: parent)
  }
  override func viewWillAppear(_ animated: Bool) {
    say()
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    say()
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    say()
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    say()
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    say()
    super.viewDidDisappear(animated)
  }
  override func viewWillLayoutSubviews() {
    say()
    super.viewWillLayoutSubviews()
  }
  override func viewDidLayoutSubviews() {
    say()
    super.viewDidLayoutSubviews()
  }
  override func updateViewConstraints() {
    say()
    super.updateViewConstraints()
  }
  override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    say()
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to traits: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    say()
    super.willTransition(to: traits, with: coordinator)
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    say()
    super.traitCollectionDidChange(previous)
  }
  override func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    say()
    super.preferredContentSizeDidChange(forChildContentContainer: child)
  }
  override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    say()
    return super.size(forChildContentContainer: child, withParentContainerSize: size)
  }
  override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
    say()
    super.willRotate(to: orientation, duration: duration)
  }
  override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
    say()
    super.willAnimateRotation(to: orientation, duration: duration)
  }
  override func didRotate(from orientation: InterfaceOrientation) {
    say()
    super.didRotate(from: orientation)
  }
  override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    say()
    return super.shouldAutorotateToInterfaceOrientation(orientation)
  }
  override func didReceiveMemoryWarning() {
    say()
    super.didReceiveMemoryWarning()
  }
  override func viewWillUnload() {
    say()
    super.viewWillUnload()
  }
  override func viewDidUnload() {
    say()
    super.viewDidUnload()
  }
  override func show(_ controller: ViewController, sender: Any?) {
    say()
    super.show(controller, sender: sender)
  }
  override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    say()
    super.showDetailViewController(controller, sender: sender)
  }
  override func addChild(_ child: ViewController) {
    say()
    super.addChild(child)
  }
  override func removeFromParent() {
    say()
    super.removeFromParent()
  }
}
