internal import CGio

/// A GLib error, with the library's message.
package struct GLibError: Error, Hashable, CustomStringConvertible {
  /// The error domain, as `g-file-error-quark`.
  package let domain: String
  /// The error code in its domain.
  package let code: Int
  /// A sentence in the user's language.
  package let message: String

  package var description: String { message }
}

/// Calls a GLib function that takes a `GError **` and throws its error.
///
/// The only code that handles `GError`: it copies and frees the error.
func throwing<Result>(
  _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
  var reported: UnsafeMutablePointer<GError>?
  let result = call(&reported)
  guard let error = reported else { return result }
  defer { g_error_free(error) }
  throw GLibError(
    domain: String(cString: g_quark_to_string(error.pointee.domain)),
    code: Int(error.pointee.code),
    message: error.pointee.message.map { String(cString: $0) } ?? "")
}
