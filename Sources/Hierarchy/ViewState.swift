public import Geometry

/// A view at an instant.
public struct ViewState: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its name: its controller's followed by ".view", or its own.
  public let name: String
  /// The name of its class.
  public let className: String
  /// The view it is in.
  public internal(set) var superview: NodeID?
  /// The views in it, the frontmost last.
  public internal(set) var subviews: [NodeID] = []
  /// The controller whose root view it is.
  public internal(set) var controller: NodeID?
  /// Its own coordinates: the origin of what is visible, and its size.
  public internal(set) var bounds = CGRect.zero
  /// Its middle in its superview's coordinates.
  public internal(set) var center = CGPoint.zero
  /// Its rotation and scale about its center.
  public internal(set) var transform = CGAffineTransform.identity
  /// How opaque it is, 0…1, with everything in it.
  public internal(set) var alpha = 1.0
  /// Whether it, with everything in it, is left out of the picture.
  public internal(set) var isHidden = false
  /// Whether what lies outside its bounds is cut off.
  public internal(set) var clipsToBounds = false
  /// How round its corners are, in points; at most half its shorter side is.
  public internal(set) var cornerRadius = 0.0
  /// The color behind its content.
  public internal(set) var backgroundColor: Color?
  /// A shadow, or nil.
  public internal(set) var shadow: Shadow?
  /// Its content.
  public internal(set) var content = Content.none
  /// Facts that are unknown.
  public internal(set) var unknown: UnknownFacts = []

  /// The upright box around the view in its superview's coordinates.
  public var frame: CGRect {
    let box = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// A blurred dark copy behind a view.
  public struct Shadow: Hashable, Sendable {
    /// How far it is blurred, in points.
    public var radius: Double
    /// How opaque it is, 0…1.
    public var opacity: Double
    /// Where it falls, in points.
    public var offset: CGSize

    /// A shadow from its parts.
    public init(radius: Double, opacity: Double, offset: CGSize) {
      (self.radius, self.opacity, self.offset) = (radius, opacity, offset)
    }
  }
}

/// One property of a view with a value for it: what changes and what animations move.
public enum ViewProperty: Hashable, Sendable {
  case bounds(CGRect)
  case center(CGPoint)
  case transform(CGAffineTransform)
  case alpha(Double)
  case isHidden(Bool)
  case clipsToBounds(Bool)
  case cornerRadius(Double)
  case backgroundColor(Color?)
  case shadow(ViewState.Shadow?)
  case content(Content)

  /// UIKit's name of the property.
  public var name: String {
    switch self {
    case .bounds: "bounds"
    case .center: "center"
    case .transform: "transform"
    case .alpha: "alpha"
    case .isHidden: "isHidden"
    case .clipsToBounds: "clipsToBounds"
    case .cornerRadius: "cornerRadius"
    case .backgroundColor: "backgroundColor"
    case .shadow: "shadow"
    case .content: "content"
    }
  }
}

extension ViewState {
  /// Sets a property.
  mutating func set(_ property: ViewProperty) {
    switch property {
    case .bounds(let value): bounds = value
    case .center(let value): center = value
    case .transform(let value): transform = value
    case .alpha(let value): alpha = value
    case .isHidden(let value): isHidden = value
    case .clipsToBounds(let value): clipsToBounds = value
    case .cornerRadius(let value): cornerRadius = value
    case .backgroundColor(let value): backgroundColor = value
    case .shadow(let value): shadow = value
    case .content(let value): content = value
    }
  }
}
