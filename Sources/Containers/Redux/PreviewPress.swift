/// The finger that rests on a row: at first the row stands out, then what is behind it appears.
///
/// After 0.5 s all but the row fades, after 1 s a card shows what is behind it. Pressing harder
/// (`finish()`) goes there, letting go (`cancel()`) leaves everything as it was; so does turning the
/// device or another size.
///
/// UIKit: peek and pop, `UIViewControllerPreviewing`, from iOS 9 to iOS 12; the times and the card
/// are ours.
public final class PreviewPress {
  /// How far a press has come.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// No finger is there.
    case idle
    /// The finger rests, and nothing shows yet.
    case pressed
    /// All but the row has faded.
    case hint
    /// The card shows.
    case peek
  }

  static let hintDelay = 0.5
  static let peekDelay = 1.0

  /// How far it has come.
  public private(set) var stage = Stage.idle
  /// The row below the finger; nil without one.
  public private(set) var row: Int?
  /// What the card shows; nil without one.
  public var previewedViewController: ViewController? { card?.content }

  private weak var list: ListViewController?
  private var card: PreviewCard?
  private var veils: [View] = []
  /// Which press this is: what an earlier one had planned does not happen.
  private var number = 0

  init(on list: ListViewController) { self.list = list }

  /// Lays the finger on a row.
  ///
  /// Nothing happens while there is one, where there is no row, or while the list is out of sight.
  public func begin(row: Int) {
    guard stage == .idle, let list, list.appearancePhase == .appeared,
      list.dataSource.item(at: row) != nil
    else { return }
    number += 1
    (stage, self.row) = (.pressed, row)
    plan(Self.hintDelay) { $0.showHint() }
    plan(Self.peekDelay) { $0.showCard() }
  }

  /// Presses harder, which leads to what the card shows.
  ///
  /// Nothing happens before there is a card.
  public func finish() {
    guard let list, let card, let item = row.flatMap(list.dataSource.item) else { return }
    reset()
    card.dismiss(animated: false) { [weak list] in
      let content = card.content
      content.unplug()
      list?.commit(content, of: item)
    }
  }

  /// Lets go; the card vanishes, and nothing has changed.
  public func cancel() {
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

  /// Fades everything above and below the row, in place of a blur.
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
