internal import CGio

/// What a GLib function says went wrong, in the library's own words.
package struct GLibError: Error, Hashable, CustomStringConvertible {
  /// The name of the family of errors, as `g-file-error-quark`.
  package let domain: String
  /// The number of the error inside its family.
  package let code: Int
  /// One sentence in the user's language.
  package let message: String

  package var description: String { message }
}

/// Calls a GLib function that reports by `GError **` and throws what it reports.
///
/// The one place that knows `GError`: the error is copied and freed here.
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
