package import Geometry
internal import CGtk

/// A thing on a canvas that can be seen, named, focused and pressed.
///
/// Cheap enough for some hundreds: a leaf widget with a picture of its own. Its `:focus-visible` and
/// `:hover` are styled as `node` in style sheets; pictures may also ask `isFocusVisible`.
package final class NodeWidget: Widget {
  private static let native = CustomWidgetClass(
    name: "TerrariumNode", css: "node", action: "node.activate")
  let behavior = NodeBehavior()

  /// A node that is a `role` called `label`.
  package init(role: AccessibleRole, label: String) {
    super.init(Self.native.make(behavior, role: role))
    behavior.node = self
    isFocusable = true
    self.label = label
    setAccessibleLabel(label)
  }

  /// What it is called.
  package var label: String = "" {
    didSet { if label != oldValue { setAccessibleLabel(label) } }
  }

  /// What else is to be said about it.
  package var details: String = "" {
    didSet { if details != oldValue { setAccessibleDescription(details) } }
  }

  /// Whether it is among the chosen ones; style sheets see `:selected`.
  package var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setAccessibleSelected(isSelected)
      if isSelected {
        gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_SELECTED, 0)
      } else {
        gtk_widget_unset_state_flags(pointer, GTK_STATE_FLAG_SELECTED)
      }
    }
  }

  /// Whether what is below it is shown; nil if nothing is below it.
  package var isExpanded: Bool? {
    didSet { if isExpanded != oldValue { setAccessibleExpanded(isExpanded) } }
  }

  /// Where it is on its canvas, in the coordinates of the nodes.
  package var frame: CGRect { behavior.frame }

  /// Paints it.
  var paint: Paint? {
    get { behavior.paint }
    set {
      behavior.paint = newValue
      queueDraw()
    }
  }

  /// How far its picture may go beyond its frame, as shadows do.
  package var overflow: Double {
    get { behavior.overflow }
    set {
      behavior.overflow = newValue
      queueDraw()
    }
  }

  /// Whether the keyboard is here and the user wants to see it.
  package var isFocusVisible: Bool {
    has(GTK_STATE_FLAG_FOCUS_VISIBLE) && has(GTK_STATE_FLAG_FOCUSED)
  }

  /// Whether the pointer is above it.
  package var isHovered: Bool { has(GTK_STATE_FLAG_PRELIGHT) }

  private func has(_ flag: GtkStateFlags) -> Bool {
    gtk_widget_get_state_flags(pointer).rawValue & flag.rawValue != 0
  }

  /// Calls `body` when the node is activated by Return, space or assistive technology.
  ///
  /// Clicks are reported by the canvas, with the node: what a click means depends on where and how.
  package func onActivate(_ body: @escaping () -> Void) { behavior.activated = body }

  /// Calls `body` with true when the keyboard comes here and with false when it leaves.
  package func onFocus(_ body: @escaping (Bool) -> Void) { behavior.focusChanged = body }

  /// The node a GTK widget is, if it is one.
  static func at(_ widget: UnsafeMutablePointer<GtkWidget>?) -> NodeWidget? {
    guard let widget, native.made(widget) else { return nil }
    return (GtkKit.behavior(of: widget) as? NodeBehavior)?.node
  }
}

/// How a node draws and where it is.
final class NodeBehavior: WidgetBehavior {
  weak var node: NodeWidget?
  var frame = CGRect.zero
  /// How large it is drawn about the middle of its frame.
  var growth = 1.0
  var paint: Paint?
  var overflow = 0.0
  var activated: (() -> Void)?
  var focusChanged: ((Bool) -> Void)?
  private var wasFocused = false

  override func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {
    append(paint, to: snapshot, width: width, height: height, overflow: overflow)
  }

  override func activate() { activated?() }

  override func stateChanged() {
    queueDraw()
    guard let widget else { return }
    // The window learns of the focus later than the flags do.
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let isFocused = flags & GTK_STATE_FLAG_FOCUSED.rawValue != 0
    guard isFocused != wasFocused else { return }
    wasFocused = isFocused
    focusChanged?(isFocused)
  }

  /// Where it is drawn, with what may go beyond its frame.
  func frameOnCanvas(_ origin: CGPoint, _ scale: Double) -> CGRect {
    let reach = -overflow - 8
    let frame = frame.insetBy(dx: reach, dy: reach)
    return CGRect(
      x: origin.x + scale * frame.minX, y: origin.y + scale * frame.minY,
      width: scale * frame.width, height: scale * frame.height)
  }

  /// Tells GTK the place; only a changed size makes it draw again.
  func allocate(origin: CGPoint, scale: Double) {
    guard let widget else { return }
    var offset = graphene_point_t()
    graphene_point_init(
      &offset, Float(origin.x + scale * (frame.midX - growth * frame.width / 2)),
      Float(origin.y + scale * (frame.midY - growth * frame.height / 2)))
    var transform = gsk_transform_translate(nil, &offset)
    let scale = scale * growth
    if scale != 1 { transform = gsk_transform_scale(transform, Float(scale), Float(scale)) }
    gtk_widget_allocate(
      widget, Int32(frame.width.rounded()), Int32(frame.height.rounded()), -1, transform)
  }
}
