import Geometry
import Hierarchy
import Testing

/// One recording with an event of every kind, and what other programs read of it.
@Suite struct `A trace` {
  private let recording: Recording = {
    var recording = Recording()
    let (p, a, view) = (NodeID(1), NodeID(2), NodeID(3))
    recording.append(.controllerMade(p, name: "p", className: "ViewController"))
    recording.append(.controllerMade(a, name: "a \"1\"", className: "ViewController"))
    recording.append(.viewMade(view, name: "p.view", className: "View"))
    let instant = Instant(milliseconds: 200)
    let callbacks: [Callback] = [
      .loadView, .viewDidLoad, .willMove(toParent: p), .didMove(toParent: nil),
      .viewWillAppear(animated: true), .viewIsAppearing(animated: false),
      .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition(to: CGSize(width: 844, height: 390.5)), .didReceiveMemoryWarning,
    ]
    for callback in callbacks { recording.append(.callback(callback), by: a, at: .zero, turn: 1) }
    recording.append(.call(.addChild, a), by: p, at: instant, turn: 2)
    recording.append(.call(.removeFromParent, nil), by: a, at: instant, turn: 2)
    recording.append(call: "push(x)", of: p, at: instant, turn: 2)
    recording.append(.completion(.transition, finished: true), by: p, at: instant, turn: 2)
    recording.append(.delegate(.willShow, a), by: p, at: instant, turn: 2)
    for kind in [Diagnostic.Kind.exception, .warning, .lint] {
      recording.append(
        Diagnostic(
          id: "X1", kind: kind, subject: p, participants: [p], message: "Oh\nno", remedy: nil),
        at: instant, turn: 3)
    }
    recording.append(log: "text", at: instant, turn: 3)
    recording.append(.gone, by: a, at: instant, turn: 3)
    recording.append(.settled, by: nil, at: instant, turn: 3)
    return recording
  }()

  @Test func `has one event per line`() {
    #expect(
      recording.traceText(all: true) == """
        0 a "1" loadView
        0 a "1" viewDidLoad
        0 a "1" willMove(toParent: p)
        0 a "1" didMove(toParent: nil)
        0 a "1" viewWillAppear(true)
        0 a "1" viewIsAppearing(false)
        0 a "1" viewWillLayoutSubviews
        0 a "1" viewDidLayoutSubviews
        0 a "1" viewWillTransition(to: 844x390.5)
        0 a "1" didReceiveMemoryWarning
        200 call p.addChild(a "1")
        200 call a "1".removeFromParent()
        200 call p.push(x)
        200 p completion transition finished=true
        200 p delegate.willShow(a "1")
        200 ! X1 p Oh no
        200 ! X1 p Oh no
        200 ? X1 p Oh no
        200 > text
        200 gone a "1"

        """)
  }

  @Test func `omits layout, calls and releases by default`() {
    let lines = recording.traceText(all: true).split(separator: "\n")
    let short = recording.traceText().split(separator: "\n")
    let left = lines.filter { !short.contains($0) }
    #expect(
      left == [
        "0 a \"1\" viewWillLayoutSubviews", "0 a \"1\" viewDidLayoutSubviews",
        "200 call p.addChild(a \"1\")", "200 call a \"1\".removeFromParent()",
        "200 call p.push(x)", "200 gone a \"1\"",
      ])
    #expect(short.count == recording.defaultTraceIndices.count)
  }

  @Test func `keeps its fields in order and writes null for unknown values`() {
    #expect(
      recording.traceJSON() == #"""
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"loadView","arguments":[]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"viewDidLoad","arguments":[]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"willMove","arguments":["p"]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"didMove","arguments":["nil"]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"viewWillAppear","arguments":["true"]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"viewIsAppearing","arguments":["false"]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"viewWillTransition","arguments":["844x390.5"]}
        {"time":0,"turn":1,"subject":"a \"1\"","callback":"didReceiveMemoryWarning","arguments":[]}
        {"time":200,"turn":2,"completion":"transition","subject":"p","finished":true}
        {"time":200,"turn":2,"subject":"p","callback":"delegate.willShow","arguments":["a \"1\""]}
        {"time":200,"turn":3,"diagnostic":"X1","kind":"exception","subject":"p","message":"Oh\nno","line":null,"remedy":null}
        {"time":200,"turn":3,"diagnostic":"X1","kind":"warning","subject":"p","message":"Oh\nno","line":null,"remedy":null}
        {"time":200,"turn":3,"diagnostic":"X1","kind":"lint","subject":"p","message":"Oh\nno","line":null,"remedy":null}
        {"time":200,"turn":3,"log":"text"}

        """#)
  }

  @Test func `has the state as JSON with every specified field`() {
    var recording = Recording()
    let (window, p, view) = (NodeID(1), NodeID(2), NodeID(3))
    for change in [
      .viewMade(window, name: "window", className: "Window"),
      .rootViewController(window: window, p),
      .property(window, .bounds(CGRect(x: 0, y: 0, width: 320, height: 460))),
      .controllerMade(p, name: "p", className: "ViewController"),
      .viewMade(view, name: "p.view", className: "View"), .view(of: p, view),
      .property(view, .bounds(CGRect(x: 0, y: 0, width: 10, height: 20))),
      .property(view, .center(CGPoint(x: 5, y: 1.0 / 3))),
      .animationBegan(
        AnimationState(
          id: 1, view: view, motion: .property(from: .alpha(0), to: .alpha(1)), begin: .zero,
          duration: 0.25, curve: .easeIn)),
    ] as [Change] { recording.append(change) }
    recording.append(.callback(.viewDidLoad), by: p, at: Instant(milliseconds: 7), turn: 1)
    #expect(
      recording.latest.json(event: 1).text == """
        {"time":7,"event":1,"window":{"width":320,"height":460},"controllers":[\
        {"id":2,"name":"p","class":"ViewController","parent":null,"presenting":null,\
        "phase":"disappeared","movePending":"none","viewLoaded":true,"inWindow":false,"view":3}],\
        "views":[{"id":1,"class":"Window","superview":null,"controller":null,\
        "frame":[-160,-230,320,460],"alpha":1,"hidden":false},\
        {"id":3,"class":"View","superview":null,"controller":2,"frame":[0,-9.6667,10,20],\
        "alpha":1,"hidden":false}],"animations":[{"view":3,"property":"alpha","from":0,"to":1,\
        "begin":0,"duration":0.25,"curve":"easeIn"}]}
        """)
  }
}
