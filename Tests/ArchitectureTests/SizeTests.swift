import Testing

/// No type does the work of two: it has at most 15 stored properties, and spans at most 8 files of
/// its module.
@Suite struct `A type` {
  private static let (properties, files) = (15, 8)

  private static let isUIKit = "UIKit declares it as one class; its state is grouped in structures"
  private static let isPane = "a pane holds each of its widgets"
  private static let isList =
    "a list of independent choices: one field each, none depends on another"

  /// The types that are larger, each with its reason.
  private static let larger: [String: String] = [
    "App.EventsPane": isPane,
    "App.HierarchyPane": isPane,
    "App.InspectorPane": isPane,
    "App.LessonPane": isPane,
    "App.LessonWords": isPane,
    "App.MicroscopeBar": isPane,
    "App.QuestionCard": isPane,
    "App.StagePane": isPane,
    "App.TimelinePane": isPane,
    "Containers.NavigationController": isUIKit,
    "Containment.ContainmentPolicy": isList,
    "Containment.LintWatcher": "a lint needs what another has seen; each has a file",
    "Containment.Recipe": "the recipe of a type is in the type's file",
    "Containment.Simulation": "it stands for UIKit's process, whose state all its classes share",
    "Containment.View": isUIKit,
    "Containment.ViewController": isUIKit,
    "Figures.FigureOptions": isList,
    "Figures.Palette": isList,
    "GtkKit.CodeView": "GtkSourceView's widget: one class in C",
    "GtkKit.Widget": "GTK's widget: one class in C",
    "Hierarchy.ControllerState": isList,
    "Hierarchy.HierarchyState": "a value of eight properties; each text form of it has a file",
    "Hierarchy.ViewState": isList,
    "Import.Bytes": "an array of bytes; each reader's questions to it are in the reader's file",
    "Script.Parser": "a method for each rule of the grammar, which call each other",
    "Session.ExportChoice": isList,
    "Session.ExportLook": isList,
    "Tunnel.World": "a table of places; each question to it has a file",
    "terrarium.Command": "each command declares itself in its file",
    "terrarium.Invocation": "each command reads its options in its file",
  ]

  private static var sizes: [String: TypeSizes.Size] {
    var all: [String: TypeSizes.Size] = [:]
    for module in House.modules {
      var sizes = TypeSizes()
      for file in SourceTree.swiftFiles(below: module.folder) {
        sizes.read(file.text, at: file.path)
      }
      for (name, size) in sizes.types where size.isDeclared { all["\(module.name).\(name)"] = size }
    }
    return all
  }

  @Test func `has at most 15 stored properties and 8 files`() {
    let sizes = Self.sizes
    #expect(sizes.count > 700, "the declarations cannot be read")
    for (name, size) in sizes.sorted(by: { $0.key < $1.key }) where Self.larger[name] == nil {
      if size.stored.count > Self.properties {
        Issue.record(
          "\(name) stores \(size.stored.count) properties; divide it, or group those that change together"
        )
      }
      if size.files.count > Self.files {
        Issue.record("\(name) spans \(size.files.count) files; divide it, or merge the files")
      }
    }
    for name in Self.larger.keys.sorted() {
      let size = sizes[name]
      let isLarger =
        size.map { $0.stored.count > Self.properties || $0.files.count > Self.files } ?? false
      #expect(isLarger, "\(name) is not larger; remove it from this list")
    }
  }

  @Test func `is measured as it is written`() throws {
    var sizes = TypeSizes()
    sizes.read(Self.sample, at: "One.swift")
    sizes.read("extension Outer.Inner {\n  var third: Int { 3 }\n}\n", at: "Two.swift")
    sizes.read("extension [Outer] {}\nextension Outer? {}\n", at: "Three.swift")
    let outer = try #require(sizes.types["Outer"])
    #expect(
      outer.stored == [
        "plain", "typed", "observed", "also", "lazily", "one", "two", "first", "second", "action",
        "table", "owner", "list", "nothing", "a", "b",
      ])
    #expect(outer.stored.count > Self.properties)
    #expect(outer.files == ["One.swift"])
    #expect(sizes.types["Outer.Inner"]?.stored == ["first", "second"])
    #expect(sizes.types["Outer.Inner"]?.files == ["One.swift", "Two.swift"])
    #expect(sizes.types["Kind"]?.stored == [])
    #expect(sizes.types["Named"]?.stored == [])
    #expect(sizes.types["Counter"]?.stored == ["count"])
    #expect(sizes.types["Extended"]?.isDeclared == false)
  }

  private static let sample = #"""
    /// A type with each form of property.
    public final class Outer<Element>: Base where Element: Hashable
    {
      let plain = 1
      private(set) var typed: [String: (Int, Int)]
      var observed = 1 { didSet { update() } }
      var also: Int {
        willSet { update() }
      }
      lazy var lazily = Other(self)
      let one, two: Int
      @Bound(key: "x") var first: Int, second: Dictionary<Int, Int>
      var action: (Int) -> Void = { _ in
        let local = 1
        var other = 2
      }
      var table: Set<
        Int
      > = [1, 2]
      unowned(unsafe) let owner: Outer
      let list = [
        "let hidden = 1", "x",
      ]
      weak var nothing: Outer?
      let (a, b) = (1, 2)
      static let shared = 1
      class var ours: Int { 1 }
      var computed: Int { plain }
      var long: [String] {
        let inside = 1
        return [inside]
      }

      struct Inner { let first: Int; let second: Int }

      func text() -> String {
        let local = """
      let text = 1
        """
        return local
      }
    }

    indirect enum Kind {
      case one(Int), two
      var isOne: Bool { true }
    }

    protocol Named { var name: String { get } }

    actor Counter {
      var count = 0
    }

    extension Extended {
      var more: Int { 1 }
    }
    """#
}
