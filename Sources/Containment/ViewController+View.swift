/// A controller's view: loaded lazily, once.
extension ViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded by the first access.
  ///
  /// Setting nil unloads it, and the next access loads another. On screen, the view leaves its
  /// superview first, and the controller receives `viewWillDisappear` and `viewDidDisappear`
  /// immediately. Refuses another controller's view with H3; in iOS 5 the other controller loses
  /// that view but still retains it.
  ///
  /// UIKit: `view`, since iOS 2.
  public final var view: View! {
    get {
      if let loadedView { return loadedView }
      loadViewIfNeeded()
      // No view was assigned, and V1 was reported; return a placeholder.
      return loadedView ?? View("\(name).view")
    }
    set {
      if let newValue, !isCompatriot(newValue, in: "view") { return }
      if let newValue, let owner = newValue.controller, owner !== self,
        simulation.profile.keepsViewsApart
      {
        simulation.report(SharedView.diagnostic(for: self, newValue, of: owner))
        return
      }
      adopt(newValue)
    }
  }

  /// The view, or nil if it is not loaded; reading it never loads it.
  ///
  /// UIKit: `viewIfLoaded`, since iOS 9.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  ///
  /// UIKit: `isViewLoaded`, since iOS 3.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  ///
  /// Sends `loadView()` and then `viewDidLoad()`, without animations. An override of `loadView()`
  /// that assigns nothing is reported as V1; an override of `viewDidLoad()` that then accesses the
  /// view loads again, to a depth of 50.
  ///
  /// UIKit: `loadViewIfNeeded()`, since iOS 9.
  public final func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView, loadingDepth < Self.loadingLimit else { return }
    // Objects created while loading belong to this simulation.
    guard Simulation.current === simulation else {
      return Simulation.$current.withValue(simulation) { loadViewIfNeeded() }
    }
    loadingDepth += 1
    defer { loadingDepth -= 1 }
    isLoadingView = true
    let contexts = simulation.animationContexts
    simulation.animationContexts = []
    tell(.loadView)
    isLoadingView = false
    if loadedView == nil, loadingDepth == 1 {
      simulation.report(MissingView.diagnostic(for: self))
    }
    tell(.viewDidLoad)
    simulation.animationContexts = contexts
  }

  private static let loadingLimit = 50

  /// Unloads the view; the next access loads another.
  ///
  /// An addition to UIKit; in UIKit it is `view = nil`.
  public final func unloadView() { adopt(nil) }

  /// Ends the appearance before the view is unloaded.
  private func giveUpAppearance() {
    guard machine.phase != .disappeared else { return }
    if let loadedView, loadedView.controller === self { loadedView.leaveSuperview() }
    apply(.willDisappear)
    apply(.didDisappear)
  }

  private func adopt(_ view: View?) {
    guard view !== loadedView else { return }
    if view == nil { giveUpAppearance() }
    let old = loadedView
    loadedView = view
    if old?.controller === self { old?.controller = nil }
    view?.controller = self
    simulation.note(.view(of: id, view?.id))
    view?.setNeedsLayout()
  }
}
