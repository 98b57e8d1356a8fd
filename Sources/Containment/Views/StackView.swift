/// A view that sets others in a row or a column.
///
/// Each arranged view gets the size its controller prefers, else the one that suits its content,
/// else the one it had when it was added or was given since. Hidden views leave their place to the
/// others.
///
/// UIKit: `UIStackView`, since iOS 9.
open class StackView: View {
  /// The direction views are set in.
  public enum Axis: String, Hashable, Sendable, Codable { case horizontal, vertical }

  /// How the length of the stack is shared among the views.
  public enum Distribution: String, Hashable, Sendable, Codable {
    /// Views keep their lengths; those without one, else the last, take what is left.
    case fill
    /// All views are equally long.
    case fillEqually
    /// Views keep their lengths, and the gaps take what is left.
    case equalSpacing
  }

  /// Where views stand across the stack.
  public enum Alignment: String, Hashable, Sendable, Codable {
    /// From edge to edge.
    case fill
    /// At the left or upper edge.
    case leading
    /// In the middle.
    case center
    /// At the right or lower edge.
    case trailing
  }

  /// The direction views are set in.
  ///
  /// UIKit: `axis`, since iOS 9.
  public final var axis = Axis.horizontal { didSet { if axis != oldValue { setNeedsLayout() } } }
  /// How the length of the stack is shared among the views.
  ///
  /// UIKit: `distribution`, since iOS 9.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsLayout() } }
  }
  /// Where views stand across the stack.
  ///
  /// UIKit: `alignment`, since iOS 9.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  /// The least gap between neighbours, in points.
  ///
  /// UIKit: `spacing`, since iOS 9.
  public final var spacing = 0.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }

  private var arranged: [Arranged] = []

  /// A view in the stack, the size it would like, and the one it was given.
  private struct Arranged {
    let view: View
    var wish: CGSize
    var given: CGSize
  }

  /// A stack with views in it.
  public convenience init(
    _ name: String? = nil, arrangedSubviews: [View], axis: Axis = .horizontal
  ) {
    self.init(name)
    self.axis = axis
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// The views in the stack, in order; hidden ones are among them.
  ///
  /// UIKit: `arrangedSubviews`, since iOS 9.
  public final var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Puts a view at the end of the stack, adding it as a subview where it is none.
  ///
  /// UIKit: `addArrangedSubview(_:)`, since iOS 9.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Puts a view at a place of the stack, adding it as a subview where it is none.
  ///
  /// When the view may not be added (see `addSubview(_:)`), the stack stays as it is.
  ///
  /// UIKit: `insertArrangedSubview(_:at:)`, since iOS 9.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    let known = arranged.first { $0.view === view }
    arranged.removeAll { $0.view === view }
    view.autoresizingMask = []
    let size = view.bounds.size
    arranged.insert(
      known ?? Arranged(view: view, wish: size, given: size),
      at: min(max(0, index), arranged.count))
    setNeedsLayout()
  }

  /// Takes a view out of the arrangement; it stays a subview, as in UIKit.
  ///
  /// UIKit: `removeArrangedSubview(_:)`, since iOS 9.
  public final func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0.view === view }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (indices, sizes) = wishes()
    for (index, frame) in zip(indices, layout.frames(of: sizes, in: bounds)) {
      let view = arranged[index].view
      if view.frame != frame { view.frame = frame }
      arranged[index].given = view.bounds.size
    }
  }

  open override var intrinsicContentSize: CGSize { layout.naturalSize(of: wishes().sizes) }

  override func visibilityChanged(of subview: View) { setNeedsLayout() }

  override func didForget(_ subview: View) { arranged.removeAll { $0.view === subview } }

  private var layout: StackLayout {
    StackLayout(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
  }

  /// The visible views' places in the arrangement, and what they would like.
  private func wishes() -> (indices: [Int], sizes: [CGSize]) {
    simulation.visit(8 * arranged.count)
    let indices = arranged.indices.filter { !arranged[$0].view.isHidden }
    for index in indices where arranged[index].view.bounds.size != arranged[index].given {
      arranged[index].given = arranged[index].view.bounds.size
      arranged[index].wish = arranged[index].given
    }
    return (indices, indices.map { wish(of: arranged[$0]) })
  }

  private func wish(of entry: Arranged) -> CGSize {
    let preferred = entry.view.controller?.dispatched.preferredContentSize ?? .zero
    let intrinsic = entry.view.suitableSize
    func choose(_ preferred: Double, _ intrinsic: Double, _ own: Double) -> Double {
      if preferred > 0 { return preferred }
      return intrinsic >= 0 ? intrinsic : own
    }
    return CGSize(
      width: choose(preferred.width, intrinsic.width, entry.wish.width),
      height: choose(preferred.height, intrinsic.height, entry.wish.height))
  }
}
