import Drawing
import Geometry
import Hierarchy
import Support

/// The text around a figure: heading, legend, caption and attribution.
struct FigureFrame {
  private let kind: FigureKind
  private let options: FigureOptions
  private let heading: String
  private let legend: Legend

  /// The smallest size with space for text.
  private static let leastFramed = CGSize(width: 160, height: 120)
  private static let headingHeight = 40.0
  private static let margin = 16.0

  /// Omits text without space, and the attribution without a map.
  init(_ kind: FigureKind, _ state: HierarchyState, _ options: FigureOptions) {
    self.kind = kind
    let least = Self.leastFramed
    let isRoomy = options.size.map { $0.width >= least.width && $0.height >= least.height } ?? true
    var fitting = options
    fitting.showsTitle = options.showsTitle && isRoomy
    fitting.showsCredit = options.showsCredit && isRoomy && state.showsMap
    if !isRoomy { fitting.caption = "" }
    self.options = fitting
    heading = localized("\(kind.title) at \(state.instant.milliseconds) ms")
    legend = Legend(of: options.showsLegend && isRoomy ? kind : nil, state, options)
  }

  /// The options with the remaining size.
  var inner: FigureOptions {
    var inner = options
    inner.size = options.size.map {
      CGSize(
        width: $0.width, height: max($0.height - top - Words(self, width: $0.width).height, 1))
    }
    return inner
  }

  private var top: Double { options.showsTitle ? Self.headingHeight : 0 }

  /// Adds the text to the picture.
  func around(_ picture: DisplayList) -> DisplayList {
    var result = picture
    if result.title.isEmpty { result.title = kind.title }
    switch options.backdrop {
    case .theme: break
    case .white: result.background = .white
    case .transparent: result.background = nil
    }
    let words = Words(self, width: picture.size.width)
    guard options.showsTitle || words.height > 0 else { return result }
    // A bare screen has no background; text needs one.
    if options.backdrop == .theme, result.background == nil {
      result.background = options.palette.stageGround
    }
    result.size.height += top + words.height
    result.items = [
      .group(
        Group(
          transform: ProjectiveTransform(CGAffineTransform(translationX: 0, y: top)),
          items: picture.items))
    ]
    if options.showsTitle {
      let run = TextRun(
        heading, size: 15, weight: .semibold, color: options.palette.text,
        width: max(picture.size.width - 2 * Self.margin, 1))
      result.items.append(.text(run, at: CGPoint(x: Self.margin, y: 14)))
    }
    result.items += words.items(below: top + picture.size.height)
    if !options.caption.isEmpty {
      result.summary = [options.caption, result.summary].filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
    return result
  }

  /// The text below a picture of a given width.
  private struct Words {
    private let legend: Legend.Placed
    private let caption: TextRun?
    private let captionHeight: Double
    private let credit: TextRun?
    private let creditSize: CGSize

    init(_ frame: FigureFrame, width: Double) {
      let options = frame.options
      let room = max(width - 2 * FigureFrame.margin, 1)
      legend = frame.legend.placed(in: room, options)
      caption =
        options.caption.isEmpty
        ? nil
        : TextRun(
          options.caption, size: 13, color: options.palette.text, width: room, maximumLines: 0)
      captionHeight = caption.map { options.shaper.size(of: $0).height + 18 } ?? 0
      credit = options.showsCredit ? options.credit(atWidth: width) : nil
      creditSize = credit.map { options.shaper.size(of: $0) } ?? .zero
    }

    private var creditHeight: Double {
      credit == nil ? 0 : max((creditSize.height + 10).rounded(.up), 24)
    }

    var height: Double { legend.height + captionHeight.rounded(.up) + creditHeight }

    func items(below y: Double) -> [DisplayList.Item] {
      var items = legend.items(at: CGPoint(x: FigureFrame.margin, y: y))
      if let caption {
        items.append(.text(caption, at: CGPoint(x: FigureFrame.margin, y: y + legend.height + 6)))
      }
      if let credit {
        items.append(.text(credit, at: CGPoint(x: 8, y: y + height - creditSize.height - 5)))
      }
      return items
    }
  }
}

extension FigureOptions {
  /// The attribution, unabridged; in smaller type below a narrow picture.
  func credit(atWidth width: Double) -> TextRun {
    let room = max(width - 16, 1)
    func run(_ size: Double) -> TextRun {
      TextRun(
        DisplayList.credit, size: size, color: palette.secondaryText, alignment: .center,
        width: room, maximumLines: 0)
    }
    let most = [(size: 9.0, lines: 1), (size: 8.0, lines: 2)]
    let fitting = most.first(where: { shaper.lines(of: run($0.size)).count <= $0.lines })
    return run(fitting?.size ?? 6.5)
  }
}

extension DisplayList {
  /// The attribution that the map data's licenses require.
  static let credit =
    "Made with Natural Earth (naturalearthdata.com). Place names © GeoNames (geonames.org), "
    + "CC BY 4.0, modified. Country names from Unicode CLDR."
}
