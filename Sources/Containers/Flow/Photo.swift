/// A photo on its way through a flow: what is on it, how it is tinted, what is written below.
public struct Photo: Hashable, Sendable {
  /// What is on a photo; all of them are drawn.
  public enum Motif: String, Hashable, Sendable, CaseIterable {
    /// A harbour.
    case harbour
    /// Mountains.
    case mountains
    /// A town at night.
    case town
    /// A flower.
    case flower
    /// A sailing boat.
    case boat
    /// A desert.
    case desert
  }

  /// How a photo is tinted.
  public enum Filter: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case plain
    /// Without colour.
    case noir
    /// Like an old photograph.
    case sepia
    /// As if the sun had set.
    case dusk
  }

  /// What is on it; nil before anything was chosen.
  public var motif: Motif?
  /// How it is tinted.
  public var filter: Filter
  /// What is written below.
  public var caption: String

  /// A photo from its parts.
  public init(_ motif: Motif? = nil, filter: Filter = .plain, caption: String = "") {
    (self.motif, self.filter, self.caption) = (motif, filter, caption)
  }

  /// The name of the picture that shows it; nil while nothing is on it.
  var picture: String? { motif.map { "photo/\($0.rawValue)/\(filter.rawValue)" } }
}
