import GtkKit
import Session
import Support

/// The issues of the whole run, shown while no node is selected.
final class InspectorOverview {
  let widget = Box(.vertical)
  private let list = RemarkList(greatestHeight: 420)
  private var shown: [DiagnosisLine] = []
  private let act: (Session.Action) -> Void
  /// Whether no node is selected.
  var isNeeded = true { didSet { showOrHide() } }

  init(_ act: @escaping (Session.Action) -> Void) {
    self.act = act
    widget.isVisible = false
    list.onSelect { [weak self] place in
      guard let self else { return }
      act(.issue(.show(shown[place].event)))
    }
    let heading = Label(localized("Issues"), style: "script-heading")
    heading.horizontalAlignment = 0
    widget.append(heading)
    widget.append(list.widget)
  }

  func show(_ diagnoses: [DiagnosisLine]) {
    shown = diagnoses
    list.show(diagnoses.map(RemarkList.Remark.init))
    showOrHide()
  }

  private func showOrHide() { widget.isVisible = isNeeded && !shown.isEmpty }
}
