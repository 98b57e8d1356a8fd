import Foundation

/// A script in the middle of its run, to look at the pane without one.
extension ScriptPaneContent {
  /// The example, if it is asked for.
  ///
  /// Shown when `TERRARIUM_SCRIPT_PANE_DEMO` is set: to `errors` with mistakes in it.
  static var demo: ScriptPaneContent? {
    guard let wish = ProcessInfo.processInfo.environment["TERRARIUM_SCRIPT_PANE_DEMO"] else {
      return nil
    }
    var content = ScriptPaneContent(text: demoText, fileName: "flip.swift")
    if wish == "errors" {
      content.isModified = true
      content.errors = demoErrors
      content.note = "The run ended at line 16: there is no member ‘addSubviews’."
    } else {
      content.currentLine = 18
      content.variables = [
        Variable(name: "root", value: "root, appeared"),
        Variable(name: "map", value: "map, disappearing"),
        Variable(name: "geo", value: "geo, appearing", hasChanged: true),
        Variable(name: "finished", value: "false", hasChanged: true),
        Variable(name: "titles", value: "[\"Lemvig\", \"South Pacific Ocean\", \"Beijing\"]"),
      ]
    }
    return content
  }

  private static let demoText = """
    import Containers

    // Two children change places: one comes, one goes.
    class Place: ViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            print("\\(name) was loaded")
        }
    }

    let root = ViewController("root")
    let map = Place("map"), geo = Place("geo")

    window.rootViewController = root
    root.addChild(map)
    root.view.addSubview(map.view)
    root.addChild(geo)
    map.willMove(toParent: nil)
    root.transition(
        from: map, to: geo, duration: 0.2,
        options: [.transitionFlipFromTop, .curveEaseIn]
    ) {
    } completion: { finished in
        geo.didMove(toParent: root)
        map.removeFromParent()
    }
    simulation.advance(by: 0.1)
    simulation.finishAnimations()

    """

  private static var demoErrors: [Mistake] {
    let bytes = Array(demoText.utf8)
    func mistake(at word: String, _ message: String) -> Mistake? {
      guard let found = demoText.range(of: word) else { return nil }
      let start = demoText.utf8.distance(from: demoText.startIndex, to: found.lowerBound)
      let before = bytes[..<start]
      let column = start - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
      return Mistake(
        range: start..<start + word.utf8.count,
        line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column, message: message)
    }
    return [
      mistake(
        at: "addSubview",
        "‘View’ has no member ‘addSubviews’; did you mean ‘addSubview’? It takes one view."),
      mistake(at: "finished in", "‘finished’ is never used; write ‘_’ for it."),
    ].compactMap { $0 }
  }
}
