import Drawing
import Geometry
import Hierarchy

/// Writes one SVG document, element by element.
struct SVGWriter {
  let shaper: any TextShaper
  /// Whether texts have a `textLength`, to fit with other fonts.
  let fitsText: Bool
  private var body = SVGBuffer()
  private var depth = 0
  /// The defined clip paths, by outline.
  private var clips: [[UInt8]: Int] = [:]
  private var usedIDs: [NodeID: Int] = [:]

  init(shaper: any TextShaper, fitsText: Bool) { (self.shaper, self.fitsText) = (shaper, fitsText) }

  mutating func document(of picture: DisplayList, scale: Double) -> [UInt8] {
    let (width, height) = (picture.size.width, picture.size.height)
    body.reserve(picture.items.count * Self.usualBytes)
    body.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    body.length(width * scale)
    body.add("\" height=\"")
    body.length(height * scale)
    body.add("\" viewBox=\"0 0 ")
    body.length(width)
    body.add(" ")
    body.length(height)
    body.add("\" role=\"img\"")
    let labels = [("title", picture.title), ("desc", picture.summary)].filter { !$0.1.isEmpty }
    if !labels.isEmpty {
      body.add(" aria-labelledby=\"\(labels.map(\.0).joined(separator: " "))\"")
    }
    body.add(" xml:space=\"preserve\" font-family=\"")
    body.add(Self.sans)
    body.add("\" font-size=\"")
    body.length(Self.usualSize)
    body.add(
      "\" stroke-width=\"")
    body.length(Self.usualWidth)
    body.add(
      "\" fill=\"none\" fill-rule=\"evenodd\" clip-rule=\"evenodd\" stroke-miterlimit=\"10\">\n")
    for (name, words) in labels {
      body.add("<\(name) id=\"\(name)\">")
      body.escaped(words)
      body.add("</\(name)>\n")
    }
    if let background = picture.background {
      let ground = Path.rectangle(CGRect(origin: .zero, size: picture.size))
      draw(ground, filled: background, stroked: nil, through: .identity)
    }
    // SVG transforms are affine; `items` projects perspective itself.
    items(picture.items, through: .identity)
    body.add("</svg>\n")
    return body.bytes
  }

  /// PangoShaper's families, then generic ones.
  private static let sans: StaticString = "Inter, Noto Sans, Noto Sans CJK JP, sans-serif"
  private static let mono: StaticString = "Noto Sans Mono, Noto Sans Mono CJK JP, monospace"
  /// The approximate size of an item.
  private static let usualBytes = 512
  /// The inherited font size.
  private static let usualSize = 12.0
  /// The inherited stroke width.
  private static let usualWidth = 1.5

  /// `perspective` maps the items' coordinates to the enclosing element's.
  private mutating func items(
    _ items: [DisplayList.Item], through perspective: ProjectiveTransform
  ) {
    var place = items.startIndex
    while place < items.endIndex {
      let item = items[place]
      place += 1
      switch item {
      case .fill(let path, let color):
        // A fill and stroke of the same path form one element.
        if place < items.endIndex, case .stroke(let same, let stroke) = items[place], same == path {
          place += 1
          draw(path, filled: color, stroked: stroke, through: perspective)
        } else {
          draw(path, filled: color, stroked: nil, through: perspective)
        }
      case .stroke(let path, let stroke):
        draw(path, filled: nil, stroked: stroke, through: perspective)
      case .text(let run, let point):
        guard run.color.alpha > 0, !run.text.isEmpty else { continue }
        if perspective == .identity {
          text(run, at: point)
        } else {
          let shift = CGAffineTransform(translationX: point.x, y: point.y)
          let outline = shaper.outline(of: run).applying(shift)
          guard let path = seen(outline, through: perspective) else { continue }
          letters(path, run.color, saying: run.printable)
        }
      case .group(let group): self.group(group, through: perspective)
      }
    }
  }

  private mutating func draw(
    _ path: Path, filled color: Color?, stroked stroke: Stroke?,
    through perspective: ProjectiveTransform
  ) {
    let color = color.flatMap { $0.alpha > 0 ? $0 : nil }
    let stroke = stroke.flatMap { $0.color.alpha > 0 && $0.width > 0 ? $0 : nil }
    guard color != nil || stroke != nil, let shown = seen(path, through: perspective) else {
      return
    }
    let dashes = stroke?.usableDashes
    begin()
    body.shape(shown, isDashed: dashes != nil)
    if let color {
      body.add(" ")
      body.paint("fill", color)
    }
    if let stroke {
      let scale = perspective == .identity ? 1 : perspective.scale(at: path.bounds.center)
      self.stroke(stroke, dashes, scale: scale)
    }
    body.add("/>\n")
  }

  /// The projected path, or nil if it is invisible.
  private func seen(_ path: Path, through perspective: ProjectiveTransform) -> Path? {
    guard !path.isEmpty, path.isFinite, perspective.shows(path.bounds) else { return nil }
    return path.applying(perspective)
  }

  private mutating func group(_ group: Group, through outer: ProjectiveTransform) {
    guard group.opacity > 0 else { return }
    var perspective = group.transform.concatenating(outer)
    let id = group.node.map { unused($0) }
    var flat = CGAffineTransform.identity
    if let affine = perspective.affine {
      guard affine.inverse != nil else { return }
      (flat, perspective) = (affine, .identity)
    }
    var clip: Int?
    if let outline = group.clip {
      guard let path = seen(outline, through: perspective) else { return }
      clip = clipNumber(path)
    }
    let isPlain = id == nil && flat.isIdentity && clip == nil && group.opacity >= 1
    guard !isPlain || !group.title.isEmpty else {
      return items(group.items, through: perspective)
    }
    begin()
    body.add("<g")
    if let id {
      body.add(" id=\"")
      body.add(id)
      body.add("\"")
    }
    if !flat.isIdentity {
      body.add(" transform=\"")
      body.matrix(flat)
      body.add("\"")
    }
    if let clip {
      body.add(" clip-path=\"url(#c")
      body.add(clip)
      body.add(")\"")
    }
    if group.opacity < 1 {
      body.add(" opacity=\"")
      body.factor(group.opacity)
      body.add("\"")
    }
    body.add(">")
    if !group.title.isEmpty {
      body.add("<title>")
      body.escaped(group.title)
      body.add("</title>")
    }
    body.add("\n")
    depth += 1
    items(group.items, through: perspective)
    depth -= 1
    begin()
    body.add("</g>\n")
  }

  /// Outlined text, with an accessible label.
  private mutating func letters(_ path: Path, _ color: Color, saying words: String) {
    begin()
    body.add("<path d=\"")
    body.path(path)
    body.add("\" ")
    body.paint("fill", color)
    body.add(" fill-rule=\"nonzero\" aria-label=\"")
    body.escaped(words)
    body.add("\"/>\n")
  }

  private mutating func stroke(_ stroke: Stroke, _ dashes: [Double]?, scale: Double) {
    body.add(" ")
    body.paint("stroke", stroke.color)
    let width = stroke.width * scale
    if width != Self.usualWidth {
      body.add(" stroke-width=\"")
      body.length(width)
      body.add("\"")
    }
    if stroke.cap == .round { body.add(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    if let dashes {
      body.add(" stroke-dasharray=\"")
      for (index, dash) in dashes.enumerated() {
        if index > 0 { body.add(" ") }
        body.length(dash * scale)
      }
      body.add("\"")
    }
  }

  private mutating func text(_ run: TextRun, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, run.size.isFinite else { return }
    for line in shaper.lines(of: run) where !line.text.isEmpty {
      begin()
      body.add("<text x=\"")
      body.length(point.x + line.baseline.x + (line.isRightToLeft ? line.width : 0))
      body.add("\" y=\"")
      body.length(point.y + line.baseline.y)
      body.add("\"")
      if run.size != Self.usualSize {
        body.add(" font-size=\"")
        body.length(run.size)
        body.add("\"")
      }
      if run.weight != .regular {
        body.add(" font-weight=\"")
        body.add(run.weight.rawValue)
        body.add("\"")
      }
      if run.family == .mono {
        body.add(" font-family=\"")
        body.add(Self.mono)
        body.add("\"")
      }
      body.add(" ")
      body.paint("fill", run.color)
      if line.isRightToLeft { body.add(" direction=\"rtl\"") }
      if fitsText, line.width > 0 {
        body.add(" textLength=\"")
        body.length(line.width)
        body.add("\" lengthAdjust=\"spacingAndGlyphs\"")
      }
      body.add(">")
      body.escaped(line.text)
      body.add("</text>\n")
    }
  }

  private mutating func clipNumber(_ path: Path) -> Int {
    var outline = SVGBuffer()
    outline.shape(path)
    if let number = clips[outline.bytes] { return number }
    let number = clips.count + 1
    clips[outline.bytes] = number
    begin()
    body.add("<clipPath id=\"c")
    body.add(number)
    body.add("\">")
    body.add(outline)
    body.add("/></clipPath>\n")
    return number
  }

  /// The node's id, numbered if the picture shows the node more than once.
  private mutating func unused(_ node: NodeID) -> String {
    let count = usedIDs[node, default: 0] + 1
    usedIDs[node] = count
    return count == 1 ? "n\(node.rawValue)" : "n\(node.rawValue)-\(count)"
  }

  /// Begins a line, with limited indentation.
  private mutating func begin() {
    for _ in 0..<min(depth, 8) { body.add(" ") }
  }
}
