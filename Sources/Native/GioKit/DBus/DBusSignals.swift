internal import CGio

/// A received signal: its sender, object and arguments.
package struct DBusSignal: Sendable {
  package let sender: String
  package let path: String
  package let member: String
  package let parts: [DBusValue]
}

/// A subscription, active while it is retained.
@MainActor
package final class DBusSubscription {
  private let connection: OpaquePointer
  private let number: UInt32

  fileprivate init(_ connection: OpaquePointer, _ number: UInt32) {
    (self.connection, self.number) = (connection, number)
    g_object_ref(UnsafeMutableRawPointer(connection))
  }

  isolated deinit {
    g_dbus_connection_signal_unsubscribe(connection, number)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
}

extension DBusConnection {
  /// Subscribes to an interface's signals, optionally of one sender and with one first string
  /// argument.
  package func subscribe(
    to interface: String, member: String? = nil, from sender: String? = nil,
    about argument: String? = nil, _ handle: @escaping @MainActor (DBusSignal) -> Void
  ) -> DBusSubscription {
    let listener = Unmanaged.passRetained(Listener(handle))
    let number = g_dbus_connection_signal_subscribe(
      connection, sender, interface, member, nil, argument, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, sender, path, _, member, parameters, data in
        guard let data else { return }
        let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
        let signal = DBusSignal(
          sender: sender.map { String(cString: $0) } ?? "",
          path: path.map { String(cString: $0) } ?? "",
          member: member.map { String(cString: $0) } ?? "",
          parts: parameters.map { DBusValue($0).parts } ?? [])
        MainActor.assumeIsolated { listener.handle(signal) }
      }, listener.toOpaque(), { data in data.map { Unmanaged<Listener>.fromOpaque($0).release() } })
    return DBusSubscription(connection, number)
  }

  /// A subscription's handler.
  private final class Listener: Sendable {
    let handle: @MainActor (DBusSignal) -> Void
    init(_ handle: @escaping @MainActor (DBusSignal) -> Void) { self.handle = handle }
  }
}
