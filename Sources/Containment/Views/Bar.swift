/// A bar along an edge, with a title and perhaps a way back.
///
/// UIKit: `UINavigationBar`, since iOS 2, as far as the systems draw it.
public final class Bar: View {
  /// What stands in the middle.
  ///
  /// UIKit: `title` of the top item, since iOS 2.
  public var title = "" { didSet { showTitle() } }
  /// What stands at the left as the way back; nil for none.
  ///
  /// UIKit: `title` of the item below the top, since iOS 2.
  public var backTitle: String? { didSet { showTitle() } }

  private func showTitle() { content = .bar(title: title, back: backTitle) }
}
