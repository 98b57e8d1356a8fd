import Drawing
import Geometry
import Hierarchy

/// A navigation bar: a title in the middle, the way back at the left, a hairline below.
enum BarContent {
  static func items(
    _ title: String, back: String?, in view: ViewState, on canvas: Canvas
  ) -> [DisplayList.Item] {
    let bounds = view.bounds
    var items: [DisplayList.Item] = []
    if (view.backgroundColor?.alpha ?? 0) < 0.5 {
      items.append(.fill(.rectangle(bounds), Color(hex: 0xF6F7F8)))
    }
    let rule = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    items.append(.fill(.rectangle(rule), Color(white: 0, alpha: 0.3)))
    let side = back == nil ? 8 : bounds.width * 0.28
    let heading = TextRun(title, size: 17, weight: .semibold, color: view.defaultTextColor)
    if let text = canvas.centered(heading, in: bounds.insetBy(dx: side, dy: 0)) {
      items.append(text)
    }
    guard let back else { return items }
    let ink =
      view.defaultTextColor == .white ? Color(hex: 0xCFE6FA) : Color(hex: 0x145A96)
    let arrow = Path([
      .move(CGPoint(x: bounds.minX + 17, y: bounds.midY - 8)),
      .line(CGPoint(x: bounds.minX + 9, y: bounds.midY)),
      .line(CGPoint(x: bounds.minX + 17, y: bounds.midY + 8)),
    ])
    items.append(.stroke(arrow, Stroke(ink, width: 2.5, cap: .round)))
    let name = TextRun(back, size: 15, color: ink, width: max(side - 26, 1))
    let height = canvas.shaper.size(of: name).height
    items.append(
      .text(name, at: CGPoint(x: bounds.minX + 23, y: bounds.midY - height / 2)))
    return items
  }
}
