/// A photo in a flow: its motif, filter and caption.
package struct Photo: Hashable, Sendable {
  /// The motif; all of them are drawn.
  package enum Motif: String, Hashable, Sendable, CaseIterable {
    /// A harbor.
    case harbour
    /// Mountains.
    case mountains
    /// A town at night.
    case town
    /// A flower.
    case flower
    /// A sailboat.
    case boat
    /// A desert.
    case desert
  }

  /// The filter of a photo.
  package enum Filter: String, Hashable, Sendable, CaseIterable {
    /// None.
    case plain
    /// Black and white.
    case noir
    /// Sepia.
    case sepia
    /// Darkened, as after sunset.
    case dusk
  }

  /// The motif; nil until it is chosen.
  package var motif: Motif?
  /// The filter.
  package var filter: Filter
  /// The caption.
  package var caption: String

  /// Creates a photo.
  package init(_ motif: Motif? = nil, filter: Filter = .plain, caption: String = "") {
    (self.motif, self.filter, self.caption) = (motif, filter, caption)
  }

  /// The name of the picture that shows it; nil without a motif.
  var picture: String? { motif.map { "photo/\($0.rawValue)/\(filter.rawValue)" } }
}
