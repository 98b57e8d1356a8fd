import Drawing
import Geometry
import Hierarchy

/// Writes one SVG document, element by element.
struct SVGWriter {
  let shaper: any TextShaper
  private var body = ""
  private var depth = 1
  /// Clip paths already defined, by their outline.
  private var clips: [String: String] = [:]
  private var usedIDs: [String: Int] = [:]

  init(shaper: any TextShaper) { self.shaper = shaper }

  mutating func document(of picture: DisplayList, scale: Double) -> String {
    let (width, height) = (picture.size.width, picture.size.height)
    if let background = picture.background {
      let ground = Path.rectangle(CGRect(origin: .zero, size: picture.size))
      fill(ground, background)
    }
    // What SVG calls a transform is flat; `items` takes perspective into its own hands.
    items(picture.items, through: .identity)
    let labels = [("title", picture.title), ("desc", picture.summary)].filter { !$0.1.isEmpty }
    let labelled =
      labels.isEmpty ? "" : " aria-labelledby=\"\(labels.map(\.0).joined(separator: " "))\""
    let head = labels.map { "  <\($0.0) id=\"\($0.0)\">\(XMLText.escaped($0.1))</\($0.0)>\n" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \
      width="\(SVGNumber.length(width * scale))" height="\(SVGNumber.length(height * scale))" \
      viewBox="0 0 \(SVGNumber.length(width)) \(SVGNumber.length(height))" \
      role="img"\(labelled) xml:space="preserve" \
      font-family="\(Self.sans)" fill-rule="evenodd" clip-rule="evenodd" stroke-miterlimit="10">
      \(head.joined())\(body)</svg>

      """
  }

  /// The families PangoShaper looks in, then whatever the reader has.
  private static let sans = "Inter, Noto Sans, Noto Sans CJK JP, sans-serif"
  private static let mono = "Noto Sans Mono, Noto Sans Mono CJK JP, monospace"

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
          let label = XMLText.escaped(run.printable)
          fill(path, run.color, extra: " fill-rule=\"nonzero\" aria-label=\"\(label)\"")
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
    var attributes = ""
    if let node = group.node { attributes += " id=\"\(unused("n\(node.rawValue)"))\"" }
    if let affine = perspective.affine {
      guard affine.inverse != nil else { return }
      if !affine.isIdentity { attributes += " transform=\"\(SVGNumber.matrix(affine))\"" }
      perspective = .identity
    }
    if let clip = group.clip {
      guard let path = seen(clip, through: perspective) else { return }
      attributes += " clip-path=\"url(#\(clipID(path)))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGNumber.factor(group.opacity))\"" }
    let title = group.title.isEmpty ? "" : "<title>\(XMLText.escaped(group.title))</title>"
    guard !attributes.isEmpty || !title.isEmpty else {
      return items(group.items, through: perspective)
    }
    line("<g\(attributes)>\(title)")
    depth += 1
    items(group.items, through: perspective)
    depth -= 1
    line("</g>")
  }

  private mutating func fill(_ path: Path, _ color: Color, extra: String = "") {
    line("<path d=\"\(SVGNumber.path(path))\" \(SVGNumber.paint("fill", color))\(extra)/>")
  }

  private mutating func stroke(_ path: Path, _ stroke: Stroke, scale: Double) {
    var attributes = SVGNumber.paint("stroke", stroke.color)
    let width = stroke.width * scale
    if width != 1 { attributes += " stroke-width=\"\(SVGNumber.length(width))\"" }
    if stroke.cap == .round { attributes += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    if let dashes = stroke.usableDashes {
      let lengths = dashes.map { SVGNumber.length($0 * scale) }.joined(separator: " ")
      attributes += " stroke-dasharray=\"\(lengths)\""
    }
    line("<path d=\"\(SVGNumber.path(path))\" fill=\"none\" \(attributes)/>")
  }

  private mutating func text(_ run: TextRun, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, run.size.isFinite else { return }
    var style = " font-size=\"\(SVGNumber.length(run.size))\""
    if run.weight != .regular { style += " font-weight=\"\(run.weight.rawValue)\"" }
    if run.family == .mono { style += " font-family=\"\(Self.mono)\"" }
    if run.color != .black { style += " " + SVGNumber.paint("fill", run.color) }
    for laidOut in shaper.lines(of: run) where !laidOut.text.isEmpty {
      let isRightToLeft = laidOut.isRightToLeft
      let x = point.x + laidOut.baseline.x + (isRightToLeft ? laidOut.width : 0)
      let place =
        "x=\"\(SVGNumber.length(x))\" y=\"\(SVGNumber.length(point.y + laidOut.baseline.y))\""
      let direction = isRightToLeft ? " direction=\"rtl\"" : ""
      line("<text \(place)\(style)\(direction)>\(XMLText.escaped(laidOut.text))</text>")
    }
  }

  private mutating func clipID(_ path: Path) -> String {
    let outline = SVGNumber.path(path)
    if let id = clips[outline] { return id }
    let id = "c\(clips.count + 1)"
    clips[outline] = id
    line("<clipPath id=\"\(id)\"><path d=\"\(outline)\"/></clipPath>")
    return id
  }

  /// `id`, or the same with a number when the picture shows the node more than once.
  private mutating func unused(_ id: String) -> String {
    let count = usedIDs[id, default: 0] + 1
    usedIDs[id] = count
    return count == 1 ? id : "\(id)-\(count)"
  }

  private mutating func line(_ text: String) {
    // A deep picture is not indented away.
    body += String(repeating: "  ", count: min(depth, 8)) + text + "\n"
  }
}
