import Figures
import Geometry
import GtkKit
import Session
import Support

/// The form of the export window, with the options that apply.
final class ExportForm {
  let widget = Box(.vertical, spacing: 8)
  private var choice: ExportChoice
  private var figures: [FigureKind] = []
  private var kinds: [ExportKind] = []
  private var parts: [ExportChoice.Part] = []
  private var change: (ExportChoice) -> Void = { _ in }
  private var isShowing = false

  private let figure = ChangingList(label: localized("Figure"))
  private let kind = ChangingList(label: localized("Format"))
  private let colors = DropDown(
    [localized("Automatic"), localized("Light"), localized("Dark")], label: localized("Theme"))
  private let background = DropDown(
    [localized("Theme"), localized("White"), localized("None")], label: localized("Background"))
  private let scale = DropDown(
    ExportChoice.scales.map { "\($0)×".inOwnOrder }, label: localized("Scale"))
  private let sizing = DropDown(
    [localized("Default"), localized("Custom")], label: localized("Size"))
  private let width = NumberField(ExportChoice.sides, step: 10, label: localized("Width in Points"))
  private let height = NumberField(
    ExportChoice.sides, step: 10, label: localized("Height in Points"))
  private let part = ChangingList(label: localized("Range"))
  private let start = NumberField(
    0...10_000_000, step: 10, label: localized("Start in Milliseconds"))
  private let end = NumberField(0...10_000_000, step: 10, label: localized("End in Milliseconds"))
  private let count = NumberField(
    Double(StoryboardLook.counts.lowerBound)...Double(StoryboardLook.counts.upperBound), step: 1,
    label: localized("Frames"))
  private let rate = NumberField(1...60, step: 1, label: localized("Frames per Second"))
  private let speed = DropDown(
    ExportChoice.speeds.map { "\($0.words)×".inOwnOrder }, label: localized("Speed"))
  private let paper = DropDown(
    [localized("Same as Image")] + ExportChoice.papers.map { $0.replacing("-", with: ", ") },
    label: localized("Page"))
  private let form = DropDown(
    [localized("Outline"), localized("UIKit Format")], label: localized("Text Format"))
  private let captions = CheckButton(localized("Caption with Callbacks"))
  private let title = CheckButton(localized("Heading"))
  private let legend = CheckButton(localized("Legend"))
  private let frame = CheckButton(localized("Device"))
  private var hasMaps = false
  private let thanks = CheckButton(localized("Map Attribution"))
  private let wholeLesson = CheckButton(localized("Whole Lesson"))
  private let caption = TextEntry(label: localized("Caption"))
  private var rows: [(row: Widget, isShown: (ExportChoice) -> Bool)] = []

  init(_ choice: ExportChoice) {
    self.choice = choice
    add(localized("Figure"), figure.widget)
    add("", wholeLesson) { $0.figure == .lesson }
    add(localized("Format"), kind.widget)
    add(localized("Text Format"), form) { $0.showsForm }
    add(localized("Page"), paper) { $0.showsPaper }
    add(localized("Theme"), colors) { $0.isPainted }
    add(localized("Background"), background) { $0.showsBackground }
    add(localized("Scale"), scale) { $0.showsScale }
    add(localized("Size"), sizing) { $0.isPainted }
    add("", Box(.horizontal, spacing: 6, [width, Label("×"), height])) {
      $0.isPainted && $0.size != nil
    }
    add(localized("Range"), part.widget) { $0.showsPart }
    add("", Box(.horizontal, spacing: 6, [start, Label("–"), end])) { $0.showsInstants }
    add(localized("Frames"), count) { $0.showsCount }
    add(localized("Frames per Second"), rate) { $0.showsRate }
    add(localized("Speed"), speed) { $0.showsSpeed }
    add("", captions) { $0.kind.isFilm }
    add(localized("Frame and Labels"), Box(.horizontal, spacing: 12, [title, legend, frame])) {
      $0.isPainted
    }
    add("", thanks) { [weak self] in $0.showsThanks && self?.hasMaps == true }
    add(localized("Caption"), caption) { $0.isPainted }
    listen()
  }

  /// Calls `body` with every new choice.
  func onChange(_ body: @escaping (ExportChoice) -> Void) { change = body }

  private func add(
    _ title: String, _ control: Widget, _ isShown: @escaping (ExportChoice) -> Bool = { _ in true }
  ) {
    let label = Label(title, style: "dim-label")
    label.widthInCharacters = 14
    label.horizontalAlignment = 0
    control.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 8, [label, control])
    widget.append(row)
    rows.append((row, isShown))
  }

  private func listen() {
    figure.onChange { [weak self] in self?.edit(self?.figures ?? [], $0) { $0.figure = $1 } }
    kind.onChange { [weak self] in self?.edit(self?.kinds ?? [], $0) { $0.kind = $1 } }
    part.onChange { [weak self] in self?.edit(self?.parts ?? [], $0) { $0.part = $1 } }
    colors.onChange { [weak self] in
      self?.edit(ExportChoice.Coloring.allCases, $0) { $0.coloring = $1 }
    }
    background.onChange { [weak self] in
      self?.edit(ExportChoice.Background.allCases, $0) { $0.background = $1 }
    }
    scale.onChange { [weak self] in self?.edit(Array(ExportChoice.scales), $0) { $0.scale = $1 } }
    speed.onChange { [weak self] in self?.edit(ExportChoice.speeds, $0) { $0.speed = $1 } }
    form.onChange { [weak self] place in self?.edit { $0.printsAsUIKit = place == 1 } }
    paper.onChange { [weak self] in
      self?.edit([nil] + ExportChoice.papers, $0) { $0.paper = $1 }
    }
    sizing.onChange { [weak self] place in
      self?.edit { $0.size = place == 0 ? nil : $0.size ?? CGSize(width: 800, height: 600) }
    }
    width.onChange { [weak self] value in
      self?.edit { if let size = $0.size { $0.size = CGSize(width: value, height: size.height) } }
    }
    height.onChange { [weak self] value in
      self?.edit { if let size = $0.size { $0.size = CGSize(width: size.width, height: value) } }
    }
    for field in [start, end] {
      field.onChange { [weak self] _ in
        guard let self else { return }
        let (from, to) = (Int(start.value), Int(end.value))
        edit { if case .between = $0.part { $0.part = .between(from, to) } }
      }
    }
    count.onChange { [weak self] value in self?.edit { $0.count = Int(value) } }
    rate.onChange { [weak self] value in self?.edit { $0.stillsPerSecond = Int(value) } }
    caption.onChange { [weak self] text in self?.edit { $0.caption = text } }
    for (box, path) in boxes {
      box.onChange { [weak self] isOn in self?.edit { $0[keyPath: path] = isOn } }
    }
  }

  /// The check boxes and the options they set.
  private var boxes: [(CheckButton, WritableKeyPath<ExportChoice, Bool>)] {
    [
      (captions, \.showsCaptions), (title, \.showsTitle), (legend, \.showsLegend),
      (frame, \.hasDevice), (thanks, \.thanks), (wholeLesson, \.showsWholeLesson),
    ]
  }

  private func edit<Value>(
    _ values: [Value], _ place: Int, _ body: (inout ExportChoice, Value) -> Void
  ) {
    guard values.indices.contains(place) else { return }
    edit { body(&$0, values[place]) }
  }

  /// Applies a change by the user; ignores changes that the program makes while showing.
  private func edit(_ body: (inout ExportChoice) -> Void) {
    guard !isShowing else { return }
    var next = choice
    body(&next)
    guard next != choice else { return }
    choice = next
    change(next)
  }

  /// Shows a plan's choice, with the available figures, formats and parts.
  func show(_ plan: ExportPlan) {
    isShowing = true
    defer { isShowing = false }
    choice = plan.choice
    hasMaps = plan.hasMaps
    (figures, kinds) = (plan.figures, plan.kinds)
    figure.show(figures.map(\.title), selection: figures.firstIndex(of: choice.figure) ?? 0)
    kind.show(kinds.map(\.title), selection: kinds.firstIndex(of: choice.kind) ?? 0)
    colors.selection = ExportChoice.Coloring.allCases.firstIndex(of: choice.coloring) ?? 0
    background.selection = ExportChoice.Background.allCases.firstIndex(of: choice.background) ?? 0
    scale.selection = Array(ExportChoice.scales).firstIndex(of: choice.scale) ?? 0
    speed.selection = ExportChoice.speeds.firstIndex(of: choice.speed) ?? 0
    form.selection = choice.printsAsUIKit ? 1 : 0
    paper.selection = choice.paper.flatMap(ExportChoice.papers.firstIndex(of:)).map { $0 + 1 } ?? 0
    sizing.selection = choice.size == nil ? 0 : 1
    if let size = choice.size { (width.value, height.value) = (size.width, size.height) }
    if case .between(let from, let to) = choice.part {
      (start.value, end.value) = (Double(from), Double(to))
    }
    count.value = Double(choice.count)
    rate.value = Double(choice.stillsPerSecond)
    caption.text = choice.caption
    for (box, path) in boxes { box.isOn = choice[keyPath: path] }
    (legend.isVisible, frame.isVisible) = (choice.showsLegendRow, choice.showsFrame)
    showParts(plan)
    for (row, isShown) in rows { row.isVisible = isShown(choice) }
  }

  private func showParts(_ plan: ExportPlan) {
    let all = plan.parts
    parts = all.map(\.part)
    let place =
      switch choice.part {
      case .movement(let index): index < parts.count - 2 ? index : parts.count - 2
      case .whole: parts.count - 2
      case .between: parts.count - 1
      }
    part.show(all.map(\.title), selection: place)
  }
}

extension Double {
  /// The number as people write it: 2, 0.25.
  fileprivate var words: String { self == rounded() ? String(Int(self)) : String(self) }
}
