/// A bar along an edge, with a title and optionally a back button.
///
/// UIKit: `UINavigationBar`, since iOS 2, as far as the demos use it.
public final class Bar: View {
  /// The centered title.
  ///
  /// UIKit: `title` of the top item, since iOS 2.
  public var title = "" { didSet { showFace() } }
  /// The title of the back button; nil for none.
  ///
  /// UIKit: `title` of the item below the top, since iOS 2.
  public var backTitle: String? { didSet { showFace() } }

  /// The transition between two faces while pages slide below the bar; nil shows its own face.
  ///
  /// Animatable.
  package var slide: Content.SlidingBar? { didSet { showFace() } }

  /// The title and back button title.
  package var face: Content.BarFace { Content.BarFace(title: title, back: backTitle) }

  private func showFace() {
    content = slide.map(Content.slidingBar) ?? .bar(title: title, back: backTitle)
  }
}
