internal import Foundation
internal import GioKit

/// The state of a snapshot in progress: takes replies, yields calls and finally a tree, whatever
/// the replies are.
///
/// It does not use the bus; ``TreeWalk`` makes the calls.
struct TreeInquiry {
  private var found: FoundAccessibles
  private var queue = QuestionQueue()
  /// Whether it asks all accessibles, or only those that changed since the last snapshot.
  private let asksAll: Bool

  /// Starts with the root's children.
  init(root: AccessibleReference, greatestCount: Int, greatestDepth: Int) {
    asksAll = true
    found = FoundAccessibles(
      root: root, greatestCount: greatestCount, greatestDepth: greatestDepth)
    queue.append(0, .children)
  }

  /// Starts with the accessibles changed since a snapshot; new descendants follow.
  init(
    after tree: AccessibleTree, changed: Set<AccessibleReference>, greatestCount: Int,
    greatestDepth: Int
  ) {
    asksAll = false
    found = FoundAccessibles(tree, greatestCount: greatestCount, greatestDepth: greatestDepth)
    let places = changed.compactMap(found.place(of:))
    // The content of a page is listed by the parent that omits the page.
    for place in Set(places.map { found[$0].isLeftOut ? found.parent(of: $0) ?? $0 : $0 }).sorted()
    {
      queue.append(place, .children)
    }
    for place in places.sorted() { ask(about: place) }
  }

  /// The next call, and the index of its accessible; nil when all were made.
  mutating func next() -> (place: Int, question: QuestionQueue.Question)? { queue.next() }

  /// Whether an accessible was found.
  func knows(_ reference: AccessibleReference) -> Bool { found.place(of: reference) != nil }

  func reference(at place: Int) -> AccessibleReference { found[place].reference }

  /// The result as a tree; during the walk only of described accessibles.
  func tree(describedOnly: Bool) -> AccessibleTree { found.tree(describedOnly: describedOnly) }

  // MARK: Replies

  /// Applies a reply; ignores one of an unexpected type.
  mutating func take(_ parts: [DBusValue], of question: QuestionQueue.Question, at place: Int) {
    switch question {
    case .children:
      let before = found.leavesPagesOut(place) ? [] : Set(found.children(of: place))
      for child in found.adopt(parts.first?.parts ?? [], at: place) {
        queue.append(child, .children)
        if !asksAll { ask(about: child) }
      }
      guard !asksAll, found.isDescribedAtOnce else { return }
      for child in found.children(of: place) where !before.contains(child) {
        queue.append(child, .parent)
      }
    case .parent:
      guard let parent = parts.first.flatMap(AccessibleReference.init), !parent.isNobody else {
        return
      }
      if let page = found.put(place, on: parent) { ask(about: page) }
    case .state:
      found[place].states = AccessibleStates(parts.first?.parts ?? [])
      locate(place)
    case .role: name(role: parts.first?.number, of: place)
    case .roleName: found[place].role = parts.first?.text ?? ""
    case .name: found[place].name = parts.first?.text ?? ""
    case .description: found[place].description = parts.first?.text ?? ""
    case .extents:
      let sides = parts.first?.parts.compactMap(\.number).compactMap(Int.init(exactly:)) ?? []
      found[place].extents = CGRect(accessibleExtents: sides)
    }
  }

  /// Applies the descriptions of one reply, including accessibles that no parent listed but whose
  /// own parent and child were found.
  mutating func describe(_ parts: [DBusValue]) {
    var strangers: [AccessibleReference: CacheItem] = [:]
    var between: [(child: Int, reference: AccessibleReference)] = []
    found.isDescribedAtOnce = true
    for case let item? in (parts.first?.parts ?? []).lazy.map(CacheItem.init) {
      guard let place = found.place(of: item.reference) else {
        strangers[item.reference] = item
        continue
      }
      describe(place, by: item)
      guard let parent = item.parent, !parent.isNobody, found.place(of: parent) == nil else {
        continue
      }
      between.append((place, parent))
    }
    // In the order in which they were listed.
    for (child, reference) in between.sorted(by: { $0.child < $1.child }) {
      guard let item = strangers[reference], let parent = item.parent.flatMap(found.place(of:)),
        found.parent(of: child) == parent
      else { continue }
      if let place = found.put(child, on: reference) { describe(place, by: item) }
    }
  }

  /// Queues calls for everything that descriptions left out.
  mutating func askTheRest() {
    for place in found.indices {
      if found.wasDescribed(place) {
        locate(place)
      } else {
        ask(about: place)
      }
    }
  }

  private mutating func ask(about place: Int) {
    for question in [QuestionQueue.Question.state, .role, .name, .description] {
      queue.append(place, question)
    }
  }

  private mutating func describe(_ place: Int, by item: CacheItem) {
    found[place].name = item.name
    found[place].description = item.description
    found[place].states = item.states
    found.isDescribed(place)
    name(role: item.role, of: place)
  }

  /// Requests the extents of visible accessibles.
  private mutating func locate(_ place: Int) {
    if found[place].isShown { queue.append(place, .extents) }
  }

  /// Converts a role's number to its name; requests the name of a later version's role.
  private mutating func name(role: Int64?, of place: Int) {
    guard let role else { return }
    if let word = RoleNames.word(role) {
      found[place].role = word
    } else {
      queue.append(place, .roleName)
    }
  }
}
