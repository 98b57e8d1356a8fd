import Drawing
import Geometry
import Hierarchy
import Support

/// The face of a view: its name in a frame, solid for a controller's root view, which also has its
/// phase mark.
struct ViewChip {
  private let view: ViewState
  private let mark: PhaseMark?
  private let isWindow: Bool
  let isSelected: Bool
  /// Whether the view is invisible because it or an ancestor is hidden.
  let isDimmed: Bool

  private static let height = 26.0
  private static let padding = 12.0
  private static let longestName = 200.0
  /// The phase mark precedes the name.
  private static let markRadius = 3.5
  private static let markGap = 5.0

  init(
    _ view: ViewState, in state: HierarchyState, isDimmed: Bool, _ options: FigureOptions
  ) {
    let id = view.id
    self.view = view
    mark = view.controller.flatMap { state.controllers[$0] }.map(PhaseMark.init(of:))
    isWindow = state.windows.contains { $0.view == id }
    let selection = options.selection
    isSelected =
      selection != nil && (selection == id || view.controller.map { $0 == selection } ?? false)
    self.isDimmed = isDimmed
  }

  func colors(_ palette: Palette) -> Palette.PhaseColors {
    mark.map { palette[$0] } ?? palette.disappeared
  }

  func size(_ options: FigureOptions) -> CGSize {
    let words = options.shaper.size(of: run(options.palette))
    let width = min(words.width, Self.longestName)
    return CGSize(
      width: (width + markWidth + 2 * Self.padding).rounded(.up),
      height: max((words.height + 2).rounded(.up), Self.height))
  }

  /// The width of the mark, the same in every phase.
  private var markWidth: Double { mark == nil ? 0 : 2 * Self.markRadius + Self.markGap }

  func face(size: CGSize, _ options: FigureOptions) -> [DisplayList.Item] {
    let palette = options.palette
    let outline = Path.roundedRectangle(
      CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1), radius: 6)
    let isPlain = mark == nil && !isWindow && !view.isWidget
    var text = run(palette)
    (text.width, text.alignment) = (size.width - markWidth - 2 * Self.padding + 2, .center)
    let height = options.shaper.size(of: text).height
    let sign =
      mark?.items(
        center: CGPoint(x: Self.padding + Self.markRadius - 1, y: size.height / 2),
        radius: Self.markRadius, color: colors(palette).ink) ?? []
    return [
      .fill(outline, isSelected ? palette.selectedSurface : palette.surface),
      .stroke(
        outline,
        Stroke(
          isSelected ? palette.accent : colors(palette).ink, width: isSelected ? 2 : 1.2,
          dashes: isPlain ? [3.5, 2.5] : [])),
      .text(text, at: CGPoint(x: Self.padding + markWidth - 1, y: (size.height - height) / 2)),
    ] + sign
  }

  /// "startMap.view, MapView, in topContainer, view of startMap".
  func label(in state: HierarchyState) -> String {
    var parts = [view.name, view.className]
    if view.isWidget {
      if let host = view.superview { parts.append(localized("in \(state.name(of: host))")) }
    } else if isWindow {
      parts[1] = localized("window among the views")
    } else {
      parts.append(
        view.superview.map { localized("in \(state.name(of: $0))") } ?? localized("no superview")
      )
    }
    if let controller = view.controller {
      parts.append(localized("view of \(state.name(of: controller))"))
      if let mark { parts.append(mark.word) }
    }
    if isDimmed { parts.append(localized("hidden")) }
    return parts.joined(separator: ", ")
  }

  private func run(_ palette: Palette) -> TextRun {
    TextRun(
      view.name, size: 11.5, weight: mark == nil ? .medium : .semibold, color: colors(palette).text)
  }
}
