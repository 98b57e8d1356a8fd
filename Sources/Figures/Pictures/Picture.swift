import Drawing
import Geometry

/// The shipped pictures, as vector paths that stay sharp when transformed or printed.
enum Picture: String, CaseIterable {
  case radar, man, x
  case empty, failure

  /// In points.
  var size: CGSize {
    switch self {
    case .radar: CGSize(width: 27, height: 27)
    case .man: CGSize(width: 24.5, height: 38)
    case .x: CGSize(width: 17, height: 17)
    case .empty, .failure: CGSize(width: 48, height: 48)
    }
  }

  /// The point of the picture at a marker's place.
  var foot: CGPoint {
    switch self {
    case .man: CGPoint(x: 10, y: 38)
    case .radar, .x, .empty, .failure: CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }

  /// The paths, with the top left corner at (0, 0).
  var items: [DisplayList.Item] {
    switch self {
    case .radar: RadarPicture.items
    case .man: ManPicture.items
    case .x: CrossPicture.items
    case .empty: EmptyPicture.items
    case .failure: FailurePicture.items
    }
  }
}
