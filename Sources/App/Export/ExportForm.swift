import Figures
import Geometry
import GtkKit
import Session
import Support

/// The form of the export window: a row for each option, visible while it applies.
final class ExportForm {
  let widget = Box(.vertical, spacing: 8)
  private var plan: ExportPlan
  /// Updates each row to the plan.
  private var rows: [(ExportPlan) -> Void] = []
  private var change: (ExportChoice) -> Void = { _ in }
  private var isShowing = false

  init(_ plan: ExportPlan) {
    self.plan = plan
    addList(localized("Figure"), \.figure, \.figures, \.title)
    addBox(localized("Whole Lesson"), \.showsWholeLesson) { $0.choice.figure == .lesson }
    addList(localized("Format"), \.kind, \.kinds, \.title)
    addMenu(
      localized("Text Format"), \.printsAsUIKit,
      [(localized("Outline"), false), (localized("UIKit Format"), true)]
    ) { $0.choice.showsForm }
    addMenu(
      localized("Page"), \.paper,
      [(localized("Same as Image"), nil)]
        + ExportChoice.papers.map { ($0.replacing("-", with: ", "), $0) }
    ) { $0.choice.showsPaper }
    addMenu(
      localized("Theme"), \.coloring,
      Array(
        zip(
          [localized("Automatic"), localized("Light"), localized("Dark")],
          ExportChoice.Coloring.allCases))
    ) { $0.choice.isPainted }
    addMenu(
      localized("Background"), \.background,
      Array(
        zip(
          [localized("Theme"), localized("White"), localized("None")],
          ExportChoice.Background.allCases))
    ) { $0.choice.showsBackground }
    addMenu(
      localized("Scale"), \.scale, ExportChoice.scales.map { ("\($0)×".inOwnOrder, $0) }
    ) { $0.choice.showsScale }
    addSize()
    addPart()
    addNumber(
      localized("Frames"), \.count,
      StoryboardLook.counts.lowerBound...StoryboardLook.counts.upperBound
    ) { $0.choice.showsCount }
    addNumber(
      localized("Frames per Second"), \.stillsPerSecond, 1...60
    ) { $0.choice.showsRate }
    addMenu(
      localized("Speed"), \.speed,
      ExportChoice.speeds.map { ("\($0.words)×".inOwnOrder, $0) }
    ) { $0.choice.showsSpeed }
    addBox(localized("Caption with Callbacks"), \.showsCaptions) { $0.choice.kind.isFilm }
    addFrame()
    addBox(localized("Map Attribution"), \.thanks) { $0.choice.showsThanks && $0.hasMaps }
    addCaption()
  }

  /// Calls `body` with every new choice.
  func onChange(_ body: @escaping (ExportChoice) -> Void) { change = body }

  /// Shows a plan's choice, with the available figures, formats and parts.
  func show(_ plan: ExportPlan) {
    isShowing = true
    defer { isShowing = false }
    self.plan = plan
    rows.forEach { $0(plan) }
  }

  /// Applies a change by the user; ignores changes that the program makes while showing.
  private func edit(_ body: (inout ExportChoice) -> Void) {
    guard !isShowing else { return }
    var next = plan.choice
    body(&next)
    if next != plan.choice { change(next) }
  }
}

/// Adding rows.
extension ExportForm {
  /// Whether a row applies to a plan.
  private typealias Condition = (ExportPlan) -> Bool

  /// Adds a row that is visible while `isShown`; `show` updates its control.
  private func add(
    _ title: String, _ control: Widget, _ isShown: @escaping Condition,
    show: @escaping (ExportPlan) -> Void
  ) {
    let label = Label(title, style: "dim-label")
    label.widthInCharacters = 14
    label.horizontalAlignment = 0
    control.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 8, [label, control])
    widget.append(row)
    rows.append { plan in
      show(plan)
      row.isVisible = isShown(plan)
    }
  }

  /// A list of values that depend on the plan.
  private func addList<Value: Equatable>(
    _ title: String, _ path: WritableKeyPath<ExportChoice, Value>,
    _ values: KeyPath<ExportPlan, [Value]>, _ name: KeyPath<Value, String>
  ) {
    let list = ChangingList(label: title)
    list.onChange { [weak self] place in
      guard let self, plan[keyPath: values].indices.contains(place) else { return }
      edit { $0[keyPath: path] = plan[keyPath: values][place] }
    }
    add(title, list.widget, { _ in true }) { plan in
      let all = plan[keyPath: values]
      list.show(
        all.map { $0[keyPath: name] },
        selection: all.firstIndex(of: plan.choice[keyPath: path]) ?? 0)
    }
  }

  /// A list of constant values, with their names.
  private func addMenu<Value: Equatable>(
    _ title: String, _ path: WritableKeyPath<ExportChoice, Value>,
    _ values: [(name: String, value: Value)], _ isShown: @escaping Condition
  ) {
    let list = DropDown(values.map(\.name), label: title)
    list.onChange { [weak self] place in
      guard values.indices.contains(place) else { return }
      self?.edit { $0[keyPath: path] = values[place].value }
    }
    add(title, list, isShown) { plan in
      list.selection = values.firstIndex { $0.value == plan.choice[keyPath: path] } ?? 0
    }
  }

  private func addNumber(
    _ title: String, _ path: WritableKeyPath<ExportChoice, Int>, _ range: ClosedRange<Int>,
    _ isShown: @escaping Condition
  ) {
    let field = NumberField(
      Double(range.lowerBound)...Double(range.upperBound), step: 1, label: title)
    field.onChange { [weak self] value in self?.edit { $0[keyPath: path] = Int(value) } }
    add(title, field, isShown) { field.value = Double($0.choice[keyPath: path]) }
  }

  /// A check box, which has its title itself.
  private func addBox(
    _ title: String, _ path: WritableKeyPath<ExportChoice, Bool>,
    _ isShown: @escaping Condition
  ) {
    let box = box(title, path)
    add("", box, isShown) { box.isOn = $0.choice[keyPath: path] }
  }

  private func box(
    _ title: String, _ path: WritableKeyPath<ExportChoice, Bool>
  ) -> CheckButton {
    let box = CheckButton(title)
    box.onChange { [weak self] isOn in self?.edit { $0[keyPath: path] = isOn } }
    return box
  }
}

/// Rows with several controls.
extension ExportForm {
  /// The default size, or width and height.
  private func addSize() {
    let title = localized("Size")
    let sizing = DropDown([localized("Default"), localized("Custom")], label: title)
    sizing.onChange { [weak self] place in
      self?.edit { $0.size = place == 0 ? nil : $0.size ?? CGSize(width: 800, height: 600) }
    }
    add(title, sizing, { $0.choice.isPainted }) { plan in
      sizing.selection = plan.choice.size == nil ? 0 : 1
    }
    let width = NumberField(ExportChoice.sides, step: 10, label: localized("Width in Points"))
    let height = NumberField(ExportChoice.sides, step: 10, label: localized("Height in Points"))
    width.onChange { [weak self] value in self?.edit { $0.size?.width = value } }
    height.onChange { [weak self] value in self?.edit { $0.size?.height = value } }
    add(
      "", Box(.horizontal, spacing: 6, [width, Label("×"), height]),
      { $0.choice.isPainted && $0.choice.size != nil }
    ) { plan in
      if let size = plan.choice.size { (width.value, height.value) = (size.width, size.height) }
    }
  }

  /// The part of the run, with its instants.
  private func addPart() {
    let title = localized("Range")
    let part = ChangingList(label: title)
    part.onChange { [weak self] place in
      guard let self, plan.parts.indices.contains(place) else { return }
      edit { $0.part = plan.parts[place].part }
    }
    add(title, part.widget, { $0.choice.showsPart }) { plan in
      let all = plan.parts
      let place =
        switch plan.choice.part {
        case .movement(let index): min(index, all.count - 2)
        case .whole: all.count - 2
        case .between: all.count - 1
        }
      part.show(all.map(\.title), selection: place)
    }
    let start = NumberField(
      0...10_000_000, step: 10, label: localized("Start in Milliseconds"))
    let end = NumberField(0...10_000_000, step: 10, label: localized("End in Milliseconds"))
    for field in [start, end] {
      field.onChange { [weak self, weak start, weak end] _ in
        guard let start, let end else { return }
        self?.edit {
          if case .between = $0.part { $0.part = .between(Int(start.value), Int(end.value)) }
        }
      }
    }
    add(
      "", Box(.horizontal, spacing: 6, [start, Label("–"), end]), { $0.choice.showsInstants }
    ) { plan in
      guard case .between(let from, let to) = plan.choice.part else { return }
      (start.value, end.value) = (Double(from), Double(to))
    }
  }

  /// What is drawn around the figure.
  private func addFrame() {
    let title = box(localized("Heading"), \.showsTitle)
    let legend = box(localized("Legend"), \.showsLegend)
    let device = box(localized("Device"), \.hasDevice)
    add(
      localized("Frame and Labels"), Box(.horizontal, spacing: 12, [title, legend, device]),
      { $0.choice.isPainted }
    ) { plan in
      let choice = plan.choice
      title.isOn = choice.showsTitle
      (legend.isOn, legend.isVisible) = (choice.showsLegend, choice.showsLegendRow)
      (device.isOn, device.isVisible) = (choice.hasDevice, choice.showsFrame)
    }
  }

  private func addCaption() {
    let title = localized("Caption")
    let caption = TextEntry(label: title)
    caption.onChange { [weak self] text in self?.edit { $0.caption = text } }
    add(title, caption, { $0.choice.isPainted }) { caption.text = $0.choice.caption }
  }
}

extension Double {
  /// The number as people write it: 2, 0.25.
  fileprivate var words: String { self == rounded() ? String(Int(self)) : String(self) }
}
