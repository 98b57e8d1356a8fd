import CairoKit
package import Drawing

/// Portable Network Graphics.
package struct PNGExporter: Exporter {
  package static let fileExtension = "png"

  package init() {}

  package func encode(
    _ picture: DisplayList, scale: Double, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    try ExportLimits.pixels.check(picture, scale: scale)
    return try painting { () throws(CairoFailure) in
      try PNGFile.bytes(of: picture, scale: scale, shaper: shaper)
    }
  }
}

/// Calls `body`, converting cairo's errors to export errors.
func painting<Result>(
  _ body: () throws(CairoFailure) -> Result
) throws(ExportError) -> Result {
  do {
    return try body()
  } catch {
    switch error {
    case .outOfMemory: throw .outOfMemory
    case .other(let words): throw .surface(words)
    }
  }
}
