internal import CGio
internal import Glibc

/// A key file of groups, keys and values, for preferences.
///
/// A key that is missing or has another type reads as nil: preferences written by another version,
/// or by hand, never stop the program. Comments in the file are kept.
package final class KeyFile {
  private let file: OpaquePointer

  /// Creates an empty key file.
  package init() {
    file = g_key_file_new()
  }

  /// Reads the key file at `path`; empty if it does not exist.
  package convenience init(path: String) throws(FileError) {
    self.init()
    do {
      _ = try throwing {
        g_key_file_load_from_file(self.file, path, G_KEY_FILE_KEEP_COMMENTS, $0)
      }
    } catch {
      let failure = FileError(path: path, error)
      guard failure.reason == .notFound else { throw failure }
    }
  }

  /// Parses a text; nil if it is not a key file.
  package convenience init?(text: [UInt8]) {
    self.init()
    let isRead = text.withUnsafeBytes { text in
      g_key_file_load_from_data(
        file, text.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(text.count),
        G_KEY_FILE_KEEP_COMMENTS, nil)
    }
    guard isRead != 0 else { return nil }
  }

  deinit { g_key_file_unref(file) }

  /// Saves to `path`, creating missing folders.
  package func save(to path: String) throws(FileError) {
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    guard g_mkdir_with_parents(folder, 0o700) == 0 else {
      throw FileError(path: path, errno: errno)
    }
    try replaceFile(at: path, with: Array(text.utf8))
  }

  /// The text that `save` writes.
  package var text: String {
    guard let data = g_key_file_to_data(file, nil, nil) else { return "" }
    defer { g_free(data) }
    return String(cString: data)
  }

  /// The value of `key` in `group` as text.
  package func string(_ key: String, in group: String) -> String? {
    guard let value = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// The value of `key` in `group` as an integer.
  package func int(_ key: String, in group: String) -> Int? {
    (try? throwing { g_key_file_get_int64(file, group, key, $0) }).map { Int($0) }
  }

  /// The value of `key` in `group` as `true` or `false`.
  package func bool(_ key: String, in group: String) -> Bool? {
    (try? throwing { g_key_file_get_boolean(file, group, key, $0) }).map { $0 != 0 }
  }

  /// The value of `key` in `group` as a finite number.
  package func double(_ key: String, in group: String) -> Double? {
    let value = try? throwing { g_key_file_get_double(file, group, key, $0) }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Sets `key` in `group` to a text, or removes it.
  package func set(_ value: String?, for key: String, in group: String) {
    guard let value else {
      g_key_file_remove_key(file, group, key, nil)
      return
    }
    g_key_file_set_string(file, group, key, value)
  }

  /// Sets `key` in `group` to an integer.
  package func set(_ value: Int, for key: String, in group: String) {
    g_key_file_set_int64(file, group, key, gint64(value))
  }

  /// Sets `key` in `group` to `true` or `false`.
  package func set(_ value: Bool, for key: String, in group: String) {
    g_key_file_set_boolean(file, group, key, value ? 1 : 0)
  }

  /// Sets `key` in `group` to a number.
  package func set(_ value: Double, for key: String, in group: String) {
    g_key_file_set_double(file, group, key, value)
  }
}
