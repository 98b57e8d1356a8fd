import CairoKit
import Drawing
import Geometry
import TestSupport

/// Draws layers as a graphics card does, pixel by pixel, each from the one its middle lies in.
struct LayerCard {
  private(set) var pixels: [SIMD4<Double>]
  let width: Int
  let height: Int
  private let scale: Double

  init(_ layers: [Layer], of size: CGSize, scale: Double) {
    (width, height) = (Int(size.width * scale), Int(size.height * scale))
    self.scale = scale
    pixels = Array(repeating: .zero, count: width * height)
    let whole = CGRect(origin: .zero, size: size)
    for layer in layers { draw(layer, within: whole) }
  }

  private mutating func draw(_ layer: Layer, within whole: CGRect) {
    let clip = whole.overlap(with: layer.seen)
    switch layer.content {
    case .color(let rect, let color, let way):
      let paint = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
      guard let back = way.inverse else { return }
      cover(clip) { rect.contains($0.applying(back)) ? paint : .zero }
    case .pixels(let pixels):
      guard let bytes = pixels.surface.bytes, let back = pixels.way.inverse else { return }
      cover(clip) { point in
        let place = point.applying(back)
        let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        guard pixels.crop.contains(place), (0..<bytes.width).contains(x),
          (0..<bytes.height).contains(y)
        else { return .zero }
        let pixel = (bytes.start + y * bytes.stride + x * 4)
          .loadUnaligned(as: SIMD4<UInt8>.self)
        return SIMD4(Double(pixel.z), Double(pixel.y), Double(pixel.x), Double(pixel.w)) / 255
      }
    case .faded(let opacity, let layers):
      let card = LayerCard(layers, like: self, within: clip)
      for index in pixels.indices {
        let above = card.pixels[index] * opacity
        pixels[index] = above + pixels[index] * (1 - above.w)
      }
    }
  }

  private init(_ layers: [Layer], like other: LayerCard, within clip: CGRect) {
    (width, height, scale) = (other.width, other.height, other.scale)
    pixels = Array(repeating: .zero, count: width * height)
    for layer in layers { draw(layer, within: clip) }
  }

  private mutating func cover(_ box: CGRect, _ color: (CGPoint) -> SIMD4<Double>) {
    guard !box.isNull else { return }
    for y in max(0, Int(box.minY * scale))..<max(0, min(height, Int(box.maxY * scale) + 1)) {
      for x in max(0, Int(box.minX * scale))..<max(0, min(width, Int(box.maxX * scale) + 1)) {
        let point = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        guard box.contains(point) else { continue }
        let above = color(point)
        pixels[y * width + x] = above + pixels[y * width + x] * (1 - above.w)
      }
    }
  }

  /// How far it is from an opaque image, 0…255 a channel: on average, and at most.
  func distance(to image: PixelImage) -> (mean: Double, most: Double) {
    var (sum, most) = (0.0, 0.0)
    for (index, pixel) in pixels.enumerated() {
      for channel in 0..<3 {
        let apart = abs(pixel[channel] * 255 - Double(image.rgba[index * 4 + channel]))
        sum += apart
        most = max(most, apart)
      }
    }
    return (sum / Double(pixels.count * 3), most)
  }
}
