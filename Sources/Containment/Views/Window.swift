/// A window: the root of a view tree.
///
/// The simulation does not retain it; the program that made it does.
///
/// UIKit: `UIWindow`, since iOS 2.
public final class Window: View {
  /// The root view controller, whose view fills the window.
  ///
  /// Setting it removes the old root's view and adds the new one's at the window's size, with will
  /// callbacks in the call and did callbacks at the end of the turn. The root of another window
  /// leaves that window first. Refuses with H1 if the controller has a parent, and with S1 if it is
  /// of another simulation. Reports D30 if the window and the controller support no common
  /// orientation.
  ///
  /// UIKit: `rootViewController`, since iOS 4.
  public var rootViewController: ViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      if let newValue, !isCompatriot(newValue, in: "rootViewController") { return }
      simulation.announce(.call(.setRootViewController, newValue?.id), by: id)
      guard admitsRoot(newValue) else { return }
      if let other = newValue?.rootWindow {
        other.letGoOfRoot()
        // Overrides may have changed the hierarchy in between.
        guard newValue?.rootWindow == nil, admitsRoot(newValue) else { return }
      }
      exchangeRoot(for: newValue)
    }
  }

  /// The orientations that the application supports in this window.
  ///
  /// UIKit: `application(_:supportedInterfaceOrientationsFor:)`, since iOS 6.
  public var supportedInterfaceOrientations = InterfaceOrientationMask.all
  /// The interface orientation; initially portrait unless the window is wider than high.
  ///
  /// UIKit: `interfaceOrientation` of the window's scene, since iOS 13.
  public internal(set) var interfaceOrientation: InterfaceOrientation
  /// The device orientation, named like the matching interface orientation.
  ///
  /// UIKit: `orientation` of `UIDevice`, since iOS 2.
  public internal(set) var deviceOrientation: InterfaceOrientation

  /// Whether the device lies flat, without an orientation; rotating it ends that.
  ///
  /// UIKit: `faceUp` of `UIDeviceOrientation`, since iOS 2.
  public internal(set) var isDeviceFlat = false

  var storedTraitOverrides = TraitCollection()
  /// The number of changes of size, traits or orientation so far.
  var changeCount = 0
  /// The announced new size, until it is set.
  var announcedSize: CGSize?
  private var root: ViewController? {
    didSet {
      if oldValue?.rootWindow === self { oldValue?.rootWindow = nil }
      root?.rootWindow = self
    }
  }

  /// Makes a window of the given size in points; 320 × 460 is the first iPhones' below the status
  /// bar.
  public init(_ name: String? = nil, size: CGSize = CGSize(width: 320, height: 460)) {
    interfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    deviceOrientation = interfaceOrientation
    super.init(name ?? "window")
    simulation.note(.rootViewController(window: id, nil))
    frame = CGRect(origin: .zero, size: size)
  }

  deinit { emptyAtEnd() }

  /// Whether a controller can become the root; reports the reason if not.
  private func admitsRoot(_ controller: ViewController?) -> Bool {
    guard let controller, let refusal = refusal(of: controller) else { return true }
    simulation.report(refusal)
    return false
  }

  /// Removes the root controller.
  func letGoOfRoot() { exchangeRoot(for: nil) }

  private func exchangeRoot(for new: ViewController?) {
    let old = root
    if let old { simulation.lints.seeReplacement(of: old, in: self) }
    root = new
    simulation.note(.rootViewController(window: id, new?.id))
    if !simulation.policy.newRootAppearsFirst { old?.loadedView?.leaveSuperview() }
    if let new {
      new.view.frame = bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insert(new.view, at: subviews.count)
    }
    if simulation.policy.newRootAppearsFirst { old?.loadedView?.leaveSuperview() }
    if simulation.profile != .ios5, let new { commonOrientations(with: new) }
  }
}
