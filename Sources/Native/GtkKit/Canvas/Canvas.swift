internal import CGtk
internal import GioKit
package import Geometry

/// A surface with custom drawing, and child widgets for its accessible elements.
///
/// The picture is drawn below the nodes, `paintAbove` over them. Input is reported by every
/// widget's functions (`onClick`, `onDrag` …), with the node it concerns.
package final class Canvas: Widget {
  private static let native = CustomWidgetClass(name: "TerrariumCanvas", css: "canvas")
  private let behavior = CanvasBehavior()

  package init(role: AccessibleRole = .group) {
    super.init(Self.native.make(behavior, role: role))
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }

  /// Paints below the nodes.
  var paint: Paint? {
    get { behavior.paint }
    set {
      behavior.paint = newValue
      queueDraw()
    }
  }

  /// Paints above the nodes.
  var paintAbove: Paint? {
    get { behavior.paintAbove }
    set {
      behavior.paintAbove = newValue
      queueDraw()
    }
  }

  /// Sets the minimum and natural size.
  package func setSize(minimum: CGSize, natural: CGSize) {
    (behavior.minimum, behavior.natural) = (minimum, natural)
    gtk_widget_queue_resize(pointer)
  }

  /// Calls `body` whenever the canvas is resized.
  package func onResize(_ body: @escaping (CGSize) -> Void) { behavior.resized = body }
}

/// Keyboard.
extension Canvas {
  /// Makes all nodes one Tab stop, at the node that `body` returns, or at the first.
  ///
  /// Arrows are to move between nodes.
  package func isOneStop(at body: @escaping () -> NodeWidget?) { behavior.wanted = body }
}

/// Nodes.
extension Canvas {
  /// The nodes in z-order, from back to front; also the order for assistive technology.
  package var nodes: [NodeWidget] { behavior.nodes }

  /// Adds `node` to the canvas, in front of the others.
  package func add(_ node: NodeWidget, at frame: CGRect) {
    precondition(gtk_widget_get_parent(node.pointer) == nil, "a node is on one canvas at a time")
    node.behavior.frame = frame
    behavior.nodes.append(node)
    gtk_widget_set_parent(node.pointer, pointer)
  }

  /// Moves and resizes `node`; its cached picture is kept if its size is.
  ///
  /// `growth` below 1 draws it smaller about the center of its frame.
  package func move(_ node: NodeWidget, to frame: CGRect, growth: Double = 1) {
    guard node.behavior.frame != frame || node.behavior.growth != growth else { return }
    (node.behavior.frame, node.behavior.growth) = (frame, growth)
    gtk_widget_queue_allocate(pointer)
  }

  /// Removes `node` from the canvas, if it is there.
  package func remove(_ node: NodeWidget) {
    guard let index = behavior.nodes.firstIndex(where: { $0 === node }) else { return }
    behavior.nodes.remove(at: index)
    gtk_widget_unparent(node.pointer)
  }

  /// Moves `node` to the front.
  package func raise(_ node: NodeWidget) {
    guard let index = behavior.nodes.firstIndex(where: { $0 === node }) else { return }
    behavior.nodes.append(behavior.nodes.remove(at: index))
    gtk_widget_insert_before(node.pointer, pointer, nil)
  }

  /// Reorders the nodes, from back to front; unnamed ones stay behind them.
  package func reorder(_ nodes: [NodeWidget]) {
    let named = Set(nodes.map(ObjectIdentifier.init))
    behavior.nodes = behavior.nodes.filter { !named.contains(ObjectIdentifier($0)) } + nodes
    for node in nodes where gtk_widget_get_parent(node.pointer) == pointer {
      gtk_widget_insert_before(node.pointer, pointer, nil)
    }
  }

  /// The origin and scale of the nodes' coordinates on the canvas.
  package var nodeSpace: (origin: CGPoint, scale: Double) {
    get { (behavior.origin, behavior.scale) }
    set {
      (behavior.origin, behavior.scale) = newValue
      gtk_widget_queue_allocate(pointer)
    }
  }
}

/// Drawing and layout of a canvas.
private final class CanvasBehavior: WidgetBehavior {
  var paint: Paint?
  var paintAbove: Paint?
  var minimum = CGSize.zero
  var natural = CGSize.zero
  var resized: ((CGSize) -> Void)?
  var nodes: [NodeWidget] = []
  /// The node that Tab focuses, if the nodes are one Tab stop.
  var wanted: (() -> NodeWidget?)?
  var origin = CGPoint.zero
  var scale = 1.0

  override func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    append(paint, to: snapshot, width: width, height: height)
  }

  /// Off-screen nodes are not drawn.
  override func drawChildren(_ snapshot: OpaquePointer) -> Bool {
    guard let widget else { return false }
    let area = CGRect(origin: .zero, size: lastSize)
    for node in nodes where node.behavior.frameOnCanvas(origin, scale).overlaps(area) {
      if let child = node.behavior.widget { gtk_widget_snapshot_child(widget, child, snapshot) }
    }
    return true
  }

  override func drawAbove(_ snapshot: OpaquePointer, width: Double, height: Double) {
    append(paintAbove, to: snapshot, width: width, height: height)
  }

  override func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) {
    orientation == GTK_ORIENTATION_HORIZONTAL
      ? (Int(minimum.width.rounded(.up)), Int(natural.width.rounded(.up)))
      : (Int(minimum.height.rounded(.up)), Int(natural.height.rounded(.up)))
  }

  override func allocate(width: Int, height: Int) {
    let size = CGSize(width: width, height: height)
    if size != lastSize {
      lastSize = size
      resized?(size)
    }
    let area = CGRect(origin: .zero, size: size)
    var isUnsettled = false
    for node in nodes {
      let isInSight = node.behavior.frameOnCanvas(origin, scale).overlaps(area)
      if node.behavior.allocate(origin: origin, scale: scale, isInSight: isInSight) {
        isUnsettled = true
      }
    }
    rest = isUnsettled ? MainLoopTimer(after: Self.pause) { [weak self] in self?.settle() } : nil
    presentPopovers()
  }

  /// Allocates the nodes again, after a pause in movement.
  private func settle() {
    if let widget { gtk_widget_queue_allocate(widget) }
  }

  private var rest: MainLoopTimer?
  private static let pause = 0.1

  private var lastSize = CGSize(width: -1, height: -1)

  /// Repositions popovers attached to the canvas.
  private func presentPopovers() {
    guard let widget else { return }
    for child in children(of: widget) where isPopover(child) {
      gtk_popover_present(UnsafeMutableRawPointer(child).assumingMemoryBound(to: GtkPopover.self))
    }
  }

  override func stop(isForward: Bool) -> UnsafeMutablePointer<GtkWidget>? {
    guard let wanted else { return nil }
    return (wanted() ?? (isForward ? nodes.first : nodes.last))?.behavior.widget
  }

  override func dispose() {
    let nodes = nodes
    self.nodes = []
    nodes.forEach { gtk_widget_unparent($0.pointer) }
  }
}

private func isPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  return g_type_check_instance_is_a(instance, gtk_popover_get_type()) != 0
}
