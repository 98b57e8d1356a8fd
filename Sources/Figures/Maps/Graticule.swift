import Drawing
import Geometry
import Tunnel

/// A map's grid: lines of whole degrees at a legible density, tropics and polar circles.
struct Graticule {
  private let projection: MapProjection
  /// Degrees between two parallels.
  private let step: Double
  /// Degrees between two meridians, which run closer towards the poles.
  private let stepEast: Double

  /// The possible steps; each divides the next but one.
  private static let steps = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30]
  /// The sun's largest declination, in degrees.
  private static let tropic = 23.4363

  init(of projection: MapProjection) {
    self.projection = projection
    step = Self.step(at: projection.pointsPerDegree)
    stepEast =
      if case .flat(let map) = projection {
        max(step, Self.step(at: map.pointsPerDegreeEast))
      } else {
        step
      }
  }

  private static func step(at pointsPerDegree: Double) -> Double {
    steps.first { $0 * pointsPerDegree >= 44 } ?? (pointsPerDegree >= 0.7 ? 30 : 90)
  }

  func items(color: Color) -> [DisplayList.Item] {
    var path = Path()
    for meridian in meridians { path.append(self.line(meridian: meridian)) }
    for parallel in parallels { path.append(line(parallel: parallel)) }
    let lines: [DisplayList.Item] =
      path.isEmpty ? [] : [.stroke(path, Stroke(color, width: 0.7))]
    return lines + circles(color: color)
  }

  private func circles(color: Color) -> [DisplayList.Item] {
    guard step >= 1, projection.pointsPerDegree > 0.8 else { return [] }
    var path = Path()
    for latitude in [Self.tropic, 90 - Self.tropic].flatMap({ [-$0, $0] })
    where range.contains(latitude) {
      path.append(line(parallel: latitude))
    }
    let ink = color.withAlpha(min(1, color.alpha * 1.9))
    return path.isEmpty ? [] : [.stroke(path, Stroke(ink, width: 0.8, dashes: [5, 4]))]
  }

  /// Degree labels along the upper and left edges, for a map without other content.
  func labels(on canvas: StagePainter) -> [DisplayList.Item] {
    guard case .flat(let map) = projection else { return [] }
    func run(_ text: String) -> TextRun {
      TextRun(text, size: 10, color: canvas.mapColors.seaText)
    }
    func place(_ longitude: Double, _ latitude: Double) -> CGPoint {
      map.point(for: MapPoint(longitude: longitude, latitude: latitude))
    }
    let upper = meridians.map { ($0, place($0, 0).x) }
      .filter { $0.1 > 24 && $0.1 < map.size.width - 30 }
      .map { degrees, x in
        let wrapped = degrees.remainder(dividingBy: 360)
        return DisplayList.Item.text(
          run(text(wrapped == -180 ? 180 : wrapped, "E", "W")), at: CGPoint(x: x + 3, y: 3))
      }
    let left = parallels.map { ($0, place(0, $0).y) }
      .filter { $0.1 > 24 && $0.1 < map.size.height - 30 }
      .map { degrees, y in
        DisplayList.Item.text(run(text(degrees, "N", "S")), at: CGPoint(x: 4, y: y + 2))
      }
    return upper + left
  }

  private func text(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let thousandths = (abs(degrees) * 1000).rounded() / 1000
    let number =
      thousandths.rounded() == thousandths
      ? String(Int(clamping: thousandths)) : String(thousandths)
    let isSideless = thousandths == 0 || thousandths == 180
    return "\(number)°\(isSideless ? "" : degrees > 0 ? " \(positive)" : " \(negative)")"
  }
}

/// The lines' positions and shapes.
extension Graticule {
  /// The visible latitudes.
  private var range: ClosedRange<Double> {
    guard case .flat(let map) = projection else { return -90...90 }
    let reach = map.size.height / 2 / map.pointsPerDegreeNorth
    let south = max(map.center.latitude - reach, -90)
    return south...max(min(map.center.latitude + reach, 90), south)
  }

  /// The longitudes of the meridians, not wrapped.
  private var meridians: [Double] {
    guard case .flat(let map) = projection else {
      return multiples(of: stepEast, in: -180...180)
    }
    let reach = map.size.width / 2 / map.pointsPerDegreeEast
    return multiples(
      of: stepEast, in: map.center.longitude - reach...map.center.longitude + reach)
  }

  private var parallels: [Double] { multiples(of: step, in: range).filter { abs($0) < 90 } }

  private func line(meridian longitude: Double) -> Path {
    line(through: samples(of: range).map { MapPoint(longitude: longitude, latitude: $0) })
  }

  private func line(parallel latitude: Double) -> Path {
    guard case .flat(let map) = projection else {
      return line(through: [-180.0, 180].map { MapPoint(longitude: $0, latitude: latitude) })
    }
    let y = map.point(for: MapPoint(longitude: 0, latitude: latitude)).y
    return .line(from: CGPoint(x: 0, y: y), to: CGPoint(x: map.size.width, y: y))
  }

  private func line(through places: [MapPoint]) -> Path {
    var path = Path()
    path.append(line: places.map { projection.point(for: $0, shift: 0) })
    return path
  }

  /// Sample points along a line: an overview bends meridians; on a flat map the ends suffice.
  private func samples(of range: ClosedRange<Double>) -> [Double] {
    guard case .overview = projection else { return [range.lowerBound, range.upperBound] }
    return Array(stride(from: range.lowerBound, through: range.upperBound, by: 2))
  }

  private func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last, last - first < 4000 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
