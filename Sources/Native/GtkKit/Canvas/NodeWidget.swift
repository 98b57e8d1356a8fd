package import Geometry
internal import CGtk

/// An element on a canvas: visible, accessible, focusable and clickable.
///
/// Cheap enough for some hundreds: a leaf widget with a picture. Style sheets select it as `node`,
/// with `:focus-visible` and `:hover`; pictures may also use `isFocusVisible`.
package final class NodeWidget: Widget {
  private static let native = CustomWidgetClass(
    name: "TerrariumNode", css: "node", action: "node.activate")
  let behavior = NodeBehavior()

  /// Creates a node with an accessible role and name.
  package init(role: AccessibleRole, label: String) {
    super.init(Self.native.make(behavior, role: role))
    behavior.node = self
    isFocusable = true
    self.label = label
    setAccessibleLabel(label)
  }

  /// The accessible name.
  package var label: String = "" {
    didSet { if label != oldValue { setAccessibleLabel(label) } }
  }

  /// The accessible description.
  package var details: String = "" {
    didSet { if details != oldValue { setAccessibleDescription(details) } }
  }

  /// Whether it is selected; style sheets see `:selected`.
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

  /// Whether its children are shown; nil if it has none.
  package var isExpanded: Bool? {
    didSet { if isExpanded != oldValue { setAccessibleExpanded(isExpanded) } }
  }

  /// Its frame on the canvas, in the nodes' coordinates.
  package var frame: CGRect { behavior.frame }

  /// Paints the node.
  var paint: Paint? {
    get { behavior.paint }
    set {
      behavior.paint = newValue
      queueDraw()
    }
  }

  /// How far its picture may exceed its frame, as shadows do.
  package var overflow: Double {
    get { behavior.overflow }
    set {
      behavior.overflow = newValue
      queueDraw()
    }
  }

  /// Calls `body` when the node is activated by Return, space or assistive technology.
  ///
  /// The canvas reports clicks, with the node, because their meaning depends on position and
  /// modifiers.
  package func onActivate(_ body: @escaping () -> Void) { behavior.activated = body }

  /// Calls `body` with true when the node gains the focus, with false when it loses it.
  package func onFocus(_ body: @escaping (Bool) -> Void) { behavior.focusChanged = body }

  /// The node of a GTK widget, if it is one.
  static func at(_ widget: UnsafeMutablePointer<GtkWidget>?) -> NodeWidget? {
    guard let widget, native.made(widget) else { return nil }
    return (GtkKit.behavior(of: widget) as? NodeBehavior)?.node
  }
}
