internal import Foundation

/// Programs that show windows by Wayland, whose compositor keeps to itself whose they are: what a process
/// has mapped tells that it draws.
extension UnheardProgram {
  /// The programs that draw for Wayland and are not among those that are heard, in the order of their names.
  ///
  /// A program of several processes is its first one. What the windows are called is not known.
  package static func drawing(heard: Set<Int>) -> [UnheardProgram] {
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
      .compactMap { Int($0) }
    return processes.compactMap { process -> UnheardProgram? in
      guard process != own, !heard.contains(process), !isPart(process),
        hasDrawn(onWayland: String(decoding: read("/proc/\(process)/maps"), as: UTF8.self))
      else { return nil }
      return UnheardProgram(process: process, titles: [])
    }.inOrder
  }

  /// Whether a process that has mapped these files is a client of a compositor with a window: it has memory
  /// for pictures in common with it, or a graphics card.
  static func hasDrawn(onWayland files: String) -> Bool {
    guard files.contains("/libwayland-client.so"), Toolkit(loaded: files) != nil else {
      return false
    }
    let marks = ["/memfd:gdk-wayland", "/memfd:wayland-shm", "/dev/dri/", "/dev/nvidia"]
    return marks.contains(where: files.contains)
  }

  /// Whether a process was begun by one of the same program, as browsers have several.
  private static func isPart(_ process: Int) -> Bool {
    let text = String(decoding: read("/proc/\(process)/stat"), as: UTF8.self)
    let words = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    guard words.count > 2, let parent = Int(words[2]) else { return false }
    func executable(_ process: Int) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }
    return executable(process).map { $0 == executable(parent) } ?? false
  }
}
