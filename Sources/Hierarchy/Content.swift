public import Geometry

/// The content of a view above its background, one case per kind.
///
/// Containers set it and figures draw it (one file per case); the modules between pass it through.
public enum Content: Hashable, Sendable {
  /// Nothing but the background.
  case none
  /// Lines of text.
  case text(Text)
  /// A bundled image, by name, centered at its natural size.
  case picture(String)
  /// A push button with a title.
  case button(String)
  /// A bar with a title and, with a back button, that button's title.
  case bar(title: String, back: String?)
  /// A bar animating from one title to another.
  indirect case slidingBar(SlidingBar)
  /// Rows of text.
  case list([String])
  /// A map of the world.
  case map(Map)
  /// An activity indicator.
  case spinner
  /// A widget of a recorded GTK program.
  indirect case widget(Widget)

  /// Text and its attributes.
  public struct Text: Hashable, Sendable {
    /// The text.
    public var string: String
    /// The font size in points.
    public var size: Double
    /// Whether it is bold.
    public var isBold: Bool
    /// The text color.
    public var color: Color
    /// The color of a shadow one point to the right and below; nil for none.
    public var shadow: Color?

    /// Makes text from its parts.
    public init(
      _ string: String, size: Double = 17, isBold: Bool = false, color: Color = .black,
      shadow: Color? = nil
    ) {
      self.string = string
      self.size = size
      self.isBold = isBold
      self.color = color
      self.shadow = shadow
    }
  }

  /// A geographic coordinate in degrees; north and east are positive.
  public struct Place: Hashable, Sendable, Codable {
    /// −90…90.
    public var latitude: Double
    /// −180…180.
    public var longitude: Double

    /// Makes a place from degrees.
    public init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// A region of the world map, with markers.
  public struct Map: Hashable, Sendable {
    /// The coordinate at the center of the view.
    public var center: Place
    /// Degrees of latitude that must fit vertically.
    public var latitudeSpan: Double
    /// Degrees of longitude that must fit horizontally.
    public var longitudeSpan: Double
    /// The pins, painted in this order.
    public var markers: [Marker]

    /// Makes a map from its parts.
    public init(
      center: Place, latitudeSpan: Double, longitudeSpan: Double, markers: [Marker] = []
    ) {
      self.center = center
      self.latitudeSpan = latitudeSpan
      self.longitudeSpan = longitudeSpan
      self.markers = markers
    }
  }

  /// A pin on a map.
  public struct Marker: Hashable, Sendable {
    /// The name of its image: "man", "x".
    public var picture: String
    /// Its coordinate.
    public var place: Place
    /// Its height above the place in points; positive while it is dragged.
    public var lift: Double

    /// Makes a marker from its parts.
    public init(picture: String, place: Place, lift: Double = 0) {
      (self.picture, self.place, self.lift) = (picture, place, lift)
    }
  }
}
