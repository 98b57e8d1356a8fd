/// Which code of the Redux app runs.
public enum ReduxVersion: String, Sendable, CaseIterable {
  /// Fixed: positions from bounds, errors shown, weak instead of unowned references, coordinators
  /// compared by identity.
  case fixed
  /// As published in 2019.
  case original
}

/// Who makes what a press on a row of the list shows.
public enum PreviewVendor: String, Sendable, CaseIterable {
  /// An object whose only task that is.
  case factory
  /// The coordinator, which makes it anyway when the row is tapped.
  case coordinator
  /// The list itself, as published; what it made is thrown away, and made again to be shown.
  case list
}

/// All that is chosen about the Redux app before it starts.
struct ReduxSetup: Sendable {
  var version = ReduxVersion.fixed
  var vendor = PreviewVendor.factory
  /// Whether picture and list stand beside each other where there is more width than height.
  var isSideBySide = false
  /// Whether the detail leaves its picture to the controller that the container uses.
  var reusesImageController = false
  /// Where the list stands.
  var listPath = "/photos"
  var loading = LoadingLook()
  /// The tab that is on show at first.
  var firstTab = "container"
  /// Whether tabs and stacks ask the screen on show which way the interface may turn.
  var asksScreens = true
  /// How many stories stand below the profile; nil for the one of the article.
  var storyCount: Int?
  var stack = StackSetup()
}

/// How a controller says that it waits.
struct LoadingLook: Sendable {
  /// Whether words stand in place of the wheel.
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
