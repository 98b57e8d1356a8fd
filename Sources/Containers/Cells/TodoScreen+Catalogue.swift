// Controllers as cells, as scripts ask for them and as people open them.

extension ControllerList.Version: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `ControllerList`.
  public static let controllerList = Recipe.object(
    ControllerList.self, superclass: "ViewController", isOpen: false,
    "A list whose rows are controllers.",
    [
      .initializer(
        "init(_:content:version:)", "A list of controllers.",
        standards: [
          0: { .none }, 1: { .array([]) }, 2: { ControllerList.Version.fixed.packed },
        ]
      ) { (name: String?, content: [ViewController], version: ControllerList.Version) in
        ControllerList(name, content: content, version: version)
      },
      .variable("content", "The rows, from the top.", \ControllerList.content),
      .property("table", "The controller whose children the rows are.", \ControllerList.table),
    ])

  /// What scripts may ask of `ControllerTable`.
  public static let controllerTable = Recipe.object(
    ControllerTable.self, superclass: "ViewController", isOpen: false,
    "The table of a list of controllers.",
    [
      .method("drag(by:)", "Acts as a finger that drags the rows by some points.") {
        (table: ControllerTable, distance: Double) in table.drag(by: distance)
      }
    ])

  /// What scripts may ask of `ControllerList.Version`.
  public static let controllerListVersion = Recipe.enumeration(
    ControllerList.Version.self, "Which code of the list runs.",
    ["fixed": .fixed, "original": .original])

  /// What scripts may ask of `TodoScreen`.
  public static let todoScreen = Recipe.object(
    TodoScreen.self, superclass: "ContentSwitcher", isOpen: false,
    "Things to do, a row of its own controller each; a message when there is nothing.",
    [
      .initializer(
        "init(_:count:version:)", "A screen with some things to do.",
        standards: [0: { .none }, 1: { .int(0) }, 2: { ControllerList.Version.fixed.packed }]
      ) { (name: String?, count: Int, version: ControllerList.Version) in
        TodoScreen(name, count: count, version: version)
      },
      .property("list", "The list, on show while it has rows.", \TodoScreen.list),
      .method("add()", "Adds a thing at the end.") { (screen: TodoScreen) in screen.add() },
      .method("removeFirst()", "Lets go of the first thing.") { (screen: TodoScreen) in
        screen.removeFirst()
      },
      .method("replace(by:)", "Lets go of everything, and has so many new things to do.") {
        (screen: TodoScreen, count: Int) in screen.replace(by: count)
      },
    ])
}

extension TodoScreen {
  /// Thirty things to do, a controller each.
  public static let todoRecipe = SystemRecipe(
    slug: "cells", title: "Controllers as Cells",
    summary: "A list with a child controller behind every row, and a message when it is empty.",
    source: SystemSource(
      "MVCTodo", by: "Dave DeLong", date: "2018", link: "https://github.com/davedelong/MVCTodo"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(
        ControllerList.Version.fixed.rawValue,
        "Fixed: views for visible rows only"),
      SystemRecipe.Variant(ControllerList.Version.original.rawValue, "As published: all up front"),
    ],
    actions: [
      SystemRecipe.Action("scroll", "Scroll Down") { (screen: TodoScreen) in
        screen.scroll(by: 3)
      },
      SystemRecipe.Action("add", "Add") { (screen: TodoScreen) in screen.add() },
      SystemRecipe.Action("remove", "Remove the First") { (screen: TodoScreen) in
        screen.removeFirst()
      },
      SystemRecipe.Action("scroll-up", "Scroll Up") { (screen: TodoScreen) in
        screen.scroll(by: -3)
      },
      replace(by: 0, "none", "None"), replace(by: 3, "three", "Three"),
      replace(by: 30, "thirty", "Thirty"),
    ],
    makeRoot: { variant in
      TodoScreen(
        "todo", count: 30, version: ControllerList.Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func replace(
    by count: Int, _ slug: String, _ title: String
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: "Things to Do") { (screen: TodoScreen) in
      screen.replace(by: count)
    }
  }

  /// Acts as a finger that moves the list by some rows.
  private func scroll(by rows: Int) {
    list.table.drag(by: -Double(rows) * ControllerTable.rowHeight)
  }
}
