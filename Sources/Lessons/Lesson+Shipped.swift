package import Foundation
import Support

/// The available lessons: folders "NN-slug" with a file for each language, in the resources and in
/// the user's own folder.
extension Lesson {
  /// A lesson with its translations.
  package struct Listing: Hashable, Sendable {
    /// The folder's name, as in "06-adding-a-child".
    package let name: String
    /// The files by language, English first.
    package let files: [File]

    package struct File: Hashable, Sendable {
      /// As in "en".
      package let language: String
      package let url: URL
    }

    /// The file in a language, or in English.
    package func file(in language: String) -> File? {
      files.first { $0.language == language } ?? files.first
    }
  }

  /// The languages of lessons, in order of preference.
  package static let languages = ["en", "ja"]

  /// The language of a lesson's file by its name, such as "ja.md"; English by default.
  package static func language(ofFile path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return languages.first { name == "\($0).md" } ?? "en"
  }

  /// All lessons: the shipped ones by number, then the user's own.
  ///
  /// A user's lesson replaces a shipped one of the same name.
  package static let listings: [Listing] = {
    let own = listings(in: ownFolder)
    let shipped = ResourceFolder.find("Lessons").map(listings(in:)) ?? []
    let names = Set(own.map(\.name))
    return shipped.filter { !names.contains($0.name) } + own
  }()

  /// The folder for the user's own lessons: `terrarium/Lessons` in the user data folder.
  package static var ownFolder: URL {
    UserFolder.data.appendingPathComponent("Lessons", isDirectory: true)
  }

  /// The lessons of a folder.
  package static func listings(in folder: URL) -> [Listing] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let files = languages.compactMap { language -> Listing.File? in
        let url = folder.appendingPathComponent("\(name)/\(language).md")
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return Listing.File(language: language, url: url)
      }
      return files.isEmpty ? nil : Listing(name: name, files: files)
    }
  }

  /// The lesson with this name, with or without its number.
  package static func listing(named name: String) -> Listing? {
    listings.first { $0.name == name || $0.name.drop { $0 != "-" }.dropFirst() == name }
  }
}
