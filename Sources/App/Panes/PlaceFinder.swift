import Figures
import GtkKit
import Tunnel
import Support

/// A search field for places: names or coordinates in any format; lists the matches.
final class PlaceFinder {
  /// A match.
  private struct Proposal {
    let title: String
    let details: String
    let place: Coordinate
  }

  private(set) lazy var button = MenuButton(
    .icon("edit-find-symbolic", label: localized("Find a Place")),
    opening: makeContent())
  private let entry = SearchEntry(label: localized("Place"))
  private let message = Label("", style: "dim-label")
  private let list = Box(.vertical)
  private var rows: [Widget] = []
  private var proposals: [Proposal] = []
  private var search: PlaceSearch?
  private var locale = AnswerLocale.english
  private var go: (Coordinate) -> Void = { _ in }

  private static let most = 8

  private func makeContent() -> Widget {
    message.isWrapped = true
    message.horizontalAlignment = 0
    let content = Box(.vertical, spacing: 6, [entry, message, list])
    content.setMinimumSize(width: 340)
    entry.onSearch { [weak self] text in self?.look(for: text) }
    entry.onAccept { [weak self] in self?.accept() }
    entry.onCancel { [weak self] in self?.button.close() }
    content.onShow { [weak self] in
      self?.prepare()
      self?.entry.grabFocusForReplacing()
      self?.look(for: self?.entry.text ?? "")
    }
    return content
  }

  /// Opens the field; its last text is selected for editing.
  func open() {
    button.open()
    entry.grabFocusForReplacing()
  }

  /// Calls `body` with the chosen place.
  func onGo(_ body: @escaping (Coordinate) -> Void) { go = body }

  /// Sets the world to search, and the user's locale.
  func look(in world: World?, locale: AnswerLocale) {
    self.locale = locale
    search = world.map(PlaceSearch.init)
  }

  /// Sorts the names in the background: few users search in the first second.
  private func prepare() {
    guard let search else { return }
    inBackground { search.prepare() }
  }

  private func look(for text: String) {
    var mistake: CoordinateTextError?
    switch SearchQuery(text, language: locale.language.rawValue) {
    case .nothing:
      proposals = (Presets.all + Presets.pairs).prefix(Self.most).map {
        Proposal(
          title: $0.name, details: localized("Antipode: \($0.farSide)"),
          place: $0.coordinate)
      }
    case .coordinate(let place):
      proposals = [
        Proposal(
          title: place.text(in: locale), details: localized("Coordinates"), place: place)
      ]
    case .name(let name, let error):
      proposals = (search?.places(named: name, limit: Self.most, in: locale.language) ?? [])
        .map {
          Proposal(title: $0.name, details: $0.words, place: $0.coordinate)
        }
      mistake = error
      if proposals.isEmpty, mistake == nil {
        return show(localized("No place named “\(name)”"))
      }
    case .mistake(let error):
      (proposals, mistake) = ([], error)
    }
    show(proposals.isEmpty ? mistake.map { "\($0)." } ?? "" : "")
  }

  private func show(_ text: String) {
    message.text = text.prefix(1).uppercased() + text.dropFirst()
    message.isVisible = !text.isEmpty
    for row in rows { list.remove(row) }
    rows = proposals.map(row)
    for row in rows { list.append(row) }
  }

  private func row(of proposal: Proposal) -> Widget {
    let labels = [Label(proposal.title), Label(proposal.details, style: "dim-label")]
    for label in labels {
      label.horizontalAlignment = 0
      label.isEllipsized = true
    }
    let row = Button(
      Box(.vertical, labels), label: "\(proposal.title), \(proposal.details)")
    row.addStyle("flat")
    row.onClick { [weak self] in self?.choose(proposal.place) }
    return row
  }

  /// Return goes to the best match.
  private func accept() {
    look(for: entry.text)
    if let first = proposals.first, !entry.text.isEmpty { choose(first.place) }
  }

  private func choose(_ place: Coordinate) {
    button.close()
    go(place)
  }
}

extension SearchResult {
  /// The kind and region of a place: "Town in Central Jutland, Denmark".
  fileprivate var words: String {
    switch places.count {
    case 0: kind.title
    case 1: localized("\(kind.title) in \(places[0])")
    default: localized("\(kind.title) in \(places[0]), \(places[1])")
    }
  }
}

extension SearchResult.Kind {
  fileprivate var title: String {
    switch self {
    case .town: localized("Town")
    case .station: localized("Station")
    case .island: localized("Island")
    case .division: localized("Division")
    case .lake: localized("Lake")
    case .mountain: localized("Mountain")
    case .region: localized("Region")
    case .country: localized("Country")
    case .sea: localized("Sea")
    case .landmark: localized("Landmark")
    }
  }
}
