/// A shipped picture, centred in its bounds.
///
/// UIKit: `UIImageView`, since iOS 2.
public final class ImageView: View {
  /// The name of the picture; nil for none.
  ///
  /// UIKit: `image`, since iOS 2, there the picture itself.
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
