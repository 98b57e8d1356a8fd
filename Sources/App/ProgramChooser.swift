import Attach
import Geometry
import Support
import X11Kit

/// What a person is about to choose in running programs: by pointing, or by where the focus goes.
final class ProgramChooser {
  /// What is to be chosen as soon as it is seen.
  enum Wish {
    case accessible(AccessibleReference)
    /// Whatever lies at a point of the screen in a window.
    case point(CGPoint, ScreenWindow)
  }

  var wish: Wish?
  /// The click that is waited for.
  var pointing: PointChoice?
  /// What is to be said as long as a click is waited for.
  var words: String? {
    pointing.map { _ in
      localized("Click an element to inspect it. Esc cancels.")
    }
  }
  /// Word of the focus, while it is followed.
  var news: FocusNews?
  /// The look for what has the focus already.
  var search: FocusSearch?
}
