import Drawing
import Geometry
import Hierarchy

/// A view of which one knows where it is and not what it looks like, as a dump tells it: its edge, a
/// faint ground that grows darker with each view in another, and the name of its class where there is
/// room.
enum UnknownLook {
  private static let ink = Color(hex: 0x35618E)
  private static let paper = Color(hex: 0xFAFBFC)
  private static let nameSize = 11.0
  private static let leastRoom = CGSize(width: 36, height: 15)

  /// Nothing for views whose look, or whose frame is another matter.
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

  /// Whether what a view says is written in its corner, since other views lie in the middle of it.
  static func namesContent(of view: ViewState) -> Bool {
    guard case .text = view.content else { return false }
    return view.unknown.contains(.look) && !view.subviews.isEmpty
  }

  /// What stands in the corner: the class of what says nothing and holds nothing, or what a view says
  /// that holds others.
  private static func words(in view: ViewState) -> String? {
    if case .text(let text) = view.content {
      return namesContent(of: view) && !text.string.isEmpty ? text.string : nil
    }
    return view.content == .none && view.subviews.isEmpty ? view.className : nil
  }
}
