package import Drawing
package import Export
import Figures
package import Hierarchy

/// The export of a difference as a picture, shared by window and command line.
package struct DifferenceJob {
  /// The supported formats, the default first.
  package static let formats: [ExportFormat] = [.png, .svg, .pdf]

  package let difference: HierarchyDifference
  package let format: ExportFormat
  package var look = ExportLook()
  /// Pixels, or points of a page, per point of the picture.
  package var scale = 1.0

  package init(_ difference: HierarchyDifference, as format: ExportFormat) {
    (self.difference, self.format) = (difference, format)
  }

  /// The file's bytes; empty if the format is not a picture format.
  package func bytes(_ shaper: any TextShaper) throws(ExportError) -> [UInt8] {
    let picture = DifferenceDiagram.picture(of: difference, options: look.plainOptions(shaper))
    return try format.exporter?.encode(look.onGround(picture), scale: scale, shaper: shaper) ?? []
  }
}
