import Drawing
import Geometry
import Hierarchy

/// A view with a known frame but unknown appearance, as in a dump: an outline, a faint background
/// that darkens with nesting, and the class name if there is space.
enum UnknownLook {
  private static let ink = Color(hex: 0x35618E)
  private static let paper = Color(hex: 0xFAFBFC)
  private static let nameSize = 11.0
  private static let leastRoom = CGSize(width: 36, height: 15)

  /// Empty for views with a known appearance or an unknown frame.
  static func items(of view: ViewState) -> [DisplayList.Item] {
    guard view.unknown.contains(.look), !view.unknown.contains(.frame), view.bounds.width > 0,
      view.bounds.height > 0
    else { return [] }
    let edge = view.bounds.insetBy(dx: 0.5, dy: 0.5)
    var items: [DisplayList.Item] = [
      .fill(.rectangle(view.bounds), view.superview == nil ? paper : ink.withAlpha(0.05))
    ]
    if edge.width > 0, edge.height > 0 {
      items.append(.stroke(.rectangle(edge), Stroke(ink.withAlpha(0.65), width: 1)))
    }
    guard view.bounds.width >= leastRoom.width, view.bounds.height >= leastRoom.height,
      let words = words(in: view)
    else { return items }
    var name = TextRun(words, size: nameSize, color: ink, width: Double(view.bounds.width) - 6)
    name.maximumLines = 1
    return items + [.text(name, at: CGPoint(x: view.bounds.minX + 3, y: view.bounds.minY + 1))]
  }

  /// Whether a view's text is in its corner, because subviews cover its center.
  static func namesContent(of view: ViewState) -> Bool {
    guard case .text = view.content else { return false }
    return view.unknown.contains(.look) && !view.subviews.isEmpty
  }

  /// The text in the corner: the class of an empty leaf, or the text of a view with subviews.
  private static func words(in view: ViewState) -> String? {
    if case .text(let text) = view.content {
      return namesContent(of: view) && !text.string.isEmpty ? text.string : nil
    }
    return view.content == .none && view.subviews.isEmpty ? view.className : nil
  }
}
