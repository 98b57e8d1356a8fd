import Foundation
import Testing
import Tunnel

/// Places whose answers are known from elsewhere.
@Suite struct `The published cases` {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test func `have the expected answers`() throws {
    let world = try theWorld.get()
    let cases = try GeoCase.all(in: folder)
    #expect(cases.count >= 150)
    let complaints = cases.compactMap { $0.complaint(about: world.describe($0.coordinate)) }
    #expect(complaints.isEmpty, "\(complaints.count) wrong:\n\(complaints.joined(separator: "\n"))")
  }

  @Test func `are different places`() throws {
    let cases = try GeoCase.all(in: folder)
    let places = Dictionary(grouping: cases, by: \.coordinate.description)
    #expect(places.values.filter { $0.count > 1 }.flatMap { $0.map(\.origin) } == [])
  }
}
