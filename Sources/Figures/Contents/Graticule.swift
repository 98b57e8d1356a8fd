import Drawing
import Geometry
import Tunnel

/// The lines of whole degrees on a map, as many as leave room between them.
struct Graticule {
  private let projection: Equirectangular
  /// Degrees between two lines.
  private let step: Double

  init(of projection: Equirectangular) {
    self.projection = projection
    let scale = max(projection.pointsPerDegreeEast, 1e-9)
    step = [0.1, 0.5, 1, 5, 10, 30].first { $0 * scale >= 52 } ?? 90
  }

  func items(color: Color) -> [DisplayList.Item] {
    let (width, height) = (projection.size.width, projection.size.height)
    var path = Path()
    for line in meridians {
      path.move(to: CGPoint(x: line.at, y: 0))
      path.line(to: CGPoint(x: line.at, y: height))
    }
    for line in parallels {
      path.move(to: CGPoint(x: 0, y: line.at))
      path.line(to: CGPoint(x: width, y: line.at))
    }
    return path.isEmpty ? [] : [.stroke(path, Stroke(color, width: 0.7))]
  }

  /// The degrees along the upper and the left edge, for a map that shows nothing else.
  func labels(on canvas: Canvas) -> [DisplayList.Item] {
    func run(_ text: String) -> TextRun {
      TextRun(text, size: 10, color: canvas.palette.map.seaText)
    }
    let upper = meridians.filter { $0.at > 24 && $0.at < projection.size.width - 30 }.map {
      DisplayList.Item.text(run(text($0.degrees, "E", "W")), at: CGPoint(x: $0.at + 3, y: 3))
    }
    let left = parallels.filter { $0.at > 24 && $0.at < projection.size.height - 30 }.map {
      DisplayList.Item.text(run(text($0.degrees, "N", "S")), at: CGPoint(x: 4, y: $0.at + 2))
    }
    return upper + left
  }

  private func text(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let size = abs(degrees)
    let number =
      size.rounded() == size ? String(Int(size)) : String((size * 10).rounded() / 10)
    let isSideless = size == 0 || size == 180
    return "\(number)°\(isSideless ? "" : degrees > 0 ? " \(positive)" : " \(negative)")"
  }

  private var meridians: [(degrees: Double, at: Double)] {
    let region = projection.region
    let west = region.center.longitude - region.longitudeSpan / 2
    return multiples(from: west, span: region.longitudeSpan).map { degrees in
      let wrapped = (degrees + 540).truncatingRemainder(dividingBy: 360) - 180
      return (
        wrapped == -180 ? 180 : wrapped, (degrees - west) * projection.pointsPerDegreeEast
      )
    }
  }

  private var parallels: [(degrees: Double, at: Double)] {
    let region = projection.region
    let south = region.center.latitude - region.latitudeSpan / 2
    return multiples(from: south, span: region.latitudeSpan).map {
      ($0, projection.size.height - ($0 - south) * projection.pointsPerDegreeNorth)
    }
  }

  private func multiples(from start: Double, span: Double) -> [Double] {
    let first = (start / step).rounded(.up)
    let last = ((start + span) / step).rounded(.down)
    guard first <= last, last - first < 400 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
