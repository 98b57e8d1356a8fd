import CairoKit
import Foundation
import Testing
import TestSupport

/// Maps exported without a window, in every style and size.
@Suite struct `An exported map` {
  @Test(
    arguments: [
      "--size 500x300 --format svg --map hybrid,world",
      "--size 500x300 --format pdf --map antipodes --sun 20,100 --theme dark",
      "--size 300x200 --format png --map equal-earth --language ja",
    ])
  func `is the same twice, and differs from one without options`(words: String) throws {
    let map = "export tunnel --figure map --at 0"
    let once = try Terrarium.shell("$T \(map) \(words)")
    #expect(once.verdict == "0 ")
    #expect(try Terrarium.shell("$T \(map) \(words)").bytes == once.bytes)
    let plain = words.split(separator: " --").filter { $0.contains("size") || $0.hasPrefix("f") }
    let bare = plain.map { $0.hasPrefix("--") ? String($0) : "--\($0)" }.joined(separator: " ")
    #expect(try Terrarium.shell("$T \(map) \(bare)").bytes != once.bytes)
  }

  @Test(arguments: [("16x16", 16, 16), ("1x1", 1, 1), ("2000x900", 2000, 900)])
  func `has any size`(size: String, width: Int, height: Int) throws {
    let outcome = try Terrarium.run(
      "export", "tunnel", "--figure", "map", "--at", "0", "--size", size)
    #expect(outcome.verdict == "0 ")
    let image = try PixelImage(png: outcome.bytes)
    #expect((image.width, image.height) == (width, height))
  }

  @Test(
    arguments: [
      ("--map sepia", "invalid value \"sepia\" for --map; use some of hybrid, world"),
      ("--zoom 0", "invalid value \"0\" for --zoom; use a number above 0"),
      ("--language xx", "invalid value \"xx\" for --language; use one of en, da"),
    ])
  func `rejects unknown values`(words: String, complaint: String) throws {
    let outcome = try Terrarium.shell("$T export tunnel --figure map \(words)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("terrarium: \(complaint)"), "\(outcome.errors)")
  }
}
