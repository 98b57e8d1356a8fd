/// A view that arranges others in a row or a column.
///
/// Each arranged view gets its controller's preferred content size, else its intrinsic size, else
/// the size it had when it was added or last set. Hidden views take no space.
///
/// UIKit: `UIStackView`, since iOS 9.
open class StackView: View {
  /// The direction of the arrangement.
  public enum Axis: String, Hashable, Sendable, Codable { case horizontal, vertical }

  /// The distribution of the stack's length among the views.
  public enum Distribution: String, Hashable, Sendable, Codable {
    /// Views keep their lengths; flexible ones, else the last, fill the rest.
    case fill
    /// All views have equal lengths.
    case fillEqually
    /// Views keep their lengths, and the gaps fill the rest.
    case equalSpacing
  }

  /// The alignment of views across the stack.
  public enum Alignment: String, Hashable, Sendable, Codable {
    /// Fills the thickness.
    case fill
    /// The left or upper edge.
    case leading
    /// Centered.
    case center
    /// The right or lower edge.
    case trailing
  }

  /// The direction of the arrangement.
  ///
  /// UIKit: `axis`, since iOS 9.
  public final var axis = Axis.horizontal { didSet { if axis != oldValue { setNeedsLayout() } } }
  /// The distribution of the stack's length among the views.
  ///
  /// UIKit: `distribution`, since iOS 9.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsLayout() } }
  }
  /// The alignment of views across the stack.
  ///
  /// UIKit: `alignment`, since iOS 9.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  /// The least gap between neighbors, in points.
  ///
  /// UIKit: `spacing`, since iOS 9.
  public final var spacing = 0.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }

  private var arranged: [Arranged] = []

  /// An arranged view, its preferred size, and its assigned size.
  private struct Arranged {
    let view: View
    var wish: CGSize
    var given: CGSize
  }

  /// Makes a stack of views.
  public convenience init(
    _ name: String? = nil, arrangedSubviews: [View], axis: Axis = .horizontal
  ) {
    self.init(name)
    self.axis = axis
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// The arranged views, in order, including hidden ones.
  ///
  /// UIKit: `arrangedSubviews`, since iOS 9.
  public final var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Appends a view to the arrangement, adding it as a subview if necessary.
  ///
  /// UIKit: `addArrangedSubview(_:)`, since iOS 9.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view into the arrangement, adding it as a subview if necessary.
  ///
  /// If the view cannot be added (see `addSubview(_:)`), the stack does not change.
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

  /// Removes a view from the arrangement; it remains a subview, as in UIKit.
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

  /// The indices of the visible views, and their preferred sizes.
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
