public import Geometry

/// A view at an instant.
public struct ViewState: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its name: its own, or its controller's followed by ".view".
  public let name: String
  /// The name of its class.
  public let className: String
  /// Its superview.
  public internal(set) var superview: NodeID?
  /// Its subviews, from back to front.
  public internal(set) var subviews: [NodeID] = []
  /// The controller whose root view it is.
  public internal(set) var controller: NodeID?
  /// Its bounds: the origin of its visible area, and its size.
  public internal(set) var bounds = CGRect.zero
  /// Its center in its superview's coordinates.
  public internal(set) var center = CGPoint.zero
  /// Its transform about its center.
  public internal(set) var transform = CGAffineTransform.identity
  /// Its opacity with its subviews, 0…1.
  public internal(set) var alpha = 1.0
  /// Whether it is hidden with its subviews.
  public internal(set) var isHidden = false
  /// Whether it clips its contents to its bounds.
  public internal(set) var clipsToBounds = false
  /// Its corner radius in points; at most half its shorter side is used.
  public internal(set) var cornerRadius = 0.0
  /// The color behind its content; nil for none.
  public internal(set) var backgroundColor: Color?
  /// Its shadow; nil for none.
  public internal(set) var shadow: Shadow?
  /// Its content.
  public internal(set) var content = Content.none
  /// Facts that are unknown.
  public internal(set) var unknown: UnknownFacts = []

  /// The bounding box of the view in its superview's coordinates.
  public var frame: CGRect {
    let box = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// A drop shadow of a view.
  public struct Shadow: Hashable, Sendable {
    /// Its blur radius in points.
    public var radius: Double
    /// Its opacity, 0…1.
    public var opacity: Double
    /// Its offset in points.
    public var offset: CGSize

    /// Makes a shadow from its parts.
    public init(radius: Double, opacity: Double, offset: CGSize) {
      (self.radius, self.opacity, self.offset) = (radius, opacity, offset)
    }
  }
}

/// One view property with a value, as used in changes and animations.
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
