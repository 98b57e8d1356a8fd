/// What a menu button opens, made when it is opened first.
///
/// A menu is a widget for each of its items, and most are never opened: those of a start took 2.5 MB.
final class LateMenu {
  private var body: (() -> Void)?

  /// From now on `body` makes it; it is called once at most, and may not hold the button.
  func set(_ body: @escaping () -> Void) { self.body = body }

  /// Makes it, if that was not done.
  func make() {
    let body = body
    self.body = nil
    body?()
  }
}
