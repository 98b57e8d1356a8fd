internal import CGtk

/// Content for another program, in one of several formats.
package enum Clipping: Hashable {
  /// Bytes with a MIME type, as `image/png`.
  case bytes([UInt8], kind: String)
  /// Plain text.
  case text(String)
  /// A file path.
  case file(String)

  typealias Provider = UnsafeMutablePointer<GdkContentProvider>

  private var provider: Provider? {
    switch self {
    case .bytes(let bytes, let kind): Self.provider(bytes, kind)
    case .text(let text): Self.provider(Array(text.utf8), "text/plain;charset=utf-8")
    case .file(let path):
      g_filename_to_uri(path, nil, nil).flatMap { address in
        defer { g_free(address) }
        return Self.provider(Array("\(String(cString: address))\r\n".utf8), "text/uri-list")
      }
    }
  }

  private static func provider(_ bytes: [UInt8], _ kind: String) -> Provider? {
    guard let held = g_bytes_new(bytes, gsize(bytes.count)) else { return nil }
    defer { g_bytes_unref(held) }
    return gdk_content_provider_new_for_bytes(kind, held)
  }

  /// A provider of all formats, the best first.
  static func provider(of clippings: [Clipping]) -> Provider? {
    var providers: [Provider?] = clippings.compactMap(\.provider)
    guard !providers.isEmpty else { return nil }
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}

extension Clipboard {
  /// Copies content in several formats, the best first.
  package static func copy(_ clippings: [Clipping]) {
    guard let display = gdk_display_get_default(),
      let provider = Clipping.provider(of: clippings)
    else { return }
    gdk_clipboard_set_content(gdk_display_get_clipboard(display), provider)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
