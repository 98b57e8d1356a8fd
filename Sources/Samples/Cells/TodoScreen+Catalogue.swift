// Controllers as cells in the script catalog, and their demo.

extension ControllerList.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `ControllerList`.
  package static let controllerList = Recipe.object(
    ControllerList.self, superclass: "ViewController", isOpen: false,
    "A list whose rows are controllers.",
    [
      .initializer(
        "init(_:content:version:)", "A list of controllers.",
        defaults: [
          0: { .none }, 1: { .array([]) }, 2: { ControllerList.Version.fixed.packed },
        ]
      ) { (name: String?, content: [ViewController], version: ControllerList.Version) in
        ControllerList(name, content: content, version: version)
      },
      .variable("content", "The rows, from the top.", \ControllerList.content),
      .property("table", "The parent controller of the rows.", \ControllerList.table),
    ])

  /// The catalog entry of `ControllerTable`.
  package static let controllerTable = Recipe.object(
    ControllerTable.self, superclass: "ViewController", isOpen: false,
    "The table of a list of controllers.",
    [
      .method("drag(by:)", "Simulates a drag of the rows by some points.") {
        (table: ControllerTable, distance: Double) in table.drag(by: distance)
      }
    ])

  /// The catalog entry of `ControllerList.Version`.
  package static let controllerListVersion = Recipe.enumeration(
    ControllerList.Version.self, "The version of the list's code.",
    ["fixed": .fixed, "original": .original])

  /// The catalog entry of `TodoScreen`.
  package static let todoScreen = Recipe.object(
    TodoScreen.self, superclass: "ContentSwitcher", isOpen: false,
    "A to-do list with a controller per row; shows a message if it is empty.",
    [
      .initializer(
        "init(_:count:version:)", "A screen with some to-dos.",
        defaults: [0: { .none }, 1: { .int(0) }, 2: { ControllerList.Version.fixed.packed }]
      ) { (name: String?, count: Int, version: ControllerList.Version) in
        TodoScreen(name, count: count, version: version)
      },
      .property("list", "The list, visible while it has rows.", \TodoScreen.list),
      .method("add()", "Appends a to-do.") { (screen: TodoScreen) in screen.add() },
      .method("removeFirst()", "Removes the first to-do.") { (screen: TodoScreen) in
        screen.removeFirst()
      },
      .method("replace(by:)", "Replaces all to-dos by a number of new ones.") {
        (screen: TodoScreen, count: Int) in screen.replace(by: count)
      },
    ])
}

extension TodoScreen {
  /// Thirty to-dos, with a controller each.
  package static let todoRecipe = SystemRecipe(
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

  /// Simulates a drag of the list by some rows.
  private func scroll(by rows: Int) {
    list.table.drag(by: -Double(rows) * ControllerTable.rowHeight)
  }
}
