/// What a menu button opens, made after a window's first picture, in which it is not seen.
///
/// A menu is a widget for each of its items, and a picture that waits for a dozen of them is late.
package final class LateMenu {
  private static var isAwaited = false
  private static var awaited: [LateMenu] = []

  private var body: (() -> Void)?

  private init(_ body: @escaping () -> Void) { self.body = body }

  /// From now on what buttons open is for later.
  package static func wait() { isAwaited = true }

  /// Makes all that nobody has opened yet, and is not for later any more.
  package static func makeAll() {
    isAwaited = false
    let all = awaited
    awaited = []
    for one in all { one.make() }
  }

  /// What runs `body` later, or nil where it is to be run now.
  static func later(_ body: @escaping () -> Void) -> LateMenu? {
    guard isAwaited else { return nil }
    let late = LateMenu(body)
    awaited.append(late)
    return late
  }

  /// Runs the body, if it has not run.
  func make() {
    let body = body
    forget()
    body?()
  }

  /// Something else is made in its place.
  func forget() { body = nil }
}
