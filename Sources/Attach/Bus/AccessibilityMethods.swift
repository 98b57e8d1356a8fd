internal import GioKit

/// The methods of AT-SPI used for watching; all are read-only.
///
/// Source: the interface descriptions of at-spi2-core.
enum AccessibilityMethods {
  static let address = DBusMethod("org.a11y.Bus", "GetAddress")
  static let processID = DBusMethod("org.freedesktop.DBus", "GetConnectionUnixProcessID")
  static let children = DBusMethod("org.a11y.atspi.Accessible", "GetChildren")
  static let role = DBusMethod("org.a11y.atspi.Accessible", "GetRole")
  static let roleName = DBusMethod("org.a11y.atspi.Accessible", "GetRoleName")
  static let state = DBusMethod("org.a11y.atspi.Accessible", "GetState")
  static let extents = DBusMethod("org.a11y.atspi.Component", "GetExtents")
  static let atPoint = DBusMethod("org.a11y.atspi.Component", "GetAccessibleAtPoint")
  static let interfaces = DBusMethod("org.a11y.atspi.Accessible", "GetInterfaces")
  static let attributes = DBusMethod("org.a11y.atspi.Accessible", "GetAttributes")
  static let relations = DBusMethod("org.a11y.atspi.Accessible", "GetRelationSet")
  static let text = DBusMethod("org.a11y.atspi.Text", "GetText")
  static let actions = DBusMethod("org.a11y.atspi.Action", "GetActions")
  /// Single properties only: Qt 5 crashes on GetAll.
  static let property = DBusMethod("org.freedesktop.DBus.Properties", "Get")
  static let setProperty = DBusMethod("org.freedesktop.DBus.Properties", "Set")
  static let items = DBusMethod("org.a11y.atspi.Cache", "GetItems")
  static let register = DBusMethod("org.a11y.atspi.Registry", "RegisterEvent")
  static let deregister = DBusMethod("org.a11y.atspi.Registry", "DeregisterEvent")

  static let accessible = "org.a11y.atspi.Accessible"
  static let application = "org.a11y.atspi.Application"
  static let textInterface = "org.a11y.atspi.Text"
  static let valueInterface = "org.a11y.atspi.Value"
  static let actionInterface = "org.a11y.atspi.Action"

  static let registryName = "org.a11y.atspi.Registry"
  static let registryPath = "/org/a11y/atspi/registry"
  static let cachePath = "/org/a11y/atspi/cache"
  static let rootPath = "/org/a11y/atspi/accessible/root"
}
