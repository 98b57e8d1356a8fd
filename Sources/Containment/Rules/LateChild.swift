/// D33: a child's view is added to a parent that has already received `viewWillAppear`.
///
/// Reported once per addition, in every profile: until iOS 12 the callback is lost, later the
/// behavior is undocumented.
///
/// Evidence: openradar 12322346 and 32106539, TYPagerController#7, YTPageController PR 1,
/// XLPagerTabStrip PR 27, SlideMenuControllerSwift PR 255, PageMenu#133.
///
/// - When: The view of a child comes into that of a parent that is appearing: in layout, in the
///   parent's `viewIsAppearing`, or in the turn in which a container or a presentation brings the
///   parent in. Not reported where another child was in time. Once per addition.
/// - Remedy: Add the child in `viewDidLoad` or `viewWillAppear`, and set frames in
///   `viewWillLayoutSubviews`.
enum LateChild {
  static func diagnostic(
    of child: ViewController, in parent: ViewController, call: Int32
  ) -> Diagnostic {
    Diagnostic(
      id: "D33", kind: .lint, subject: child.id, participants: [child.id, parent.id],
      message: "The view of \(child) was added to \(parent) too late for viewWillAppear",
      reason: "\(parent) is appearing and has already forwarded viewWillAppear. Until iOS 12 "
        + "\(child) receives viewDidAppear alone; later versions are not documented.",
      remedy: "Add \(child) in viewDidLoad or viewWillAppear of \(parent), and set frames in "
        + "viewWillLayoutSubviews.",
      calls: [call])
  }
}
