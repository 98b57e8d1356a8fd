import Foundation

/// Scripts of one's own in a folder of their own, and the commands that run them there.
struct ScriptFolder {
  let folder: URL

  static func with(_ files: [String: String], _ body: (ScriptFolder) throws -> Void) throws {
    try Terrarium.withFolder { folder in
      for (name, text) in files.sorted(by: { $0.key < $1.key }) {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      try body(ScriptFolder(folder: folder))
    }
  }

  /// A line of shell in this folder, in which `$T` is the program.
  func shell(_ line: String) throws -> Terrarium.Outcome {
    try Terrarium.shell("cd '\(folder.path)' && \(line)")
  }

  /// A controller comes on screen and says so.
  static let good = """
    import Containers

    let root = ViewController("root")
    window.rootViewController = root
    simulation.turn()
    print("on screen")
    """

  /// The same, and then an index that is not there.
  static let stopped = good + "\nlet list = [1]\nprint(list[3])\n"

  /// The same, and then a loop without an end.
  static let endless = good + "\nwhile true {}\n"

  /// The same, and then an orphan's view.
  static let misused =
    good + "\nlet orphan = ViewController(\"orphan\")\nroot.view.addSubview(orphan.view)\n"

  /// Three things that do not exist.
  static let wrong = """
    import Containers

    let root = ViewControler("root")
    simulation.trun()
    window.rotViewController = nil
    """

  static let goodTrace = """
    0 root loadView
    0 root viewDidLoad
    0 root viewWillAppear(false)
    0 root viewIsAppearing(false)
    0 root viewDidAppear(false)
    0 > on screen

    """
}
