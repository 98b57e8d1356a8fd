internal import CGio

/// Why a call on a bus failed.
package enum DBusError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bus does not exist, or refused the connection.
  case noBus(reason: String)
  /// The receiver has exited, or never existed.
  case nobody
  /// The call timed out.
  case silence
  /// The bus closed the connection.
  case closed
  /// The call was cancelled.
  case cancelled
  /// The receiver returned an error with this name.
  case refused(String, message: String)

  package var description: String {
    switch self {
    case .noBus(let reason): "no such bus: \(reason)"
    case .nobody: "the program is not there any more"
    case .silence: "the program is not responding"
    case .closed: "the bus disconnected"
    case .cancelled: "the question was taken back"
    case .refused(let name, let message): "\(message) (\(name))"
    }
  }

  /// Converts a GLib error and frees it.
  init(taking error: UnsafeMutablePointer<GError>) {
    defer { g_error_free(error) }
    let code = error.pointee.code
    if error.pointee.domain == g_io_error_quark() {
      switch UInt32(bitPattern: code) {
      case G_IO_ERROR_CANCELLED.rawValue:
        self = .cancelled
        return
      case G_IO_ERROR_TIMED_OUT.rawValue:
        self = .silence
        return
      case G_IO_ERROR_CLOSED.rawValue, G_IO_ERROR_BROKEN_PIPE.rawValue:
        self = .closed
        return
      default: break
      }
    }
    var name = ""
    if let remote = g_dbus_error_get_remote_error(error) {
      name = String(cString: remote)
      g_free(remote)
    }
    g_dbus_error_strip_remote_error(error)
    let message = error.pointee.message.map { String(cString: $0) } ?? ""
    switch name {
    case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout":
      // A receiver that exits during the call never replies either; only the message says so.
      self = message.contains("disconnected") ? .nobody : .silence
    case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner":
      self = .nobody
    case "org.freedesktop.DBus.Error.Disconnected": self = .closed
    default: self = .refused(name, message: message)
    }
  }
}
