import Drawing
import Geometry
import Hierarchy

/// Writes one SVG document, element by element.
struct SVGWriter {
  let shaper: any TextShaper
  /// Whether each text says how wide it is, so that it fits in whatever font a reader has.
  let fitsText: Bool
  private var body = SVGBuffer()
  private var depth = 1
  /// Clip paths already defined, by their outline.
  private var clips: [[UInt8]: Int] = [:]
  private var usedIDs: [NodeID: Int] = [:]

  init(shaper: any TextShaper, fitsText: Bool) { (self.shaper, self.fitsText) = (shaper, fitsText) }

  mutating func document(of picture: DisplayList, scale: Double) -> [UInt8] {
    let (width, height) = (picture.size.width, picture.size.height)
    if let background = picture.background {
      let ground = Path.rectangle(CGRect(origin: .zero, size: picture.size))
      fill(ground, background)
    }
    // What SVG calls a transform is flat; `items` takes perspective into its own hands.
    items(picture.items, through: .identity)
    var document = SVGBuffer()
    document.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    document.length(width * scale)
    document.add("\" height=\"")
    document.length(height * scale)
    document.add("\" viewBox=\"0 0 ")
    document.length(width)
    document.add(" ")
    document.length(height)
    document.add("\" role=\"img\"")
    let labels = [("title", picture.title), ("desc", picture.summary)].filter { !$0.1.isEmpty }
    if !labels.isEmpty {
      document.add(" aria-labelledby=\"\(labels.map(\.0).joined(separator: " "))\"")
    }
    document.add(" xml:space=\"preserve\" font-family=\"")
    document.add(Self.sans)
    document.add(
      "\" fill-rule=\"evenodd\" clip-rule=\"evenodd\" stroke-miterlimit=\"10\">\n")
    for (name, words) in labels {
      document.add("  <\(name) id=\"\(name)\">")
      document.escaped(words)
      document.add("</\(name)>\n")
    }
    document.add(body)
    document.add("</svg>\n")
    return document.bytes
  }

  /// The families PangoShaper looks in, then whatever the reader has.
  private static let sans: StaticString = "Inter, Noto Sans, Noto Sans CJK JP, sans-serif"
  private static let mono: StaticString = "Noto Sans Mono, Noto Sans Mono CJK JP, monospace"

  /// `perspective` leads from the items' coordinates to those of the element they are written in.
  private mutating func items(
    _ items: [DisplayList.Item], through perspective: ProjectiveTransform
  ) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        guard color.alpha > 0, let path = seen(path, through: perspective) else { continue }
        fill(path, color)
      case .stroke(let path, let stroke):
        guard stroke.color.alpha > 0, stroke.width > 0,
          let shown = seen(path, through: perspective)
        else { continue }
        let scale = perspective == .identity ? 1 : perspective.scale(at: path.bounds.center)
        self.stroke(shown, stroke, scale: scale)
      case .text(let run, let point):
        guard run.color.alpha > 0, !run.text.isEmpty else { continue }
        if perspective == .identity {
          text(run, at: point)
        } else {
          let shift = CGAffineTransform(translationX: point.x, y: point.y)
          let outline = shaper.outline(of: run).applying(shift)
          guard let path = seen(outline, through: perspective) else { continue }
          fill(path, run.color, saying: run.printable)
        }
      case .group(let group): self.group(group, through: perspective)
      }
    }
  }

  /// The path where the reader will see it, or nil when there is nothing to see.
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

  private mutating func fill(_ path: Path, _ color: Color, saying words: String? = nil) {
    begin()
    body.add("<path d=\"")
    body.path(path)
    body.add("\" ")
    body.paint("fill", color)
    if let words {
      body.add(" fill-rule=\"nonzero\" aria-label=\"")
      body.escaped(words)
      body.add("\"")
    }
    body.add("/>\n")
  }

  private mutating func stroke(_ path: Path, _ stroke: Stroke, scale: Double) {
    begin()
    body.add("<path d=\"")
    body.path(path)
    body.add("\" fill=\"none\" ")
    body.paint("stroke", stroke.color)
    let width = stroke.width * scale
    if width != 1 {
      body.add(" stroke-width=\"")
      body.length(width)
      body.add("\"")
    }
    if stroke.cap == .round { body.add(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    if let dashes = stroke.usableDashes {
      body.add(" stroke-dasharray=\"")
      for (index, dash) in dashes.enumerated() {
        if index > 0 { body.add(" ") }
        body.length(dash * scale)
      }
      body.add("\"")
    }
    body.add("/>\n")
  }

  private mutating func text(_ run: TextRun, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, run.size.isFinite else { return }
    for line in shaper.lines(of: run) where !line.text.isEmpty {
      begin()
      body.add("<text x=\"")
      body.length(point.x + line.baseline.x + (line.isRightToLeft ? line.width : 0))
      body.add("\" y=\"")
      body.length(point.y + line.baseline.y)
      body.add("\" font-size=\"")
      body.length(run.size)
      body.add("\"")
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
      if run.color != .black {
        body.add(" ")
        body.paint("fill", run.color)
      }
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
    outline.path(path)
    if let number = clips[outline.bytes] { return number }
    let number = clips.count + 1
    clips[outline.bytes] = number
    begin()
    body.add("<clipPath id=\"c")
    body.add(number)
    body.add("\"><path d=\"")
    body.add(outline)
    body.add("\"/></clipPath>\n")
    return number
  }

  /// The node's id, or the same with a number when the picture shows the node more than once.
  private mutating func unused(_ node: NodeID) -> String {
    let count = usedIDs[node, default: 0] + 1
    usedIDs[node] = count
    return count == 1 ? "n\(node.rawValue)" : "n\(node.rawValue)-\(count)"
  }

  /// Begins a line; a deep picture is not indented away.
  private mutating func begin() {
    for _ in 0..<min(depth, 8) { body.add("  ") }
  }
}
