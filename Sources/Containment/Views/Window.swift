/// The screen's window: the top of the tree of views.
///
/// The simulation does not keep it alive; the program that made it does.
///
/// UIKit: `UIWindow`, since iOS 2.
public final class Window: View {
  /// The controller whose view fills the window.
  ///
  /// Setting it takes the old one's view out and puts the new one's in, as large as the window,
  /// with their will callbacks in the call and their did callbacks at the end of the turn. The root
  /// of another window leaves that one first, which is without a root then. Refused as H1 when the
  /// controller has a parent, and as S1 when it is of another simulation. Reports D30 when the
  /// window and the controller have no orientation in common.
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
        // Overrides may have changed the hierarchy meanwhile.
        guard newValue?.rootWindow == nil, admitsRoot(newValue) else { return }
      }
      exchangeRoot(for: newValue)
    }
  }

  /// The orientations the application allows in this window.
  ///
  /// UIKit: `application(_:supportedInterfaceOrientationsFor:)`, since iOS 6.
  public var supportedInterfaceOrientations = InterfaceOrientationMask.all
  /// How the interface stands; at first upright unless the window is wider than high.
  ///
  /// UIKit: `interfaceOrientation` of the window's scene, since iOS 13.
  public internal(set) var interfaceOrientation: InterfaceOrientation
  /// How the device is held, named like the interface that fits it.
  ///
  /// UIKit: `orientation` of `UIDevice`, since iOS 2.
  public internal(set) var deviceOrientation: InterfaceOrientation

  /// Whether the device lies flat and has no orientation; turning it picks it up.
  ///
  /// UIKit: `faceUp` of `UIDeviceOrientation`, since iOS 2.
  public internal(set) var isDeviceFlat = false

  var storedTraitOverrides = TraitCollection()
  /// The number of changes of size, traits or orientation begun so far.
  var changeCount = 0
  /// The new size while it is announced and not set yet.
  var announcedSize: CGSize?
  private var root: ViewController? {
    didSet {
      if oldValue?.rootWindow === self { oldValue?.rootWindow = nil }
      root?.rootWindow = self
    }
  }

  /// A window of the given size in points; 320 × 460 is the first phones' below the status bar.
  public init(_ name: String? = nil, size: CGSize = CGSize(width: 320, height: 460)) {
    interfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    deviceOrientation = interfaceOrientation
    super.init(name ?? "window")
    simulation.note(.rootViewController(window: id, nil))
    frame = CGRect(origin: .zero, size: size)
  }

  deinit { emptyAtEnd() }

  /// Whether a controller may become the root; reports the reason if not.
  private func admitsRoot(_ controller: ViewController?) -> Bool {
    guard let controller, let refusal = refusal(of: controller) else { return true }
    simulation.report(refusal)
    return false
  }

  /// Removes the root, which disappears.
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
