/// A bar along an edge, with a title and perhaps a way back.
///
/// UIKit: `UINavigationBar`, since iOS 2, as far as the systems draw it.
public final class Bar: View {
  /// The title in the middle.
  ///
  /// UIKit: `title` of the top item, since iOS 2.
  public var title = "" { didSet { showFace() } }
  /// The title of the back button; nil for none.
  ///
  /// UIKit: `title` of the item below the top, since iOS 2.
  public var backTitle: String? { didSet { showFace() } }

  /// The way between two faces for as long as pages slide below the bar; then it shows its own
  /// again.
  ///
  /// Set inside an animation the titles go that way.
  package var slide: Content.SlidingBar? { didSet { showFace() } }

  /// Its title and way back together.
  package var face: Content.BarFace { Content.BarFace(title: title, back: backTitle) }

  private func showFace() {
    content = slide.map(Content.slidingBar) ?? .bar(title: title, back: backTitle)
  }
}
