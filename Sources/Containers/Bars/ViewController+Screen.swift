/// What code of the time before safe areas counts on.
extension ViewController {
  /// Makes a view without a size as large as the screen, as UIKit does when it makes one.
  final func fillScreen() {
    guard view.bounds.size == .zero, let window = simulation.windows.first else { return }
    view.frame = CGRect(origin: .zero, size: window.bounds.size)
  }
}
