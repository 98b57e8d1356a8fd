import Foundation
import Hierarchy

/// The recordings that were set aside in a folder, by their numbers.
///
/// The last three stay, and of those before them as many as take little room.
struct RecordingsAside {
  private let folder: URL
  private let room: Int

  /// Those in `folder`, which all together take at most about so many bytes if there are more than
  /// three.
  init(in folder: URL, room: Int = 200_000_000) { (self.folder, self.room) = (folder, room) }

  /// How many stay, however long they are, and however short.
  private static let (least, most) = (3, 50)

  /// From the first that was set aside to the last.
  var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { $0.wholeMatch(of: /recorded-(\d+)\.terrarium/).flatMap { Int($0.1) } }
      .sorted()
  }

  func place(_ number: Int) -> URL {
    folder.appendingPathComponent("recorded-\(number).\(RecordingFile.fileExtension)")
  }

  /// Makes a file the next of them and removes what there is no room for; answers where it is now.
  func take(_ file: URL) -> URL? {
    let place = place((numbers.last ?? 0) + 1)
    guard rename(file.path, place.path) == 0 else { return nil }
    forgetOld()
    return place
  }

  private func forgetOld() {
    var bytes = 0
    for (count, place) in numbers.reversed().map(place).enumerated() {
      let facts = try? FileManager.default.attributesOfItem(atPath: place.path)
      bytes += facts?[.size] as? Int ?? 0
      let stays = count < Self.least || (count < Self.most && bytes <= room)
      if !stays { try? FileManager.default.removeItem(at: place) }
    }
  }

  /// Removes the one at a path, if it is one.
  func forget(path: String) {
    let known = numbers.map(place).first { $0.path == path }
    if let known { try? FileManager.default.removeItem(at: known) }
  }
}
