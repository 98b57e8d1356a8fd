internal import CGio

/// Connecting to a bus asynchronously.
extension DBusConnection {
  /// The completion handler.
  package typealias Opened = @MainActor (Result<DBusConnection, DBusError>) -> Void

  /// Connects to the session bus and passes the connection on when it is established.
  package static func session(_ answer: @escaping Opened) {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        var error: UnsafeMutablePointer<GError>?
        DBusConnection.finish(g_bus_get_finish(result, &error), error, data)
      }, Unmanaged.passRetained(Opening(answer)).toOpaque())
  }

  /// Connects to the bus at an address and passes the connection on when it is established.
  package static func open(address: String, _ answer: @escaping Opened) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    g_dbus_connection_new_for_address(
      address, flags, nil, nil,
      { _, result, data in
        var error: UnsafeMutablePointer<GError>?
        DBusConnection.finish(
          g_dbus_connection_new_for_address_finish(result, &error), error, data)
      }, Unmanaged.passRetained(Opening(answer)).toOpaque())
  }

  private nonisolated static func finish(
    _ connection: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?, _ data: gpointer?
  ) {
    guard let data else { return }
    let opening = Unmanaged<Opening>.fromOpaque(data).takeRetainedValue()
    nonisolated(unsafe) let (connection, error) = (connection, error)
    MainActor.assumeIsolated {
      opening.answer(
        connection.map { .success(DBusConnection(owning: $0)) } ?? .failure(noBus(error)))
    }
  }

  /// A pending connection's handler.
  private final class Opening: Sendable {
    let answer: Opened
    init(_ answer: @escaping Opened) { self.answer = answer }
  }
}
