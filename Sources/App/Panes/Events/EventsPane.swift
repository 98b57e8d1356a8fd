import GioKit
import GtkKit
import Hierarchy
import Session
import Support

/// Every event of the run, one row each: past, current and future, filtered.
///
/// It updates only while it is visible. Only visible rows have widgets, so that a run of 100,000
/// events costs no more than one of ten.
final class EventsPane {
  let widget: Box
  private let list: ListView
  private let search = SearchEntry(label: localized("Filter Events"))
  private let kinds: EventKinds
  /// The title of the subject column.
  private let subject = Label("")
  private let onlySelection = ToggleButton(.text(localized("Selection")))
  private let count = Label("", style: "dim-label")
  private let empty = Label("", style: "dim-label")
  private let rowSource: RowSource
  private let find = FindByTyping()
  private var seek: (Int) -> Void = { _ in }
  private var appear: () -> Void = {}
  private var chooseKinds: (Set<EventKind>) -> Void = { _ in }
  private var isOnScreen = false
  /// What the rows show, and their filter.
  private var shown: (model: EventsModel, filter: EventFilter)?
  private var index: (revision: Revision, index: EventIndex)?
  private var nodes: (revision: Revision, node: NodeID, nodes: Set<NodeID>)?
  private var text = ""
  private var current: Int?
  /// The time and size of the last growth.
  private var growth: (instant: ContinuousClock.Instant, rows: Int)?
  private var isGrowthDue = false

  /// More new rows than can be read are throttled: one update per pause.
  private static let flood = (rows: 40, pause: Duration.seconds(1))

  init(kinds chosen: Set<EventKind>, copyAction: String) {
    let source = RowSource()
    rowSource = source
    subject.text = localized("Controller")
    list = ListView(label: localized("Events")) { EventRow(source) }
    kinds = EventKinds(chosen)
    onlySelection.tooltip = localized("Only Events of the Selection")
    onlySelection.setAccessibleLabel(localized("Only Events of the Selection"))
    search.expandsHorizontally = true
    count.isEllipsized = true
    let copy = Button(
      .icon("edit-copy-symbolic", label: localized("Copy Events as Text")), action: copyAction)
    copy.addStyle("flat")
    let tools = Box(.horizontal, spacing: 6, [search, kinds.button, onlySelection, count, copy])
    tools.addStyle("events-tools")
    let scroller = ScrolledWindow(list, horizontal: false)
    scroller.expandsVertically = true
    scroller.setMinimumSize(height: 96)
    // An overlay scroll bar fades and redraws all the while; this one also shows the run's length.
    scroller.keepsBarsInSight()
    empty.isWrapped = true
    empty.setMargins(18)
    empty.isVisible = false
    let overlay = Overlay(scroller, above: [empty])
    empty.align(horizontal: .center, vertical: .center)
    widget = Box(.vertical, [tools, EventRow.heading(subject), overlay])
    widget.addStyle("events-pane")
    listen()
  }

  private func listen() {
    widget.onShow { [weak self] in
      self?.isOnScreen = true
      self?.appear()
    }
    widget.onHide { [weak self] in self?.isOnScreen = false }
    search.onSearch { [weak self] text in
      self?.text = text
      self?.appear()
    }
    search.onCancel { [weak self] in
      self?.search.text = ""
      self?.focusList()
    }
    search.onAccept { [weak self] in self?.focusList() }
    // Without a match the focus stays in the entry.
    search.onKey { [weak self] event in
      guard event.key == .down, event.modifiers.isEmpty else { return false }
      self?.focusList()
      return true
    }
    kinds.onChange { [weak self] chosen in
      self?.chooseKinds(chosen)
      self?.appear()
    }
    onlySelection.onChange { [weak self] _ in self?.appear() }
    list.onActivate { [weak self] place in self?.go(to: place) }
    list.onClickRow { [weak self] place in self?.go(to: place) }
    list.onKey { [weak self] event in self?.press(event) ?? false }
  }

  /// Calls `body` with the chosen event's index.
  func onSeek(_ body: @escaping (Int) -> Void) { seek = body }

  /// Calls `body` when the pane appears and needs its content.
  func onAppear(_ body: @escaping () -> Void) { appear = body }

  /// Calls `body` with the chosen kinds.
  func onKinds(_ body: @escaping (Set<EventKind>) -> Void) { chooseKinds = body }

  /// The selected rows as text, or all visible rows if at most one is selected.
  var copiedText: String {
    guard let listing = rowSource.listing else { return "" }
    let chosen = list.chosen
    return chosen.count > 1 ? listing.text(ofRows: chosen) : listing.text
  }

  /// Filters by the selection.
  func showSelectionOnly() { onlySelection.isOn = true }

  private func go(to place: Int) {
    if let event = rowSource.listing?.event(ofRow: place) { seek(event) }
  }

  /// Focuses the search entry.
  func lookFor() { search.grabFocusForReplacing() }

  /// Focuses the current row.
  func takeKeyboard() { focusList() }

  private func focusList() {
    guard let listing = rowSource.listing, listing.count > 0 else { return }
    list.go(to: min(max(current ?? 0, 0), listing.count - 1))
  }

  /// Letters find the next row that contains them.
  private func press(_ event: KeyEvent) -> Bool {
    guard let listing = rowSource.listing, let typed = find.take(event) else { return false }
    let place = list.focusedRow ?? current ?? -1
    // A longer query may still match the same row.
    let start = typed.count > 1 ? place - 1 : place
    if let found = listing.row(after: start, containing: typed) { list.go(to: found) }
    return true
  }

  func show(_ model: EventsModel) {
    guard isOnScreen else { return }
    subject.text = model.showsProgram ? localized("Widget") : localized("Controller")
    onlySelection.isEnabled = model.selection != nil || onlySelection.isOn
    var filter = EventFilter()
    filter.kinds = kinds.chosen
    filter.text = text
    filter.nodes = onlySelection.isOn ? nodes(in: model) : nil
    let before = shown
    guard before?.model != model || before?.filter != filter else { return }
    let old = before?.model.inputs
    let isAnew =
      old.map { !model.inputs.revision.extends($0.revision) } ?? true || before?.filter != filter
    let isOther = isAnew || old?.isShowingTheText != model.inputs.isShowingTheText
    if !isOther, model.isLive, waitsForFlood() { return }
    shown = (model, filter)
    if isOther {
      rebuild(filter, model)
    } else if old?.revision != model.inputs.revision {
      grow(model)
    }
    showPlace(of: model, isAnew: isAnew)
  }

  /// Whether a large batch arrived just now, so that the update is deferred.
  private func waitsForFlood() -> Bool {
    guard let growth, growth.rows > Self.flood.rows else { return false }
    let rest = Self.flood.pause - growth.instant.duration(to: .now)
    guard rest > .zero else { return false }
    if !isGrowthDue {
      isGrowthDue = true
      MainLoop.async(after: rest / .seconds(1)) { [weak self] in
        self?.isGrowthDue = false
        self?.appear()
      }
    }
    return true
  }

  private func rebuild(_ filter: EventFilter, _ model: EventsModel) {
    let hasText = model.inputs.isShowingTheText
    if index.map({ !model.revision.extends($0.revision) }) ?? true || hasText != rowSource.hasText {
      index = (model.revision, EventIndex(of: model.opened))
      rowSource.hasText = hasText
    }
    guard let index = index?.index else { return }
    index.grow(to: model.recording)
    let listing = EventListing(filter, of: index)
    rowSource.listing = listing
    current = nil
    list.reload(count: listing.count)
    tellCount(of: listing)
  }

  /// Appends rows for new events; earlier rows stay.
  private func grow(_ model: EventsModel) {
    guard let index = index?.index, var listing = rowSource.listing else { return }
    // Keep a single owner, to avoid a copy.
    rowSource.listing = nil
    index.grow(to: model.recording)
    let old = listing.count
    listing.grow()
    rowSource.listing = listing
    let last = listing.pastCount(events: model.player.eventCount) - 1
    rowSource.current = last
    growth = (.now, listing.count - old)
    list.append(listing.count - old)
    tellCount(of: listing)
    empty.isVisible = listing.count == 0
    guard last != current else { return }
    // The existing rows still show the old position.
    let first = min(current ?? 0, last)
    if first < old { list.refresh(max(first, 0)...max(old - 1, 0)) }
    current = last
    list.reveal(max(last, 0))
  }

  private func tellCount(of listing: EventListing) {
    count.text =
      listing.count == listing.wholeCount
      ? localized("\(listing.count) events")
      : localized("\(listing.count) of \(listing.wholeCount) events")
    empty.isVisible = listing.count == 0
    empty.text =
      listing.wholeCount == 0
      ? localized("No events yet") : localized("No matching events")
  }

  /// Marks the current row and scrolls to it.
  private func showPlace(of model: EventsModel, isAnew: Bool) {
    guard let listing = rowSource.listing else { return }
    let past = listing.pastCount(events: model.player.eventCount)
    guard past - 1 != current || isAnew else { return }
    let before = isAnew ? nil : current
    current = past - 1
    rowSource.current = past - 1
    // The rows between the two positions change between past and future.
    list.refresh(before.map { min($0, past - 1)...max($0, past - 1) })
    list.reveal(max(past - 1, 0))
  }

  private func nodes(in model: EventsModel) -> Set<NodeID>? {
    guard let selection = model.selection else { return nil }
    if nodes?.revision != model.revision || nodes?.node != selection {
      nodes = model.selectionHistory.map { (model.revision, selection, $0.nodes) }
    }
    return nodes?.nodes
  }
}

/// Type-ahead find: characters typed without a pause form one query.
private final class FindByTyping {
  private var typed = ""
  private var rest: MainLoopTimer?

  /// Handles a key; returns the query so far, or nil if it is not a character.
  func take(_ event: KeyEvent) -> String? {
    guard case .character(let character) = event.key,
      event.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    typed.append(character)
    rest = MainLoopTimer(after: 0.9) { [weak self] in self?.typed = "" }
    return typed
  }
}
