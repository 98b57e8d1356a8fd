/// A bundled image, centered in its bounds.
///
/// UIKit: `UIImageView`, since iOS 2.
public final class ImageView: View {
  /// The name of the image; nil for none.
  ///
  /// UIKit: `image`, since iOS 2, a `UIImage` there.
  public var image: String? {
    didSet { content = image.map(Content.picture) ?? .none }
  }

  /// Makes a view with an image.
  public convenience init(_ name: String? = nil, image: String) {
    self.init(name)
    self.image = image
    content = .picture(image)
  }
}
