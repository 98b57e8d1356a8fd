// Scroll views, tables and stacks in the script catalog.

extension StackView.Axis: BoxedValue {}
extension StackView.Distribution: BoxedValue {}
extension StackView.Alignment: BoxedValue {}

extension Recipe {
  /// The catalog entry of `ScrollView`.
  public static let scrollView = Recipe.object(
    ScrollView.self, superclass: "View", "A view that shows a part of something larger.",
    [
      .initializer("init(_:)", "A view of no size.", standards: [0: { .none }]) {
        (name: String?) in ScrollView(name)
      },
      .initializer("init(_:frame:)", "A view with a frame.", standards: [0: { .none }]) {
        (name: String?, frame: CGRect) in ScrollView(name, frame: frame)
      },
      .variable("contentSize", "How large the whole is.", \ScrollView.contentSize),
      .variable(
        "contentInset", "What is left free around the content.", \ScrollView.contentInset),
      .variable(
        "contentOffset", "The point of the content at the upper left.", \ScrollView.contentOffset),
      .variable(
        "isScrollEnabled", "Whether a finger can move the content.", \ScrollView.isScrollEnabled),
      .handler(
        "onScroll", "What happens when the visible part has become another.",
        \ScrollView.onScroll),
      .method("setContentOffset(_:animated:)", "Moves the content.") {
        (view: ScrollView, offset: CGPoint, animated: Bool) in
        view.setContentOffset(offset, animated: animated)
      },
      .method("scrollRectToVisible(_:animated:)", "Shows a rectangle of the content.") {
        (view: ScrollView, rect: CGRect, animated: Bool) in
        view.scrollRectToVisible(rect, animated: animated)
      },
      .method("drag(by:)", "Acts as a finger that drags the content.") {
        (view: ScrollView, distance: CGSize) in view.drag(by: distance)
      },
    ])

  /// The catalog entry of `TableView`.
  public static let tableView = Recipe.object(
    TableView.self, superclass: "ScrollView", isOpen: false, "Rows of text that scroll.",
    [
      .initializer("init(_:)", "A table without rows.", standards: [0: { .none }]) {
        (name: String?) in TableView(name)
      },
      .initializer("init(_:frame:)", "A table with a frame.", standards: [0: { .none }]) {
        (name: String?, frame: CGRect) in TableView(name, frame: frame)
      },
      .constant("rowHeight", "The height of a row, in points.") { TableView.rowHeight },
      .variable("rows", "What the rows say, from the top.", \TableView.rows),
      .property("selectedRow", "The row that was tapped last.") {
        (table: TableView) in table.selectedRow
      },
      .handler("onSelect", "What happens when a row is tapped.", \TableView.onSelect),
      .method("tapRow(_:)", "Acts as a finger that taps a row.") {
        (table: TableView, row: Int) in table.tapRow(row)
      },
      .method("deselectRow()", "Takes the selection back.") {
        (table: TableView) in table.deselectRow()
      },
      .method("row(at:)", "The row under a point, or nil.") {
        (table: TableView, point: CGPoint) in table.row(at: point)
      },
      .method("rect(forRow:)", "Where a row stands.") {
        (table: TableView, row: Int) in table.rect(forRow: row)
      },
    ])

  /// The catalog entry of `StackView`.
  public static let stackView = Recipe.object(
    StackView.self, superclass: "View", "A view that sets others in a row or a column.",
    [
      .initializer("init(_:)", "An empty stack.", standards: [0: { .none }]) {
        (name: String?) in StackView(name)
      },
      .initializer(
        "init(_:arrangedSubviews:axis:)", "A stack with views in it.",
        standards: [0: { .none }, 2: { StackView.Axis.horizontal.packed }]
      ) { (name: String?, views: [View], axis: StackView.Axis) in
        StackView(name, arrangedSubviews: views, axis: axis)
      },
      .variable("axis", "The direction views are set in.", \StackView.axis),
      .variable("distribution", "How the length is shared.", \StackView.distribution),
      .variable("alignment", "Where views stand across the stack.", \StackView.alignment),
      .variable("spacing", "The least gap between neighbours, in points.", \StackView.spacing),
      .property("arrangedSubviews", "The views in the stack.", \StackView.arrangedSubviews),
      .method("addArrangedSubview(_:)", "Puts a view at the end of the stack.") {
        (stack: StackView, view: View) in stack.addArrangedSubview(view)
      },
      .method("insertArrangedSubview(_:at:)", "Puts a view at a place of the stack.") {
        (stack: StackView, view: View, index: Int) in stack.insertArrangedSubview(view, at: index)
      },
      .method("removeArrangedSubview(_:)", "Takes a view out of the arrangement.") {
        (stack: StackView, view: View) in stack.removeArrangedSubview(view)
      },
    ])

  /// The catalog entry of `StackView.Axis`.
  public static let stackAxis = Recipe.enumeration(
    StackView.Axis.self, "The direction views are set in.",
    ["horizontal": .horizontal, "vertical": .vertical])

  /// The catalog entry of `StackView.Distribution`.
  public static let stackDistribution = Recipe.enumeration(
    StackView.Distribution.self, "How the length of a stack is shared.",
    ["fill": .fill, "fillEqually": .fillEqually, "equalSpacing": .equalSpacing])

  /// The catalog entry of `StackView.Alignment`.
  public static let stackAlignment = Recipe.enumeration(
    StackView.Alignment.self, "Where views stand across a stack.",
    ["fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing])
}
