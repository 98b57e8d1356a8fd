internal import CGtk

/// What is carried to another program in one of the forms it may take.
package enum Clipping: Hashable {
  /// Bytes of a kind, as `image/png`.
  case bytes([UInt8], kind: String)
  /// Text to be typed.
  case text(String)
  /// A file on the disk, by its path.
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

  /// One provider of all the forms, the best one first.
  static func provider(of clippings: [Clipping]) -> Provider? {
    var providers: [Provider?] = clippings.compactMap(\.provider)
    guard !providers.isEmpty else { return nil }
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}

extension Clipboard {
  /// Makes a thing in several forms, the best one first, what will be pasted.
  package static func copy(_ clippings: [Clipping]) {
    guard let display = gdk_display_get_default(),
      let provider = Clipping.provider(of: clippings)
    else { return }
    gdk_clipboard_set_content(gdk_display_get_clipboard(display), provider)
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
