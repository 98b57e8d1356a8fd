import CairoKit
import Drawing
import Geometry
import Hierarchy
import Tunnel

/// What the peer in C draws: every still as flat paths with their colors, clips and opacities.
///
/// Text is outlines and perspective is in the points already: nothing is left but to paint.
enum FilmPaths {
  static func write(_ world: World) {
    guard let recording = FlipFilm.recording(world) else { return }
    let shaper = PangoShaper()
    for still in FlipFilm.stills(recording, FlipFilm.options(world, shaper)) {
      print("still", still.size.width, still.size.height)
      if let background = still.background {
        fill(.rectangle(CGRect(origin: .zero, size: still.size)), background, isEvenOdd: true)
      }
      write(still.items, through: .identity, shaper)
    }
  }

  private static func write(
    _ items: [DisplayList.Item], through transform: ProjectiveTransform, _ shaper: any TextShaper
  ) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        guard transform.shows(path.bounds), color.alpha > 0 else { continue }
        fill(path.applying(transform), color, isEvenOdd: true)
      case .stroke(let path, let stroke):
        guard transform.shows(path.bounds), stroke.color.alpha > 0, stroke.width > 0 else {
          continue
        }
        let width = stroke.width * transform.scale(at: path.bounds.center)
        print("stroke", words(stroke.color), width, stroke.cap == .round ? 1 : 0)
        outline(path.applying(transform))
      case .text(let run, let point):
        let shift = CGAffineTransform(translationX: point.x, y: point.y)
        let path = shaper.outline(of: run).applying(shift)
        guard !path.isEmpty, transform.shows(path.bounds) else { continue }
        fill(path.applying(transform), run.color, isEvenOdd: false)
      case .group(let group):
        guard group.opacity > 0 else { continue }
        let inner = group.transform.concatenating(transform)
        print("save")
        if let clip = group.clip, inner.shows(clip.bounds) {
          print("clip")
          outline(clip.applying(inner))
        }
        if group.opacity < 1 { print("push") }
        write(group.items, through: inner, shaper)
        if group.opacity < 1 { print("pop", group.opacity) }
        print("restore")
      }
    }
  }

  private static func fill(_ path: Path, _ color: Color, isEvenOdd: Bool) {
    print("fill", words(color), isEvenOdd ? 1 : 0)
    outline(path)
  }

  private static func words(_ color: Color) -> String {
    "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  private static func outline(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let a): print("m", a.x, a.y)
      case .line(let a): print("l", a.x, a.y)
      case .curve(let a, let b, let c): print("c", a.x, a.y, b.x, b.y, c.x, c.y)
      case .close: print("z")
      }
    }
    print("end")
  }
}
