import CCairo
package import Drawing
package import Geometry

/// Paints display lists on a `cairo_t`.
///
/// Perspective is projected here: cairo receives flat paths only.
package struct CairoPainter {
  /// The way text is painted.
  package enum TextStyle: Hashable, Sendable {
    /// As glyphs of a font: fast on a screen, and searchable text in a document.
    case glyphs
    /// As filled outlines: each glyph at its exact subpixel position.
    case outlines
  }

  let context: OpaquePointer
  let shaper: any TextShaper
  let textStyle: TextStyle
  /// The pixel cache of stamped groups; nil paints them each time.
  let rasters: RasterCache?

  /// Creates a painter for `context`, a `cairo_t` that must outlive it.
  package init(
    context: OpaquePointer, shaper: any TextShaper, textStyle: TextStyle = .glyphs,
    rasters: RasterCache? = nil
  ) {
    self.rasters = rasters
    self.context = context
    self.shaper = shaper
    self.textStyle = textStyle
  }

  /// Paints the picture in the context's current coordinates, one unit per point.
  ///
  /// Clips to the picture's size, and skips items outside `visible`, if given: the part that will
  /// be seen.
  package func paint(_ picture: DisplayList, visible: CGRect? = nil) {
    let whole = CGRect(origin: .zero, size: picture.size)
    let seen = visible.map { whole.overlap(with: $0) } ?? whole
    guard !seen.isNull, !seen.isEmpty else { return }
    rasters?.beginPicture()
    cairo_save(context)
    if let background = picture.background {
      fill(.rectangle(whole), background, through: .identity)
    }
    add(.rectangle(whole), through: .identity)
    cairo_clip(context)
    paint(picture.items, through: .identity, visible: seen)
    cairo_restore(context)
  }

  func paint(
    _ items: [DisplayList.Item], through transform: ProjectiveTransform, visible: CGRect
  ) {
    for (index, item) in items.enumerated() {
      switch item {
      case .fill(let path, let color):
        guard color.alpha > 0, shows(path.bounds, through: transform, in: visible) else { continue }
        // A document stores fill and stroke of the same path as one object.
        let isOutlined = index + 1 < items.count && items[index + 1].isStroke
        fill(isOutlined ? path : path.withoutLastClose, color, through: transform)
      case .stroke(let path, let stroke):
        guard stroke.color.alpha > 0, stroke.width > 0 else { continue }
        // A miter reaches up to five widths.
        let ink = path.bounds.insetBy(dx: -5 * stroke.width, dy: -5 * stroke.width)
        guard shows(ink, through: transform, in: visible) else { continue }
        self.stroke(path, stroke, through: transform)
      case .text(let run, let point):
        guard run.color.alpha > 0, !run.text.isEmpty else { continue }
        // Diacritics may extend beyond the box.
        let ink = CGRect(origin: point, size: shaper.size(of: run))
          .insetBy(dx: -run.size, dy: -run.size)
        guard shows(ink, through: transform, in: visible) else { continue }
        text(run, at: point, through: transform)
      case .group(let group):
        paint(group, through: group.transform.concatenating(transform), visible: visible)
      }
    }
  }

  private func paint(
    _ group: Group, through transform: ProjectiveTransform, visible: CGRect
  ) {
    guard group.opacity > 0 else { return }
    if paintRaster(of: group, through: transform, visible: visible) { return }
    if paintPage(group, through: transform, visible: visible) { return }
    var visible = visible
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = group.clip {
      let box = clip.bounds
      guard shows(box, through: transform, in: visible) else { return }
      visible = visible.overlap(with: box.applying(transform))
      add(clip, through: transform)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(context)
    }
    guard group.opacity < 1 else {
      return paint(group.items, through: transform, visible: visible)
    }
    cairo_push_group(context)
    paint(group.items, through: transform, visible: visible)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, group.opacity)
  }

  /// Whether `rect` may be visible; false if a coordinate is NaN.
  private func shows(
    _ rect: CGRect, through transform: ProjectiveTransform, in visible: CGRect
  ) -> Bool {
    guard transform.shows(rect) else { return false }
    let box = rect.applying(transform)
    return box.minX <= visible.maxX && box.maxX >= visible.minX && box.minY <= visible.maxY
      && box.maxY >= visible.minY
  }
}

extension DisplayList.Item {
  fileprivate var isStroke: Bool {
    if case .stroke = self { true } else { false }
  }
}

extension Path {
  /// The path without its last close: filling closes it implicitly, and an explicit close adds two
  /// numbers to a document.
  fileprivate var withoutLastClose: Path {
    guard elements.last == .close else { return self }
    return Path(Array(elements.dropLast()))
  }
}
