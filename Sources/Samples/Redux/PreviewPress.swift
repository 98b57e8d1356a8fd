/// A press on a row: highlights the row, then previews its detail.
///
/// After 0.5 s everything but the row fades, after 1 s a card shows the detail. A harder press
/// (`finish()`) commits, lifting the finger (`cancel()`) restores everything, as does a rotation or
/// resize.
///
/// UIKit: peek and pop, `UIViewControllerPreviewing`, from iOS 9 to iOS 12; the times and the card
/// are ours.
package final class PreviewPress {
  /// The stage of a press.
  package enum Stage: String, Hashable, Sendable, CaseIterable {
    /// No touch.
    case idle
    /// Pressed, without visible effect yet.
    case pressed
    /// Everything but the row has faded.
    case hint
    /// The card is visible.
    case peek
  }

  static let hintDelay = 0.5
  static let peekDelay = 1.0

  /// The current stage.
  package private(set) var stage = Stage.idle
  /// The pressed row; nil without one.
  package private(set) var row: Int?
  /// The controller on the card; nil without one.
  package var previewedViewController: ViewController? { card?.content }

  private weak var list: ListViewController?
  private var card: PreviewCard?
  private var veils: [View] = []
  /// Identifies this press: actions scheduled by an earlier one are ignored.
  private var number = 0

  init(on list: ListViewController) { self.list = list }

  /// Starts a press on a row.
  ///
  /// Ignored during a press, if there is no such row, or if the list is off screen.
  package func begin(row: Int) {
    guard stage == .idle, let list, list.appearancePhase == .appeared,
      list.dataSource.item(at: row) != nil
    else { return }
    number += 1
    (stage, self.row) = (.pressed, row)
    plan(Self.hintDelay) { $0.showHint() }
    plan(Self.peekDelay) { $0.showCard() }
  }

  /// Presses harder, which commits the preview.
  ///
  /// Ignored before the card is visible.
  package func finish() {
    guard let list, let card, let item = row.flatMap(list.dataSource.item) else { return }
    reset()
    card.dismiss(animated: false) { [weak list] in
      let content = card.content
      content.unplug()
      list?.commit(content, of: item)
    }
  }

  /// Lifts the finger; the card disappears.
  package func cancel() {
    guard stage != .idle else { return }
    let card = card
    reset()
    card?.dismiss(animated: false)
  }

  private func reset() {
    number += 1
    (stage, row, card) = (.idle, nil, nil)
    for veil in veils { veil.removeFromSuperview() }
    veils = []
  }

  private func plan(_ delay: Double, _ step: @escaping (PreviewPress) -> Void) {
    let mine = number
    list?.simulation.after(delay) { [weak self] in
      if let self, number == mine { step(self) }
    }
  }

  /// Fades everything above and below the row, instead of a blur.
  private func showHint() {
    guard let list, let row else { return }
    stage = .hint
    let rows = list.rows
    let top = rows.frame.minY + RowList.rowHeight * Double(row) - rows.contentOffset.y
    let bottom = top + RowList.rowHeight
    veils = [(rows.frame.minY, top, "above"), (bottom, rows.frame.maxY, "below")]
      .filter { $0.0 < $0.1 }
      .map { start, end, place in
        let veil = list.simulation.make { View("\(list.name).\(place)") }
        veil.frame = CGRect(x: 0, y: start, width: rows.bounds.width, height: end - start)
        veil.backgroundColor = Color(white: 1, alpha: 0.7)
        veil.isUserInteractionEnabled = false
        list.view.addSubview(veil)
        return veil
      }
  }

  private func showCard() {
    guard let list, let item = row.flatMap(list.dataSource.item),
      list.appearancePhase == .appeared, list.presentedViewController == nil
    else { return cancel() }
    let preview = list.preview(of: item)
    let card = list.simulation.make { PreviewCard("\(list.name).card", content: preview) }
    card.onSizeChange = { [weak self] in self?.cancel() }
    (stage, self.card) = (.peek, card)
    list.present(card, animated: false)
  }
}
