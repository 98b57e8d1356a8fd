/// A bar along an edge, with a title and perhaps a way back.
///
/// UIKit: `UINavigationBar`, as far as the systems draw it.
public final class Bar: View {
  /// What stands in the middle.
  public var title = "" { didSet { showTitle() } }
  /// What stands at the left as the way back; nil for none.
  public var backTitle: String? { didSet { showTitle() } }

  private func showTitle() { content = .bar(title: title, back: backTitle) }
}
