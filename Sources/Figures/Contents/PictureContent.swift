import Drawing
import Geometry

/// A shipped picture, centered at its own size; photographs fill the view.
enum PictureContent {
  static func items(_ name: String, in bounds: CGRect) -> [DisplayList.Item] {
    if let photograph = Photograph(rawValue: name) { return photograph.items(filling: bounds) }
    if let photo = PhotoPicture(name) { return photo.items(in: bounds) }
    guard let picture = Picture(rawValue: name) else { return unknown(in: bounds) }
    var items: [DisplayList.Item] = []
    if picture == .radar {
      // The radar is a button's image, on a round plate that fills the button.
      let radius = min(max(min(bounds.width, bounds.height) / 2, 4), 22)
      items.append(.fill(.circle(center: bounds.center, radius: radius), Color(hex: 0x2A7A50)))
      items.append(
        .stroke(
          .circle(center: bounds.center, radius: radius - 0.5), Stroke(Color(hex: 0x54A77B))))
    }
    let origin = CGAffineTransform(
      translationX: bounds.midX - picture.size.width / 2,
      y: bounds.midY - picture.size.height / 2)
    items.append(
      .group(Group(transform: ProjectiveTransform(origin), items: picture.items)))
    return items
  }

  /// A crossed box for an unknown picture name.
  private static func unknown(in bounds: CGRect) -> [DisplayList.Item] {
    let box = CGRect(
      center: bounds.center,
      size: CGSize(width: min(27, bounds.width), height: min(27, bounds.height)))
    let corners = box.corners
    return [
      .stroke(.rectangle(box), Stroke(.gray)),
      .stroke(.line(from: corners[0], to: corners[2]), Stroke(.gray)),
      .stroke(.line(from: corners[1], to: corners[3]), Stroke(.gray)),
    ]
  }
}
