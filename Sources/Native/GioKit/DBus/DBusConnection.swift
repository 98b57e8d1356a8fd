internal import CGio

/// A connection to a message bus, on GLib's main loop.
///
/// Replies arrive while the loop runs, in the bus's order.
@MainActor
package final class DBusConnection {
  /// A reply's arguments, or an error.
  package typealias Answer = @MainActor (Result<[DBusValue], DBusError>) -> Void

  let connection: OpaquePointer
  private var closing: gulong = 0
  /// Called when the bus closes the connection.
  package var onClose: (@MainActor () -> Void)?

  init(owning connection: OpaquePointer) {
    self.connection = connection
    // By default a shared connection ends the process when the bus exits.
    g_dbus_connection_set_exit_on_close(connection, 0)
    let closed: @convention(c) (gpointer?, gboolean, UnsafeMutableRawPointer?, gpointer?) -> Void =
      {
        _, _, _, data in
        guard let data else { return }
        let bus = Unmanaged<DBusConnection>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { bus.onClose?() }
      }
    closing = g_signal_connect_data(
      UnsafeMutableRawPointer(connection), "closed", unsafeBitCast(closed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  isolated deinit {
    g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), closing)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// The session bus.
  package static func session() throws(DBusError) -> DBusConnection {
    var error: UnsafeMutablePointer<GError>?
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else {
      throw noBus(error)
    }
    return DBusConnection(owning: connection)
  }

  /// The bus at an address.
  package static func open(address: String) throws(DBusError) -> DBusConnection {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    var error: UnsafeMutablePointer<GError>?
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error)
    else { throw noBus(error) }
    return DBusConnection(owning: connection)
  }

  static func noBus(_ error: UnsafeMutablePointer<GError>?) -> DBusError {
    guard let error else { return .noBus(reason: "") }
    defer { g_error_free(error) }
    return .noBus(reason: String(cString: error.pointee.message))
  }

  /// Whether the connection is closed.
  package var isClosed: Bool { g_dbus_connection_is_closed(connection) != 0 }

  /// Calls a method asynchronously; fails with `silence` after `seconds`.
  ///
  /// `starting` activates a service that is not running.
  package func call(
    _ name: String, _ path: String, _ method: DBusMethod, _ arguments: [DBusArgument] = [],
    within seconds: Double, starting: Bool = false, _ answer: @escaping Answer
  ) {
    // GLib treats an invalid path or name as a programmer error.
    guard g_variant_is_object_path(path) != 0, g_dbus_is_name(name) != 0 else {
      return answer(.failure(.nobody))
    }
    let waiting = Unmanaged.passRetained(Waiting(answer))
    g_dbus_connection_call(
      connection, name, path, method.interface, method.name, arguments.variant, nil,
      starting ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, gint(seconds * 1000),
      nil,
      { source, result, data in
        guard let data else { return }
        let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
        let outcome = DBusConnection.outcome(reply, error)
        MainActor.assumeIsolated { waiting.answer(outcome) }
      }, waiting.toOpaque())
  }

  /// Calls a method and waits for the reply; for startup only.
  package func ask(
    _ name: String, _ path: String, _ method: DBusMethod, _ arguments: [DBusArgument] = [],
    within seconds: Double = 3
  ) throws(DBusError) -> [DBusValue] {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, name, path, method.interface, method.name, arguments.variant, nil,
      G_DBUS_CALL_FLAGS_NONE, gint(seconds * 1000), nil, &error)
    return try DBusConnection.outcome(reply, error).get()
  }

  private nonisolated static func outcome(
    _ reply: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?
  ) -> Result<[DBusValue], DBusError> {
    if let error { return .failure(DBusError(taking: error)) }
    guard let reply else { return .failure(.closed) }
    defer { g_variant_unref(reply) }
    return .success(DBusValue(reply).parts)
  }

  /// A pending reply's handler.
  private final class Waiting: Sendable {
    let answer: Answer
    init(_ answer: @escaping Answer) { self.answer = answer }
  }
}

/// A method of an interface.
package struct DBusMethod: Hashable, Sendable {
  let interface: String
  let name: String

  package init(_ interface: String, _ name: String) {
    (self.interface, self.name) = (interface, name)
  }
}
