/// A shipped picture, centred in its bounds.
///
/// UIKit: `UIImageView`.
public final class ImageView: View {
  /// The name of the picture; nil for none.
  public var image: String? {
    didSet { content = image.map(Content.picture) ?? .none }
  }

  /// A view that shows a picture.
  public convenience init(_ name: String? = nil, image: String) {
    self.init(name)
    self.image = image
    content = .picture(image)
  }
}
