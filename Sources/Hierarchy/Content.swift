public import Geometry

/// The content of a view above its background, one case per kind.
///
/// Containers choose it, figures draw it (one file a case), and nothing in between needs to know.
public enum Content: Hashable, Sendable {
  /// Nothing but the background.
  case none
  /// Lines of text.
  case text(Text)
  /// A shipped picture, by its name, centred at its own size.
  case picture(String)
  /// A push button with a title.
  case button(String)
  /// A bar with a title and, when there is a way back, its name.
  case bar(title: String, back: String?)
  /// A bar on its way from one title to another.
  indirect case slidingBar(SlidingBar)
  /// Rows of text.
  case list([String])
  /// A map of the world.
  case map(Map)
  /// A wheel that turns while something loads.
  case spinner
  /// A widget of a program that is watched.
  indirect case widget(Widget)

  /// Text and how it is set.
  public struct Text: Hashable, Sendable {
    /// Its text.
    public var string: String
    /// The font size in points.
    public var size: Double
    /// Whether it is bold.
    public var isBold: Bool
    /// The colour of the letters.
    public var color: Color
    /// The colour of a shadow one point to the right and below; nil for none.
    public var shadow: Color?

    /// Text from its parts.
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

  /// A place in degrees, north and east positive.
  public struct Place: Hashable, Sendable, Codable {
    /// −90…90.
    public var latitude: Double
    /// −180…180.
    public var longitude: Double

    /// A place from degrees.
    public init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  /// A stretch of the world with markers on it.
  public struct Map: Hashable, Sendable {
    /// What stands in the middle of the view.
    public var center: Place
    /// Degrees of latitude that must fit from top to bottom.
    public var latitudeSpan: Double
    /// Degrees of longitude that must fit from left to right.
    public var longitudeSpan: Double
    /// The pins, painted in this order.
    public var markers: [Marker]

    /// A map from its parts.
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
    /// The name of its picture: "man", "x".
    public var picture: String
    /// Where it stands.
    public var place: Place
    /// How far it hovers above the place, in points; it is lifted while dragged.
    public var lift: Double

    /// A marker from its parts.
    public init(picture: String, place: Place, lift: Double = 0) {
      (self.picture, self.place, self.lift) = (picture, place, lift)
    }
  }
}
