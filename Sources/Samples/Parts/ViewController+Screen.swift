/// Behavior that code from before safe areas relies on.
extension ViewController {
  /// Gives an empty view the size of the screen, as UIKit does when it creates one.
  final func fillScreen() {
    guard view.bounds.size == .zero, let window = simulation.windows.first else { return }
    view.frame = CGRect(origin: .zero, size: window.bounds.size)
  }
}
