/// A child with a spinner, added while its parent loads and removed afterwards.
///
/// It covers its parent and intercepts touches.
///
/// Source: "Container View Controllers Redux" (2019), after John Sundell's child controllers as
/// plugins.
package final class LoadingViewController: ViewController {
  /// The background, for which the indicator is dark or light; nil for none.
  package let ground: Color?
  /// The spinner or another indicator.
  package let indicator: View
  /// The delay in seconds before it becomes visible, which avoids flicker.
  package let graceDelay: Double

  private static let defaultSize = CGSize(width: 37, height: 37)
  private var appearances = 0

  /// Creates a spinner, or another indicator, on a background.
  package init(
    _ name: String? = nil, ground: Color? = .white, indicator: View? = nil, graceDelay: Double = 0
  ) {
    self.ground = ground
    self.indicator = indicator ?? ActivityIndicator("\(name ?? "loading").wheel")
    self.graceDelay = graceDelay.isFinite ? max(0, graceDelay) : 0
    super.init(name)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    if indicator.bounds.size == .zero { indicator.bounds.size = Self.defaultSize }
    indicator.isHidden = true
    if indicator is ActivityIndicator { indicator.backgroundColor = ground }
    view.addSubview(indicator)
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
    let mine = appearances
    guard graceDelay > 0 else { return start() }
    simulation.after(graceDelay) { [weak self] in
      if let self, appearances == mine, appearancePhase != .disappeared { start() }
    }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances += 1
    (indicator as? ActivityIndicator)?.stopAnimating()
    indicator.isHidden = true
  }

  private func start() {
    indicator.isHidden = false
    (indicator as? ActivityIndicator)?.startAnimating()
  }
}
