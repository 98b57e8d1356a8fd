import Foundation
import Hierarchy

/// The recordings set aside in a folder, by number.
///
/// Keeps the last three, and older ones within a size limit.
struct RecordingsAside {
  private let folder: URL
  private let room: Int

  /// The recordings in `folder`, limited to `room` bytes in total if there are more than three.
  init(in folder: URL, room: Int = 200_000_000) { (self.folder, self.room) = (folder, room) }

  /// The minimum number kept regardless of size, and the maximum.
  private static let (least, most) = (3, 50)

  /// The numbers, oldest first.
  var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { $0.wholeMatch(of: /recorded-(\d+)\.terrarium/).flatMap { Int($0.1) } }
      .sorted()
  }

  func place(_ number: Int) -> URL {
    folder.appendingPathComponent("recorded-\(number).\(RecordingFile.fileExtension)")
  }

  /// Moves a file into the folder and removes old ones beyond the limit; returns its new path.
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

  /// Removes the recording at a path, if it is in the folder.
  func forget(path: String) {
    let known = numbers.map(place).first { $0.path == path }
    if let known { try? FileManager.default.removeItem(at: known) }
  }
}
