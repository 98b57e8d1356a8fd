import Hierarchy
@testable import Session
import TestSupport
import Testing

@Suite struct `The event list` {
  private func listing(
    _ session: Session, _ choose: (inout EventFilter) -> Void = { _ in }
  ) -> EventListing {
    var filter = EventFilter()
    choose(&filter)
    return EventListing(filter, of: EventIndex(of: session.opened))
  }

  /// The rows as they look: past, current and to come, with what is inside of what indented.
  private func drawn(_ listing: EventListing) -> String {
    (0..<listing.count).map { place in
      let row = listing.row(at: place)
      let indent = String(repeating: "  ", count: row.depth)
      return "\(row.words.instant) | \(row.words.subject) | \(indent)\(row.words.text)"
    }.joined(separator: "\n")
  }

  @Test func `has the lines of the trace, and copies them unchanged`() {
    for name in ["tunnel", "misuse-d05", "navigation", "misuse-h1"] {
      let session = session(name)
      #expect(listing(session).text == session.recording.traceText())
      #expect(
        listing(session) { $0.kinds = Set(EventKind.allCases).subtracting([.lines, .animations]) }
          .text == session.recording.traceText(all: true))
    }
  }

  @Test func `shows each event below the script line that caused it`() {
    let text = drawn(listing(session("misuse-d05")) { $0.kinds = Set(EventKind.allCases) })
    #expect(
      text == """
        0 ms |  | 7  let root = ViewController("root")
        0 ms |  | 8  window.rootViewController = root
        0 ms | window |   rootViewController(root)
        0 ms | root |     loadView
        0 ms | root |     viewDidLoad
        0 ms | root |     viewWillAppear(false)
        0 ms |  | 9  simulation.turn()
        0 ms | root |   viewIsAppearing(false)
        0 ms | root |   viewWillLayoutSubviews
        0 ms | root |   viewDidLayoutSubviews
        0 ms | root |   viewDidAppear(false)
        0 ms |  | 11  let child = ViewController("child")
        0 ms |  | 12  root.addChild(child)
        0 ms | root |   addChild(child)
        0 ms | child |     willMove(toParent: root)
        0 ms |  | 13  child.view.frame = root.view.bounds
        0 ms | child |   loadView
        0 ms | child |   viewDidLoad
        0 ms |  | 14  root.view.addSubview(child.view)
        0 ms | root.view |   addSubview(child.view)
        0 ms | child |     viewWillAppear(false)
        0 ms |  | 15  simulation.turn()
        0 ms | root |   viewWillLayoutSubviews
        0 ms | root |   viewDidLayoutSubviews
        0 ms | child |   viewIsAppearing(false)
        0 ms | child |     viewWillLayoutSubviews
        0 ms | child |     viewDidLayoutSubviews
        0 ms | child |   viewDidAppear(false)
        0 ms | child |   ? D05 root added child but never called child.didMove(toParent: root)
        """)
  }

  @Test func `shows forwarded callbacks below their origin`() {
    let text = drawn(
      listing(session()) { $0.kinds = [.lifecycle, .forwarded, .framework, .calls] })
    #expect(
      text == """
        0 ms | window | rootViewController(tunnel)
        0 ms | tunnel |   loadView
        0 ms | tunnel |   viewDidLoad
        0 ms | tunnel.view | addSubview(topContainer)
        0 ms | tunnel.view | addSubview(bottomContainer)
        0 ms | tunnel.view | addSubview(infoButton)
        0 ms | tunnel | addChild(startMap)
        0 ms | startMap |   willMove(toParent: tunnel)
        0 ms | startMap |     loadView
        0 ms | startMap |     viewDidLoad
        0 ms | topContainer | addSubview(startMap.view)
        0 ms | startMap |   didMove(toParent: tunnel)
        0 ms | tunnel | addChild(targetMap)
        0 ms | targetMap |   willMove(toParent: tunnel)
        0 ms | targetMap |     loadView
        0 ms | targetMap |     viewDidLoad
        0 ms | bottomContainer | addSubview(targetMap.view)
        0 ms | targetMap |   didMove(toParent: tunnel)
        0 ms | startMap | updateLocation(56.55, 8.316667)
        0 ms | targetMap | updateLocation(-56.55, -171.683333)
        0 ms | tunnel |   viewWillAppear(false)
        0 ms | startMap |     viewWillAppear(false)
        0 ms | targetMap |     viewWillAppear(false)
        0 ms | tunnel |   viewIsAppearing(false)
        0 ms | startMap |     viewIsAppearing(false)
        0 ms | targetMap |     viewIsAppearing(false)
        0 ms | tunnel |   viewDidAppear(false)
        0 ms | startMap |     viewDidAppear(false)
        0 ms | targetMap |     viewDidAppear(false)
        """)
  }

  @Test func `does not indent consecutive calls further`() {
    for name in ["tunnel", "navigation", "card", "flow-posted"] {
      let all = listing(session(name)) { $0.kinds = Set(EventKind.allCases) }
      #expect((0..<all.count).map { all.row(at: $0).depth }.max() ?? 0 <= 6)
    }
  }

  @Test func `distinguishes past and future, and knows the event of a row`() throws {
    var session = session("misuse-d05")
    session.opened.goToEnd()
    let list = listing(session)
    #expect(list.pastCount(events: session.player.eventCount) == list.count)
    #expect(list.pastCount(events: 0) == 0)
    let target = try #require(list.event(ofRow: 2))
    session.opened.seek(toEvent: target)
    #expect(list.pastCount(events: session.player.eventCount) == 3)
    #expect(session.currentLine == list.text(ofRows: [2]).trimmingSuffix("\n"))
    #expect(list.event(ofRow: list.count) == nil)
  }

  @Test func `filters by words, ignoring case`() {
    let session = session("misuse-d05")
    let list = listing(session) { $0.text = "DIDMOVE" }
    #expect(
      list.text == """
        0 ? D05 child root added child but never called child.didMove(toParent: root)

        """)
    #expect(listing(session) { $0.text = "nowhere" }.count == 0)
  }

  @Test func `filters by the selection`() throws {
    var session = session("misuse-d05")
    session.opened.select(session.recording.diagnostics.first?.subject)
    let nodes = try #require(session.selectionHistory).nodes
    #expect(
      listing(session) { $0.nodes = nodes }.text == """
        0 child willMove(toParent: root)
        0 child loadView
        0 child viewDidLoad
        0 child viewWillAppear(false)
        0 child viewIsAppearing(false)
        0 child viewDidAppear(false)
        0 ? D05 child root added child but never called child.didMove(toParent: root)

        """)
  }

  @Test func `finds the next row with the typed words and wraps around`() {
    let list = listing(session("misuse-d05"))
    let all = (0..<list.count).filter { list.row(at: $0).words.text.contains("viewDid") }
    #expect(list.row(after: -1, containing: "viewdid") == all.first)
    #expect(list.row(after: all[0], containing: "viewDid") == all[1])
    #expect(list.row(after: all[all.count - 1], containing: "viewDid") == all[0])
    #expect(list.row(after: 0, containing: "nowhere") == nil)
    #expect(list.row(after: 0, containing: "") == nil)
  }

  @Test func `of 100,000 events is created and searched immediately`() {
    var recording = Recording()
    recording.append(.controllerMade(NodeID(1), name: "root", className: "ViewController"))
    for place in 0..<100_000 {
      recording.append(
        .callback(place.isMultiple(of: 2) ? .viewDidLoad : .viewWillLayoutSubviews),
        by: NodeID(1), at: Instant(milliseconds: place / 10), turn: Int32(place / 10))
    }
    let index = EventIndex(of: recording)
    var filter = EventFilter()
    #expect(EventListing(filter, of: index).count == 50_000)
    filter.kinds.insert(.layout)
    #expect(EventListing(filter, of: index).count == 100_000)
    filter.text = "layoutsub"
    let found = EventListing(filter, of: index)
    #expect(found.count == 50_000)
    #expect(found.row(at: 49_999).spoken == "9999 ms, root, viewWillLayoutSubviews")
  }

  /// A parent and a child with many events.
  private func family(events count: Int) -> Recording {
    let (parent, child) = (NodeID(1), NodeID(2))
    var recording = Recording()
    recording.append(.controllerMade(parent, name: "parent", className: "ViewController"))
    recording.append(.controllerMade(child, name: "child", className: "ViewController"))
    recording.append(.parent(child, parent))
    for place in 0..<count {
      let turn = Int32(place / 5)
      let callback: Callback =
        place % 5 < 2 ? .viewWillAppear(animated: true) : .viewDidAppear(animated: true)
      if place % 5 == 4 {
        recording.append(.phase(child, .appeared, isAnimated: true))
        recording.append(.settled, by: nil, at: Instant(milliseconds: place), turn: turn)
      } else {
        recording.append(
          .callback(callback), by: place.isMultiple(of: 2) ? parent : child,
          at: Instant(milliseconds: place), turn: turn)
      }
    }
    return recording
  }

  @Test func `grows event by event to the same list`() {
    var filter = EventFilter()
    filter.kinds = Set(EventKind.allCases)
    let index = EventIndex(of: family(events: 3))
    var listing = EventListing(filter, of: index)
    filter.text = "viewdid"
    var found = EventListing(filter, of: index)
    for events in [3, 4, 21, 60, 60] {
      index.grow(to: family(events: events))
      listing.grow()
      found.grow()
    }
    let whole = EventIndex(of: family(events: 60))
    #expect(drawn(listing) == drawn(EventListing(listing.filter, of: whole)))
    #expect(drawn(found) == drawn(EventListing(filter, of: whole)))
    #expect((listing.count, found.count) == (48, 24))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
