/// A controller and its view: made late, once, and known to each other.
extension ViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; asking for it makes it.
  ///
  /// Setting nil unloads it, and the next access loads again; on screen the view leaves its superview
  /// first, and the controller hears at once that it will and did disappear. Setting another controller's view is
  /// refused as H3; in iOS 5 that view leaves the other one, which goes on holding it.
  ///
  /// UIKit: `view`, since iOS 2.
  public final var view: View! {
    get {
      if let loadedView { return loadedView }
      loadViewIfNeeded()
      // Nobody assigned a view: a stand-in keeps the caller going, and V1 has been reported.
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

  /// The view, or nil when it is not loaded; asking never loads it.
  ///
  /// UIKit: `viewIfLoaded`, since iOS 9.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  ///
  /// UIKit: `isViewLoaded`, since iOS 3.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view unless it is there.
  ///
  /// Sends `loadView()` and then `viewDidLoad()`; animations are off meanwhile. An override of
  /// `loadView()` that assigns nothing is reported as V1; `viewDidLoad()` that then asks for the
  /// view loads again and again, which ends at a depth of 50.
  ///
  /// UIKit: `loadViewIfNeeded()`, since iOS 9.
  public final func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView, loadingDepth < Self.loadingLimit else { return }
    // What is made while loading belongs to this simulation, whoever asks for the view.
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

  /// Lets go of the view; the next access makes another.
  ///
  /// Ours; in UIKit it is `view = nil`.
  public final func unloadView() { adopt(nil) }

  /// Ends the appearance before the view goes: nobody is on screen without one.
  private func giveUpAppearance() {
    guard machine.phase != .disappeared else { return }
    if let loadedView, loadedView.controller === self { loadedView.leaveSuperview() }
    apply(.willDisappear)
    apply(.didDisappear)
  }

  private func adopt(_ view: View?) {
    guard view !== loadedView else { return }
    if view == nil { giveUpAppearance() }
    if let loadedView, loadedView.isBeingLaidOut { simulation.unloadedViews.append(loadedView) }
    if loadedView?.controller === self { loadedView?.controller = nil }
    loadedView = view
    view?.controller = self
    simulation.note(.view(of: id, view?.id))
    view?.setNeedsLayout()
  }
}
