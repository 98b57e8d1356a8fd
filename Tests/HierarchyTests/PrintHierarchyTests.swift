import Geometry
import Hierarchy
import Testing

/// States in UIKit's own words, to compare with what a real app prints.
@Suite struct `UIKit's description of a state` {
  /// A window with tabs; one tab is loaded, its second page presents something with a child.
  private func state(_ more: [Change] = []) -> HierarchyState {
    func controller(_ id: Int32, _ className: String) -> Change {
      .controllerMade(NodeID(id), name: "c\(id)", className: className)
    }
    func view(_ id: Int32, _ className: String, in superview: Int32?, of owner: Int32) -> [Change] {
      [
        .viewMade(NodeID(id), name: "v\(id)", className: className),
        .superview(NodeID(id), superview.map { NodeID($0) }, index: .max),
        .view(of: NodeID(owner), NodeID(id)),
      ]
    }
    let parts: [[Change]] = [
      [.viewMade(NodeID(1), name: "window", className: "UIWindow")],
      [controller(2, "UITabBarController")],
      [.rootViewController(window: NodeID(1), NodeID(2))],
      view(3, "UILayoutContainerView", in: 1, of: 2),
      [controller(4, "UINavigationController"), .parent(NodeID(4), NodeID(2))],
      view(5, "UILayoutContainerView", in: 3, of: 4),
      [controller(6, "UINavigationController"), .parent(NodeID(6), NodeID(2))],
      [controller(7, "First"), .parent(NodeID(7), NodeID(4))],
      view(8, "UIView", in: nil, of: 7),
      [controller(9, "App.Second"), .parent(NodeID(9), NodeID(4))],
      view(10, "UIView", in: 5, of: 9),
      [controller(11, "UISplitViewController"), .presenting(NodeID(11), by: NodeID(9))],
      view(12, "UILayoutContainerView", in: 1, of: 11),
      [controller(13, "Third"), .parent(NodeID(13), NodeID(11))],
      view(14, "UIView", in: 12, of: 13),
      [controller(15, "Fourth"), .presenting(NodeID(15), by: NodeID(13))],
      [2, 4, 11].map { .phase(NodeID($0), .appeared, isAnimated: false) },
      [
        .phase(NodeID(9), .disappearing, isAnimated: true),
        .phase(NodeID(13), .appearing, isAnimated: true),
      ],
      more,
    ]
    var recording = Recording()
    for change in parts.joined() { recording.append(change) }
    return recording.latest
  }

  @Test func `has controllers, phases, views and presentations`() {
    #expect(
      state().printHierarchy == """
        <UITabBarController 0x600000000020>, state: appeared, view: <UILayoutContainerView 0x600000000030>
           | <UINavigationController 0x600000000040>, state: appeared, view: <UILayoutContainerView 0x600000000050>
           |    | <First 0x600000000070>, state: disappeared, view: <UIView 0x600000000080> not in the window
           |    | <App.Second 0x600000000090>, state: disappearing, view: <UIView 0x6000000000a0>
           |    |    + <UISplitViewController 0x6000000000b0>, state: appeared, view: <UILayoutContainerView 0x6000000000c0>, presented with: <_UIFullscreenPresentationController 0x6010000000b0>
           |    |    |    | <Third 0x6000000000d0>, state: appearing, view: <UIView 0x6000000000e0>
           |    |    |    |    + <Fourth 0x6000000000f0>, state: disappeared, view:  (view not loaded), presented with: <_UIFullscreenPresentationController 0x6010000000f0>
           | <UINavigationController 0x600000000060>, state: disappeared, view:  (view not loaded)

        """)
  }

  @Test func `can start at any controller`() {
    #expect(
      state().printHierarchy(of: NodeID(6)) == """
        <UINavigationController 0x600000000060>, state: disappeared, view:  (view not loaded)

        """)
    #expect(
      state().printHierarchy(of: NodeID(11)) == """
           + <UISplitViewController 0x6000000000b0>, state: appeared, view: <UILayoutContainerView 0x6000000000c0>, presented with: <_UIFullscreenPresentationController 0x6010000000b0>
           | <Third 0x6000000000d0>, state: appearing, view: <UIView 0x6000000000e0>
           |    + <Fourth 0x6000000000f0>, state: disappeared, view:  (view not loaded), presented with: <_UIFullscreenPresentationController 0x6010000000f0>

        """)
    #expect(
      state([.parent(NodeID(7), nil)]).printHierarchy(of: NodeID(7)) == """
           + <First 0x600000000070>, state: disappeared, view: <UIView 0x600000000080> not in the window

        """)
    #expect(state().printHierarchy(of: NodeID(99)) == "")
    #expect(HierarchyState().printHierarchy == "")
  }

  @Test func `shows only non-default properties of views`() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0.25)
    let label = Content.text(Content.Text("It's more than twenty-five characters; yes"))
    let animation = AnimationState(
      id: 3, view: NodeID(5), motion: .property(from: .alpha(1), to: .alpha(0.3)), begin: .zero,
      duration: 1, curve: .linear)
    let flip = AnimationState(
      id: 4, view: NodeID(5),
      motion: .transition(.flipFromLeft, from: NodeID(8), to: NodeID(10)), begin: .zero,
      duration: 1, curve: .linear)
    let changes: [Change] = [
      .property(NodeID(1), .bounds(CGRect(x: 0, y: 0, width: 320, height: 480))),
      .property(NodeID(1), .center(CGPoint(x: 160, y: 240))),
      .property(NodeID(3), .bounds(CGRect(x: 0, y: 0, width: 100, height: 50))),
      .property(NodeID(3), .transform(turn)),
      .property(NodeID(3), .backgroundColor(.white)),
      .property(NodeID(5), .alpha(0.3)), .property(NodeID(5), .clipsToBounds(true)),
      .animationBegan(animation), .animationBegan(flip),
      .property(NodeID(10), .isHidden(true)), .property(NodeID(10), .content(label)),
      .property(NodeID(12), .bounds(CGRect(x: 0, y: 0, width: 200.0 / 3, height: 1e7))),
      .property(NodeID(12), .backgroundColor(Color(red: 1, green: 0.5, blue: 0, alpha: 0.1))),
    ]
    #expect(
      state(changes).recursiveDescription == """
        <UIWindow: 0x600000000010; frame = (0 0; 320 480); layer = <CALayer: 0x600800000010>>
           | <UILayoutContainerView: 0x600000000030; frame = (-25 -49.75; 50 100); transform = [0, 1, -1, 0, 0, 0.25]; backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0x600800000030>>
           |    | <UILayoutContainerView: 0x600000000050; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.3; animations = { opacity=<CABasicAnimation: 0x601800000030>; transition=<CATransition: 0x601800000040>; }; layer = <CALayer: 0x600800000050>>
           |    |    | <UIView: 0x6000000000a0; frame = (0 0; 0 0); text = 'It's more than twenty-fiv...'; hidden = YES; layer = <CALayer: 0x6008000000a0>>
           | <UILayoutContainerView: 0x6000000000c0; frame = (-33.3333 -5e+06; 66.6667 1e+07); backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 0.1; layer = <CALayer: 0x6008000000c0>>
           |    | <UIView: 0x6000000000e0; frame = (0 0; 0 0); layer = <CALayer: 0x6008000000e0>>

        """)
    #expect(
      state().recursiveDescription(of: NodeID(8)) == """
        <UIView: 0x600000000080; frame = (0 0; 0 0); layer = <CALayer: 0x600800000080>>

        """)
    #expect(state().recursiveDescription(of: NodeID(2)) == "")
  }

  @Test func `finishes even for an invalid state`() {
    let nonsense = state([
      .parent(NodeID(2), NodeID(9)), .superview(NodeID(1), NodeID(14), index: 0),
      .presenting(NodeID(2), by: NodeID(13)),
    ])
    #expect(nonsense.printHierarchy.split(separator: "\n").count == 8)
    #expect(nonsense.recursiveDescription.split(separator: "\n").count == 6)
  }

  /// A hundred thousand levels would be 25 GB of bars, and too much for a stack.
  @Test func `stays small however deep the state is`() throws {
    let count: Int32 = 100_000
    var state = HierarchyState()
    state.apply(.viewMade(NodeID(1), name: "window", className: "UIWindow"))
    for id in 2...count {
      state.apply(.viewMade(NodeID(id), name: "v", className: "UIView"))
      state.apply(.superview(NodeID(id), NodeID(id - 1), index: .max))
    }
    let text = state.recursiveDescription(of: NodeID(1))
    #expect(text.split(separator: "\n").count == Int(count))
    #expect(try #require(text.split(separator: "\n").last).contains("[level 99999] <UIView: "))
    #expect(state.viewOutline.utf8.count < 60_000_000)
  }
}
