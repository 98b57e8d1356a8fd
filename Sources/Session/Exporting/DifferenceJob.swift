package import Drawing
package import Export
import Figures
package import Hierarchy

/// The picture of a difference that is to be made; the window's and the command's are this one value.
package struct DifferenceJob {
  /// The formats there are, the usual one first.
  package static let formats: [ExportFormat] = [.png, .svg, .pdf]

  package let difference: HierarchyDifference
  package let format: ExportFormat
  package var look = ExportLook()
  /// Pixels, or points of a page, a point of the picture.
  package var scale = 1.0

  package init(_ difference: HierarchyDifference, as format: ExportFormat) {
    (self.difference, self.format) = (difference, format)
  }

  /// The bytes of the file; none where the format is no picture's.
  package func bytes(_ shaper: any TextShaper) throws(ExportError) -> [UInt8] {
    let picture = DifferenceDiagram.picture(of: difference, options: look.plainOptions(shaper))
    return try format.exporter?.encode(look.onGround(picture), scale: scale, shaper: shaper) ?? []
  }
}
