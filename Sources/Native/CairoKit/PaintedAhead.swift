import CCairo
package import Drawing
import Geometry
import Workers

/// Stamped groups without text, painted on a thread of their own before a screen asks for their pixels.
///
/// Without text, as only one thread at a time may load glyphs, and the toolkit may be about to.
package final class PaintedAhead {
  private struct Sheet {
    let group: Group
    let surface: Surface?
  }

  private let sheets: Ahead<[Sheet]>
  private let scale: Double
  private var taken: Set<Int> = []

  /// Begins to make the groups and to paint them, `scale` pixels a point.
  package init(_ groups: [@Sendable () -> Group], scale: Double) {
    self.scale = scale
    sheets = Ahead {
      groups.map { make in
        let group = make()
        return Sheet(group: group, surface: Self.paint(group, scale: scale))
      }
    }
  }

  /// The groups, in order; whoever asks before they are painted waits.
  package var groups: [Group] { sheets.value.map(\.group) }

  /// The pixels of a group, for whoever goes on painting there; nobody has them twice.
  func take(_ stamp: Int, scale: CGSize) -> Surface? {
    guard abs(scale.width / self.scale - 1) < 1e-9, abs(scale.height / self.scale - 1) < 1e-9,
      let sheet = sheets.value.first(where: { $0.group.stamp == stamp }),
      taken.insert(stamp).inserted
    else { return nil }
    return sheet.surface
  }

  private static func paint(_ group: Group, scale: Double) -> Surface? {
    guard let surface = RasterCache.surface(for: group.bounds, scale: CGSize(scale)) else {
      return nil
    }
    PixelPainter(rasters: RasterCache(), shaper: Mute(), textStyle: .outlines)
      .paint(group.items, in: group.bounds, onto: surface, scale: CGSize(scale))
    return surface
  }
}

extension CGSize {
  fileprivate init(_ side: Double) { self.init(width: side, height: side) }
}

/// Sets no text.
private final class Mute: TextShaper {
  func size(of run: TextRun) -> CGSize { .zero }
  func lines(of run: TextRun) -> [TextLine] { [] }
  func outline(of run: TextRun) -> Path { Path() }
}
