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
