import Drawing
import Figures
import Geometry
import GtkKit
import Session
import Support

/// A preview of the exported picture, scaled to fit.
final class ExportPreview {
  let widget = Canvas(role: .image)
  private let mapCache = MapCache()
  private var picture: DisplayList?

  private static let margin = 12.0
  private static let checkSide = 10.0

  init() {
    widget.setSize(
      minimum: CGSize(width: 320, height: 320), natural: CGSize(width: 560, height: 560))
    widget.expandsHorizontally = true
    widget.expandsVertically = true
    widget.addStyle("export-preview")
    widget.draw { [weak self] size in self?.shown(in: size) }
  }

  /// Shows a plan and returns the size of its picture.
  func show(_ plan: ExportPlan) -> CGSize {
    let picture = plan.picture(Toolkit.textShaper, mapCache: mapCache)
    if picture != self.picture {
      self.picture = picture
      widget.queueDraw()
    }
    widget.setAccessibleLabel(localized("Preview: \(plan.subject)"))
    return picture.size
  }

  /// The centered picture, over a checkerboard if its background is transparent.
  private func shown(in size: CGSize) -> DisplayList? {
    guard let picture, picture.size.width > 0, picture.size.height > 0 else { return nil }
    let room = CGSize(
      width: max(size.width - 2 * Self.margin, 1), height: max(size.height - 2 * Self.margin, 1))
    let scale = min(room.width / picture.size.width, room.height / picture.size.height, 2)
    let frame = CGRect(
      x: (size.width - picture.size.width * scale) / 2,
      y: (size.height - picture.size.height * scale) / 2, width: picture.size.width * scale,
      height: picture.size.height * scale)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    let inside = CGRect(origin: .zero, size: picture.size)
    let ground =
      picture.background.map { [DisplayList.Item.fill(.rectangle(frame), $0)] }
      ?? Self.checks(in: frame)
    let group = Group(
      transform: ProjectiveTransform(place), clip: .rectangle(inside), items: picture.items)
    return DisplayList(
      size: size,
      items: ground + [
        .group(group),
        .stroke(
          .rectangle(frame.insetBy(dx: -0.5, dy: -0.5)), Stroke(Color(hex: 0x808080, alpha: 0.5))),
      ])
  }

  private static func checks(in frame: CGRect) -> [DisplayList.Item] {
    var path = Path()
    let (columns, rows) = (
      Int((frame.width / checkSide).rounded(.up)), Int((frame.height / checkSide).rounded(.up))
    )
    for row in 0..<rows {
      for column in stride(from: row % 2, to: columns, by: 2) {
        path.append(
          .rectangle(
            CGRect(
              x: frame.minX + Double(column) * checkSide, y: frame.minY + Double(row) * checkSide,
              width: checkSide, height: checkSide)))
      }
    }
    return [
      .fill(.rectangle(frame), .white),
      .group(Group(clip: .rectangle(frame), items: [.fill(path, Color(hex: 0xD8DCE0))])),
    ]
  }
}
