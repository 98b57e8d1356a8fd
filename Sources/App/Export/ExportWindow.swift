import Foundation
import Figures
import Geometry
import GioKit
import GtkKit
import Support
import Session

/// The export window: choose options, preview, then save, copy or drag the result.
///
/// It follows the main window and exports what that shows.
final class ExportWindow {
  /// An event for the main window.
  enum Intent {
    case chose(ExportChoice)
    case closed
  }

  let native: SideWindow
  let form: ExportForm
  private let preview = ExportPreview()
  private let measure = Label("", style: "dim-label")
  let message = Label("", style: "export-message")
  let progress = ProgressBar(label: localized("Video"))
  let cancel = Button(.text(localized("Cancel")))
  private let copy = Button(.text(localized("Copy")))
  private let save = Button(.text(localized("Save…")))
  let working: Box
  var plan: ExportPlan
  /// The file being written, if any.
  var work: ExportWork?
  /// The folder of the last export.
  var folder = DesktopFolder.pictures
  private(set) var act: (Intent) -> Void = { _ in }

  init(_ plan: ExportPlan) {
    self.plan = plan
    form = ExportForm(plan)
    message.isWrapped = true
    message.horizontalAlignment = 0
    message.greatestWidthInCharacters = 40
    measure.horizontalAlignment = 0
    measure.isWrapped = true
    measure.greatestWidthInCharacters = 40
    progress.expandsHorizontally = true
    progress.align(vertical: .center)
    working = Box(.horizontal, spacing: 8, [progress, cancel])
    working.isVisible = false
    save.addStyle("suggested-action")
    let space = Box(.vertical)
    space.expandsVertically = true
    let buttons = Box(.horizontal, spacing: 8, [copy, save])
    buttons.isHomogeneous = true
    let side = Box(
      .vertical, spacing: 12, [form.widget, space, measure, message, working, buttons])
    side.setMinimumSize(width: 320)
    side.setMargins(16)
    let content = Box(.horizontal, [preview.widget, side])
    native = SideWindow(title: localized("Export"), size: CGSize(width: 960, height: 640), content)
    form.onChange { [weak self] choice in
      self?.message.text = ""
      self?.act(.chose(choice))
    }
    copy.onClick { [weak self] in self?.copyPicture() }
    save.onClick { [weak self] in self?.chooseFile() }
    cancel.onClick { [weak self] in self?.work?.cancel() }
    preview.widget.onDragOut { [weak self] in self?.carried() ?? [] }
    preview.widget.tooltip = localized("Drag the image into another app")
    native.onClose { [weak self] in
      self?.work?.cancel()
      self?.act(.closed)
    }
  }

  /// Calls `body` with each intent.
  func onIntent(_ body: @escaping (Intent) -> Void) { act = body }

  /// Shows a preview of the current export.
  func show(_ plan: ExportPlan) {
    self.plan = plan
    form.show(plan)
    let problem = plan.problem()
    measure.text = plan.measure(of: preview.show(plan), Toolkit.textShaper)
    if let problem { message.text = problem } else if work == nil, isComplaint { message.text = "" }
    isComplaint = problem != nil
    message.setStyle("error", isComplaint)
    save.isEnabled = problem == nil && work == nil
    copy.isEnabled = problem == nil || plan.choice.kind.isFilm
  }

  private var isComplaint = false

  /// Shows a result or an error until another option is chosen.
  func say(_ words: String, isError: Bool = false) {
    message.text = words
    message.setStyle("error", isError)
  }

  private func copyPicture() {
    do {
      let bytes = try plan.bytes(Toolkit.textShaper)
      if plan.choice.kind.isText {
        Clipboard.copy([.text(String(decoding: bytes, as: UTF8.self))])
      } else if plan.choice.kind.isSVG {
        let text = String(decoding: bytes, as: UTF8.self)
        Clipboard.copy([.bytes(bytes, kind: "image/svg+xml"), .text(text)])
      } else {
        Clipboard.copy([.bytes(try plan.png(Toolkit.textShaper), kind: "image/png")])
      }
      say(plan.copies)
    } catch {
      say("\(error)", isError: true)
    }
  }

  /// The formats a drag offers: an image, text, or a file, depending on the target.
  private func carried() -> [Clipping] {
    var clippings: [Clipping]
    if plan.choice.kind.isText {
      clippings = [.text(plan.text(Toolkit.textShaper))]
    } else {
      guard let png = try? plan.png(Toolkit.textShaper) else { return [] }
      clippings = [.bytes(png, kind: "image/png")]
    }
    if let path = plan.fileToDrag(Toolkit.textShaper, in: UserFolder.cache.path) {
      clippings.insert(.file(path), at: 0)
    }
    return clippings
  }
}
