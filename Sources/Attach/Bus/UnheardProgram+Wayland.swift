internal import Foundation

/// Programs with Wayland windows. The compositor does not reveal owners, so this inspects the files
/// a process has mapped.
extension UnheardProgram {
  /// The programs that draw on Wayland and are not in `heard`, ordered by name.
  ///
  /// A program of several processes is represented by the first. Window titles are unknown.
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

  /// Whether a process with these mapped files is a Wayland client with a window: it shares memory
  /// with the compositor, or uses a GPU.
  static func hasDrawn(onWayland files: String) -> Bool {
    guard files.contains("/libwayland-client.so"), Toolkit(loaded: files) != nil else {
      return false
    }
    let marks = ["/memfd:gdk-wayland", "/memfd:wayland-shm", "/dev/dri/", "/dev/nvidia"]
    return marks.contains(where: files.contains)
  }

  /// Whether a process was started by one of the same program, as browsers do.
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
