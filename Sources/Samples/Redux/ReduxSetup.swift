/// Which code of the Redux app runs.
package enum ReduxVersion: String, Sendable, CaseIterable {
  /// Fixed: positions from bounds, errors shown, weak instead of unowned references, coordinators
  /// compared by identity.
  case fixed
  /// As published in 2019.
  case original
}

/// The creator of the previews of the list's rows.
package enum PreviewVendor: String, Sendable, CaseIterable {
  /// A dedicated factory.
  case factory
  /// The coordinator, which also creates the detail for a tap.
  case coordinator
  /// The list itself, as published; it discards the preview and creates the detail again.
  case list
}

/// The settings of the Redux app before it starts.
struct ReduxSetup: Sendable {
  var version = ReduxVersion.fixed
  var vendor = PreviewVendor.factory
  /// Whether picture and list are side by side in landscape.
  var isSideBySide = false
  /// Whether the detail uses the container's image controller for its picture.
  var reusesImageController = false
  /// The path of the list.
  var listPath = "/photos"
  var loading = LoadingLook()
  /// The initially selected tab.
  var firstTab = "container"
  /// Whether tabs and stacks ask the visible screen for its supported orientations.
  var asksScreens = true
  /// The number of stories below the profile; nil for the article's single one.
  var storyCount: Int?
  var stack = StackSetup()
}

/// The appearance of loading.
struct LoadingLook: Sendable {
  /// Whether a text replaces the spinner.
  var isInWords = false
  var graceDelay = 0.0

  func make(_ name: String, ground: Color) -> LoadingViewController {
    LoadingViewController(
      name, ground: ground, indicator: isInWords ? words("\(name).words", on: ground) : nil,
      graceDelay: graceDelay)
  }

  private func words(_ name: String, on ground: Color) -> View {
    let label = Label(name, frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    label.text = "Almost there …"
    label.isBold = true
    label.textColor = ground == .white ? Color(hex: 0x2C5F8A) : .white
    return label
  }
}
