// From the layers of a picture to nodes of GTK's scene, for windows that a graphics card draws.

internal import CGtk
internal import CairoKit
internal import Drawing
internal import Geometry

/// Appends a picture's layers to GTK's snapshot, for a canvas of that size and so many pixels a point.
typealias Compose = (_ snapshot: OpaquePointer, _ size: CGSize, _ pixelsPerPoint: Double) -> Void

/// Puts layers into a scene, and keeps the textures of those that the next picture has, too.
@MainActor final class LayerScene {
  private var textures: [Key: Object] = [:]
  private var used: [Key: Object] = [:]

  /// Appends layers, the lowest first.
  func append(_ layers: [Layer], to snapshot: OpaquePointer) {
    used = [:]
    for layer in layers { append(layer, to: snapshot) }
    (textures, used) = (used, [:])
  }

  private func append(_ layer: Layer, to snapshot: OpaquePointer) {
    switch layer.content {
    case .color(let rect, let color, let way):
      var paint = GdkRGBA(color)
      place(rect, through: way, seen: layer.seen, on: snapshot) { box in
        gtk_snapshot_append_color(snapshot, &paint, box)
      }
    case .pixels(let pixels):
      guard let texture = texture(of: pixels) else { return }
      place(pixels.crop, through: pixels.way, seen: layer.seen, on: snapshot) { box in
        gtk_snapshot_append_texture(snapshot, texture.opaque, box)
      }
    case .faded(let opacity, let layers):
      gtk_snapshot_push_opacity(snapshot, opacity)
      for layer in layers { append(layer, to: snapshot) }
      gtk_snapshot_pop(snapshot)
    }
  }

  /// Hands out where a rectangle stands, in perspective where there is some, and cuts off what is not seen.
  private func place(
    _ rect: CGRect, through way: ProjectiveTransform, seen: CGRect, on snapshot: OpaquePointer,
    _ append: (UnsafePointer<graphene_rect_t>) -> Void
  ) {
    let whole = rect.applying(way)
    let isWhole = seen.insetBy(dx: -0.01, dy: -0.01).contains(whole)
    if !isWhole {
      var seen = graphene_rect_t(seen)
      gtk_snapshot_push_clip(snapshot, &seen)
    }
    if way.affine != nil {
      var box = graphene_rect_t(whole)
      append(&box)
    } else {
      var (box, matrix) = (graphene_rect_t(rect), graphene_matrix_t(way))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform_matrix(snapshot, &matrix)
      append(&box)
      gtk_snapshot_restore(snapshot)
    }
    if !isWhole { gtk_snapshot_pop(snapshot) }
  }

  /// The texture of some of a surface's pixels, which holds the surface.
  private func texture(of pixels: Layer.Pixels) -> Object? {
    let key = Key(surface: ObjectIdentifier(pixels.surface), crop: pixels.crop)
    if let texture = used[key] ?? textures[key] {
      used[key] = texture
      return texture
    }
    guard let bytes = pixels.surface.bytes else { return nil }
    let (x, y) = (Int(pixels.crop.minX), Int(pixels.crop.minY))
    let (width, height) = (Int(pixels.crop.width), Int(pixels.crop.height))
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= bytes.width,
      y + height <= bytes.height
    else { return nil }
    let held = g_bytes_new_with_free_func(
      bytes.start + y * bytes.stride + x * 4, gsize((height - 1) * bytes.stride + width * 4),
      { releaseHeld($0) }, Held(pixels.surface).retained)
    defer { g_bytes_unref(held) }
    guard
      let made = gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, held, gsize(bytes.stride))
    else { return nil }
    let texture = Object(owning: UnsafeMutableRawPointer(made))
    used[key] = texture
    return texture
  }

  private struct Key: Hashable {
    let surface: ObjectIdentifier
    let crop: CGRect
  }
}

extension WidgetBehavior {
  /// Whether a graphics card draws the widget, so that textures and perspective cost little.
  ///
  /// GTK's Cairo renderer draws a pink rectangle for what turns in perspective. Where GL is software each
  /// kind of node is a program that is compiled before the first picture; what moves on an X screen is
  /// shown beside the toolkit there (`MovingScreen`).
  var isDrawnByGraphicsCard: Bool {
    guard Renderer.hasGraphicsCard || Toolkit.displayServer != .x11 else { return false }
    return widget?.isDrawnByGL ?? false
  }
}

extension graphene_rect_t {
  fileprivate init(_ rect: CGRect) {
    self.init()
    graphene_rect_init(
      &self, Float(rect.minX), Float(rect.minY), Float(rect.width), Float(rect.height))
  }
}

extension graphene_matrix_t {
  /// A map of the plane as one of space, in which nothing leaves the plane; vectors are rows there.
  fileprivate init(_ way: ProjectiveTransform) {
    self.init()
    let (x, y, w) = way.rows
    let numbers = [
      x.x, y.x, 0, w.x,
      x.y, y.y, 0, w.y,
      0, 0, 1, 0,
      x.z, y.z, 0, w.z,
    ].map(Float.init)
    graphene_matrix_init_from_float(&self, numbers)
  }
}

extension GdkRGBA {
  fileprivate init(_ color: Color) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}
