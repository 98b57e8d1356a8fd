import Attach
import Geometry
import Support
import X11Kit

/// A pending selection in running programs: by pointing, or by following the focus.
final class ProgramChooser {
  /// The element to select once it is found.
  enum Wish {
    case accessible(AccessibleReference)
    /// The element at a point of the screen in a window.
    case point(CGPoint, ScreenWindow)
  }

  var wish: Wish?
  /// The pending click.
  var pointing: PointChoice?
  /// The prompt while a click is pending.
  var words: String? {
    pointing.map { _ in
      localized("Click an element to inspect it. Esc cancels.")
    }
  }
  /// Focus events, while they are followed.
  var news: FocusNews?
  /// The search for the initially focused element.
  var search: FocusSearch?
}
