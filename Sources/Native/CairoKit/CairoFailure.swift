import CCairo

/// A cairo error.
package enum CairoFailure: Error, Hashable, Sendable {
  case outOfMemory
  /// Any other error, with cairo's message.
  case other(String)

  /// Throws unless `status` is success.
  static func check(_ status: cairo_status_t) throws(CairoFailure) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
    default: throw .other(String(cString: cairo_status_to_string(status)))
    }
  }
}
