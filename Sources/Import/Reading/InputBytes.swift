import Glibc

/// Reads a file or pipe into one array, up to the size limit of a dump.
package enum InputBytes {
  /// Reads the rest of an open file, up to one byte more than `limit`; returns nil on errors, such
  /// as for a folder.
  ///
  /// - Complexity: the bytes of a file are touched once; those of a pipe, whose length is unknown,
  ///   are moved as the array grows.
  package static func read(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var room = max(min(size(of: descriptor), limit) + 1, 1 << 16)
    while true {
      guard let part = read(descriptor, atMost: min(room, limit + 1 - bytes.count)) else {
        return nil
      }
      let isAll = part.isEmpty
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if isAll || bytes.count > limit { return bytes }
      // After a whole file, only its end remains to be detected.
      room = max(1 << 16, min(bytes.count, 1 << 24))
    }
  }

  /// The next bytes, none at the end; nil on errors.
  private static func read(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var isBroken = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      while filled < count {
        let got = Glibc.read(descriptor, base + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        isBroken = got < 0
        guard got > 0 else { return }
        filled += got
      }
    }
    return isBroken ? nil : bytes
  }

  /// The size of a regular file as reported by the system; otherwise 0.
  private static func size(of descriptor: Int32) -> Int {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(facts.st_size)
  }
}
