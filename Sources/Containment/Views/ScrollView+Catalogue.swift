// Scroll views, tables and stacks in the script catalog.

extension StackView.Axis: BoxedValue {}
extension StackView.Distribution: BoxedValue {}
extension StackView.Alignment: BoxedValue {}

extension Recipe {
  /// The catalog entry of `ScrollView`.
  public static let scrollView = Recipe.object(
    ScrollView.self, superclass: "View", "A view that scrolls its content.",
    [
      .initializer("init(_:)", "A view with an empty frame.", defaults: [0: { .none }]) {
        (name: String?) in ScrollView(name)
      },
      .initializer("init(_:frame:)", "A view with a frame.", defaults: [0: { .none }]) {
        (name: String?, frame: CGRect) in ScrollView(name, frame: frame)
      },
      .variable("contentSize", "The size of the content.", \ScrollView.contentSize),
      .variable(
        "contentInset", "The margins around the content.", \ScrollView.contentInset),
      .variable(
        "contentOffset", "The point of the content at the view's top left.",
        \ScrollView.contentOffset),
      .variable(
        "isScrollEnabled", "Whether scrolling is enabled.", \ScrollView.isScrollEnabled),
      .handler(
        "onScroll", "Called when the content was scrolled.",
        \ScrollView.onScroll),
      .method("setContentOffset(_:animated:)", "Scrolls to an offset.") {
        (view: ScrollView, offset: CGPoint, animated: Bool) in
        view.setContentOffset(offset, animated: animated)
      },
      .method("scrollRectToVisible(_:animated:)", "Scrolls until a rectangle is visible.") {
        (view: ScrollView, rect: CGRect, animated: Bool) in
        view.scrollRectToVisible(rect, animated: animated)
      },
      .method("drag(by:)", "Simulates a drag of the content.") {
        (view: ScrollView, distance: CGSize) in view.drag(by: distance)
      },
    ])

  /// The catalog entry of `TableView`.
  public static let tableView = Recipe.object(
    TableView.self, superclass: "ScrollView", isOpen: false, "A scrolling list of text rows.",
    [
      .initializer("init(_:)", "A table without rows.", defaults: [0: { .none }]) {
        (name: String?) in TableView(name)
      },
      .initializer("init(_:frame:)", "A table with a frame.", defaults: [0: { .none }]) {
        (name: String?, frame: CGRect) in TableView(name, frame: frame)
      },
      .constant("rowHeight", "The height of a row, in points.") { TableView.rowHeight },
      .variable("rows", "The texts of the rows, from the top.", \TableView.rows),
      .property("selectedRow", "The row that was tapped last.") {
        (table: TableView) in table.selectedRow
      },
      .handler("onSelect", "Called when a row is tapped.", \TableView.onSelect),
      .method("tapRow(_:)", "Simulates a tap on a row.") {
        (table: TableView, row: Int) in table.tapRow(row)
      },
      .method("deselectRow()", "Clears the selection.") {
        (table: TableView) in table.deselectRow()
      },
      .method("row(at:)", "The row at a point, or nil.") {
        (table: TableView, point: CGPoint) in table.row(at: point)
      },
      .method("rect(forRow:)", "The frame of a row.") {
        (table: TableView, row: Int) in table.rect(forRow: row)
      },
    ])

  /// The catalog entry of `StackView`.
  public static let stackView = Recipe.object(
    StackView.self, superclass: "View", "A view that arranges others in a row or column.",
    [
      .initializer("init(_:)", "An empty stack.", defaults: [0: { .none }]) {
        (name: String?) in StackView(name)
      },
      .initializer(
        "init(_:arrangedSubviews:axis:)", "A stack with arranged views.",
        defaults: [0: { .none }, 2: { StackView.Axis.horizontal.packed }]
      ) { (name: String?, views: [View], axis: StackView.Axis) in
        StackView(name, arrangedSubviews: views, axis: axis)
      },
      .variable("axis", "The axis of a stack.", \StackView.axis),
      .variable(
        "distribution", "How views are distributed along the axis.", \StackView.distribution),
      .variable("alignment", "How views are aligned across the axis.", \StackView.alignment),
      .variable("spacing", "The minimum spacing between neighbors, in points.", \StackView.spacing),
      .property("arrangedSubviews", "The arranged views.", \StackView.arrangedSubviews),
      .method("addArrangedSubview(_:)", "Appends an arranged view.") {
        (stack: StackView, view: View) in stack.addArrangedSubview(view)
      },
      .method("insertArrangedSubview(_:at:)", "Inserts an arranged view at an index.") {
        (stack: StackView, view: View, index: Int) in stack.insertArrangedSubview(view, at: index)
      },
      .method("removeArrangedSubview(_:)", "Removes an arranged view, which stays a subview.") {
        (stack: StackView, view: View) in stack.removeArrangedSubview(view)
      },
    ])

  /// The catalog entry of `StackView.Axis`.
  public static let stackAxis = Recipe.enumeration(
    StackView.Axis.self, "The axis of a stack.",
    ["horizontal": .horizontal, "vertical": .vertical])

  /// The catalog entry of `StackView.Distribution`.
  public static let stackDistribution = Recipe.enumeration(
    StackView.Distribution.self, "How views are distributed along a stack's axis.",
    ["fill": .fill, "fillEqually": .fillEqually, "equalSpacing": .equalSpacing])

  /// The catalog entry of `StackView.Alignment`.
  public static let stackAlignment = Recipe.enumeration(
    StackView.Alignment.self, "How views are aligned across a stack's axis.",
    ["fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing])
}
