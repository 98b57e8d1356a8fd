/// The screen's window: the top of the tree of views.
///
/// UIKit: `UIWindow`.
public final class Window: View {
  /// The controller whose view fills the window.
  ///
  /// Setting it takes the old one's view out and puts the new one's in, with their appearance
  /// callbacks. Refused as H1 when the controller has a parent. UIKit: `rootViewController`.
  public var rootViewController: ViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      simulation.announce(.call(.setRootViewController, newValue?.id), by: id)
      if let newValue, let refusal = refusal(of: newValue) {
        simulation.report(refusal)
      } else {
        exchangeRoot(for: newValue)
      }
    }
  }

  private var root: ViewController?

  /// A window of the given size in points; 320 × 460 is the first phones' below the status bar.
  public init(_ name: String? = nil, size: CGSize = CGSize(width: 320, height: 460)) {
    super.init(name ?? "window")
    simulation.note(.rootViewController(window: id, nil))
    frame = CGRect(origin: .zero, size: size)
  }

  private func exchangeRoot(for new: ViewController?) {
    let old = root
    root = new
    simulation.note(.rootViewController(window: id, new?.id))
    if !simulation.policy.newRootAppearsFirst { old?.loadedView?.leaveSuperview() }
    if let new {
      new.view.frame = bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insert(new.view, at: subviews.count)
    }
    if simulation.policy.newRootAppearsFirst { old?.loadedView?.leaveSuperview() }
  }

  /// Gives the window another size.
  ///
  /// The root controller hears `viewWillTransition(to:)` first, then its view follows.
  public func resize(to size: CGSize) {
    guard size != bounds.size, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return }
    rootViewController?.tell(.viewWillTransition(to: size))
    frame = CGRect(origin: .zero, size: size)
  }

  /// Turns the window by a quarter: width and height change places.
  public func rotate() { resize(to: CGSize(width: bounds.height, height: bounds.width)) }
}
