/// Names of UIKit, Foundation or Swift that scripts lack, with their replacements.
enum ForeignName {
  /// The replacement for a name or type.
  static func remedy(for name: String) -> String? {
    names[name] ?? remedy(forMember: name) ?? (fixedSizes.contains(name) ? "use `Int`" : nil)
  }

  /// The replacement for a member of a type.
  static func remedy(for member: String, of type: Type) -> String? {
    if chance.contains(member) { return "use a fixed value; every run is the same" }
    switch type {
    case _ where type.isUnordered && ordered.contains(member): return sorting(type)
    case .string where member == "trimmingCharacters",
      .substring where member == "trimmingCharacters":
      return "use `.filter { !$0.isWhitespace }`"
    default: return remedy(forMember: member)
    }
  }

  /// The replacement for a member of UIKit's views and controllers, which may also be overridden.
  static func remedy(forMember name: String) -> String? {
    if safeAreas.contains(name) {
      return "there are no safe areas; stacks and tabs place their children between the bars, so "
        + "use `view.bounds`"
    }
    if margins.contains(name) { return "there are no margins; inset `view.bounds`" }
    return members[name]
  }

  /// The replacement for creating an object that exists from the start.
  static func remedy(forMaking type: Type) -> String? {
    switch "\(type)" {
    case "Window": "use `window`, which is there from the start"
    case "Simulation": "use `simulation`, which is there from the start"
    default: nil
    }
  }

  /// Fixed-width integers.
  private static let fixedSizes: Set = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Members with random results.
  private static let chance: Set = [
    "random", "randomElement", "shuffled", "shuffle", "randomElements",
  ]

  /// Members for safe areas.
  private static let safeAreas: Set = [
    "safeAreaInsets", "additionalSafeAreaInsets", "safeAreaLayoutGuide", "safeAreaInsetsDidChange",
    "viewSafeAreaInsetsDidChange", "topLayoutGuide", "bottomLayoutGuide",
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "contentInsetAdjustmentBehavior",
    "insetsLayoutMarginsFromSafeArea",
  ]

  private static let margins: Set = [
    "layoutMargins", "directionalLayoutMargins", "layoutMarginsGuide", "layoutMarginsDidChange",
    "viewLayoutMarginsDidChange", "preservesSuperviewLayoutMargins",
    "systemMinimumLayoutMargins", "viewRespectsSystemMinimumLayoutMargins",
  ]

  private static let members: [String: String] = [
    "transitionCoordinator":
      "use `View.animate(withDuration:animations:)` in the callback; a change of size gives its "
      + "coordinator to `viewWillTransition(to:with:)`",
    "windowScene": "use `window`",
  ]

  /// The remedy for using an unordered collection as a sequence.
  static func sorting(_ type: Type) -> String {
    switch type {
    case .dictionary: "sort the keys first: `.keys.sorted()`"
    case .set(let element), .keys(let element, _), .values(_, let element):
      element.has(.comparable) ? "sort it first: `.sorted()`" : "sort it first: `.sorted { … }`"
    default: "sort it first"
    }
  }

  /// Members whose result depends on the order of elements.
  private static let ordered: Set = [
    "forEach", "first", "last", "enumerated", "makeIterator", "joined", "popFirst", "removeFirst",
    "prefix", "suffix", "dropFirst", "dropLast", "drop", "reversed", "firstIndex", "startIndex",
    "endIndex", "indices", "randomElement",
  ]

  private static let names: [String: String] = [
    "type": "test with `is`, or give the type a property that names it",
    "Mirror": "name the properties themselves",
    "DispatchQueue": "use `simulation.after(seconds) { … }`",
    "DispatchTime": "use `simulation.after(seconds) { … }`",
    "OperationQueue": "use `simulation.after(0) { … }`",
    "RunLoop": "use `simulation.turn()`",
    "Task": "use `simulation.after(0) { … }`",
    "Timer": "use `simulation.after(seconds) { … }`",
    "CADisplayLink": "use `simulation.after(seconds) { … }`",
    "Thread": "use `simulation.advance(by: seconds)`; a script runs on one thread",
    "sleep": "use `simulation.advance(by: seconds)`",
    "CATransaction": "use `View.animate(withDuration:animations:)`",
    "UIViewPropertyAnimator": "use `View.animate(withDuration:animations:)`",
    "NotificationCenter": "call a delegate or a closure",
    "Notification": "call a delegate or a closure",
    "KeyPath": "take a closure such as `{ $0.name }`",
    "NSLayoutConstraint": "set `frame` and `autoresizingMask`",
    "UILayoutGuide": "set `frame` and `autoresizingMask`",
    "NSObject": "leave it out; a class needs no superclass",
    "NSObjectProtocol": "use `AnyObject`",
    "NSCoder": "use an `init` that takes what it needs",
    "Error": "return an optional, nil for the failure",
    "LocalizedError": "return an optional, nil for the failure",
    "NSError": "return an optional, nil for the failure",
    "Result": "use an enum of your own with a case for each end",
    "Date": "ask `simulation.now`, the simulated seconds",
    "DateFormatter": "ask `simulation.now`, the simulated seconds",
    "CACurrentMediaTime": "ask `simulation.now`, the simulated seconds",
    "URL": "keep the text in a `String`",
    "URLSession": "wait with `simulation.after(seconds) { … }` and go on with the data",
    "URLRequest": "wait with `simulation.after(seconds) { … }` and go on with the data",
    "Data": "keep it in a `String` or an array",
    "UUID": "count up an `Int`",
    "UserDefaults": "keep the value in a variable",
    "Bundle": "put the data into the script",
    "FileManager": "put the data into the script",
    "IndexPath": "keep the number in an `Int`",
    "Float": "use `Double`",
    "ArraySlice": "use the array's type, and `Array(…)` around the part",
    "AnyHashable": "name the type of the keys",
    "debugPrint": "use `print(…)`",
    "dump": "use `print(…)`",
    "NSLog": "use `print(…)`",
    "repeatElement": "use `Array(repeating:count:)`",
    "sequence": "use a `while` loop",
    "swap": "use `(a, b) = (b, a)`",
    "UIApplication": "use `window` and `simulation`",
    "UIScreen": "ask `window.bounds`",
    "UIWindow": "use `window`, which is there from the start",
    "UIDevice": "ask `window.deviceOrientation`",
  ]
}

extension ScriptError.Kind {
  /// The error for an unknown name, with the replacement if it is known from elsewhere.
  static func unknown(name: String, nearest: @autoclosure () -> String?) -> Self {
    if let remedy = ForeignName.remedy(for: name) {
      return .unsupported("`\(name)`", instead: remedy)
    }
    return .unknownName(name, nearest: nearest())
  }

  /// The same for a type name.
  static func unknown(type name: String, nearest: @autoclosure () -> String?) -> Self {
    if let remedy = ForeignName.remedy(for: name) {
      return .unsupported("`\(name)`", instead: remedy)
    }
    return .unknownType(name, nearest: nearest())
  }

  /// The same for an override.
  static func unknown(
    override name: String, _ signature: String, nearest: @autoclosure () -> String?
  ) -> Self {
    if let remedy = ForeignName.remedy(forMember: name) {
      return .unsupported("`\(signature)`", instead: remedy)
    }
    return .invalidOverride(signature, nearest: nearest())
  }

  /// The same for a type without initializers.
  static func unknown(initializerOf type: Type) -> Self {
    if let remedy = ForeignName.remedy(forMaking: type) {
      return .unsupported("`\(type)(…)`", instead: remedy)
    }
    return .unknownMember("init", type: "\(type)", nearest: nil)
  }

  /// The same for a member of a type.
  static func unknown(
    member name: String, of type: Type, nearest: @autoclosure () -> String?
  ) -> Self {
    if let remedy = ForeignName.remedy(for: name, of: type) {
      return .unsupported("`\(name)` of \(type)", instead: remedy)
    }
    return .unknownMember(name, type: "\(type)", nearest: nearest())
  }
}
