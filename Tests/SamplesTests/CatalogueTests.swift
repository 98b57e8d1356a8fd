import Samples
import Testing

/// The catalog says everything that scripts may ask, and says it once.
@Suite struct `The catalogue for scripts` {
  private let catalogue = Catalogue.samples

  /// The members that the contract names, by type.
  private static let contract: KeyValuePairs<String, String> = [
    "ViewController": """
    init view viewIfLoaded isViewLoaded loadViewIfNeeded title parent children addChild
    removeFromParent willMove didMove loadView viewDidLoad viewWillUnload viewDidUnload
    viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear
    viewWillLayoutSubviews viewDidLayoutSubviews updateViewConstraints beginAppearanceTransition
    endAppearanceTransition transition shouldAutomaticallyForwardAppearanceMethods
    shouldAutomaticallyForwardRotationMethods isMovingToParent isMovingFromParent isBeingPresented
    isBeingDismissed present dismiss modalPresentationStyle isModalInPresentation
    definesPresentationContext presentedViewController presentingViewController viewWillTransition
    willTransition traitCollection traitOverrides registerForTraitChanges traitCollectionDidChange
    setOverrideTraitCollection preferredContentSize preferredContentSizeDidChange size
    didReceiveMemoryWarning appearancePhase shouldAutorotate shouldAutorotateToInterfaceOrientation
    supportedInterfaceOrientations willRotate willAnimateRotation didRotate show
    showDetailViewController navigationController tabBarController splitViewController tabBarItem
    navigationItem interactiveDismissal name description
    """,
    "View": """
    init frame bounds center transform alpha isHidden backgroundColor superview subviews window
    addSubview insertSubview bringSubviewToFront removeFromSuperview autoresizingMask
    setNeedsLayout layoutIfNeeded setNeedsUpdateConstraints layoutSubviews
    isUserInteractionEnabled hitTest animate tap
    """,
    "Label": "init text", "ImageView": "init image", "Button": "init onTap", "Bar": "init title",
    "ScrollView": "init contentOffset", "StackView": "init addArrangedSubview",
    "TableView": "init rows", "MapView": "init map", "ActivityIndicator": "init startAnimating",
    "Window": "rootViewController rotate resize traits isKeyWindow makeKey",
    "Simulation": """
    turn advance finishAnimations after sendMemoryWarning profile policy refusals stopsAtRefusals
    now
    """,
    "TransitionCoordinator": "animate",
    "NavigationController": """
    init pushViewController popViewController popToViewController popToRootViewController
    setViewControllers viewControllers topViewController visibleViewController delegate
    interactivePop
    """,
    "InteractivePop": "begin update cancel finish",
    "InteractiveDismissal": "begin update cancel finish",
    "PageSwipe": "begin update cancel finish",
    "TabBarController": """
    init viewControllers selectedIndex selectedViewController tap delegate
    """,
    "PageViewController": "init setViewControllers swipe dataSource delegate",
    "SplitViewController": "init viewControllers collapse expand delegate",
    "TunnelController": "init", "MapController": "init drag", "GeoInfoController": "init",
    "VerticalNavigationController": "init push pop", "Coordinate": "init",
    "CGRect": "init", "CGPoint": "init", "CGSize": "init", "CGAffineTransform": "init",
    "Color": "init", "AutoresizingMask": "flexibleWidth", "AnimationOptions": "curveEaseIn",
    "AppearancePhase": "disappeared appearing appeared disappearing",
    "Profile": "ios5 ios6 ios8 ios13 ios17",
    "InterfaceOrientation": "portrait", "InterfaceOrientationMask": "all",
    "ModalPresentationStyle": "pageSheet", "TraitCollection": "init",
  ]

  @Test func `has everything that the contract names`() {
    for (type, names) in Self.contract {
      for name in names.split(whereSeparator: \.isWhitespace) {
        let found = catalogue.members(String(name), of: type)
        #expect(!found.isEmpty, "\(type) lacks \(name)")
      }
    }
    #expect(catalogue.globals.map(\.name) == ["window", "simulation", "print"])
    #expect(catalogue.initializers(of: "Window").isEmpty)
  }

  @Test func `lets scripts override what the contract says`() {
    let overridable = catalogue["ViewController"]?.members.filter(\.isOverridable) ?? []
    #expect(
      overridable.map(\.signature).sorted() == [
        "addChild(_:)", "childForStatusBarHidden", "childForStatusBarStyle", "didMove(toParent:)",
        "didReceiveMemoryWarning()", "didRotate(from:)", "loadView()", "preferredContentSize",
        "preferredContentSizeDidChange(forChildContentContainer:)", "preferredStatusBarStyle",
        "prefersStatusBarHidden", "removeFromParent()",
        "shouldAutomaticallyForwardAppearanceMethods",
        "shouldAutomaticallyForwardRotationMethods", "shouldAutorotate",
        "shouldAutorotateToInterfaceOrientation(_:)", "show(_:sender:)",
        "showDetailViewController(_:sender:)",
        "size(forChildContentContainer:withParentContainerSize:)",
        "supportedInterfaceOrientations", "title", "traitCollectionDidChange(_:)",
        "updateViewConstraints()", "viewDidAppear(_:)", "viewDidDisappear(_:)",
        "viewDidLayoutSubviews()", "viewDidLoad()", "viewDidUnload()", "viewIsAppearing(_:)",
        "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
        "viewWillTransition(to:with:)", "viewWillUnload()", "willAnimateRotation(to:duration:)",
        "willMove(toParent:)", "willRotate(to:duration:)", "willTransition(to:with:)",
      ])
  }

  @Test func `names every type once, with its superclass`() {
    let names = catalogue.recipes.map(\.name)
    #expect(Set(names).count == names.count)
    for recipe in catalogue.recipes {
      if let superclass = recipe.superclass { #expect(catalogue[superclass] != nil) }
      #expect(isSentence(recipe.summary), "\(recipe.name): \(recipe.summary)")
    }
  }

  @Test func `says of every type a signature once, in a sentence, with known types`() {
    for recipe in catalogue.recipes {
      let signatures = recipe.members.map { member in
        // Initializers may differ by the types of their parameters alone.
        (member.kind == .constant ? "static " : "") + member.signature
          + " \(member.parameters.map(\.type))"
      }
      #expect(Set(signatures).count == signatures.count, "\(recipe.name) says something twice")
      for member in recipe.members {
        let place = "\(recipe.name).\(member.signature)"
        #expect(isSentence(member.summary), "\(place): \(member.summary)")
        for type in [member.type] + member.parameters.map(\.type) {
          for name in names(in: type) {
            #expect(catalogue[name] != nil, "\(place) speaks of \(name), which is not listed")
          }
        }
      }
    }
  }

  @Test func `gives default arguments of the argument's type`() {
    for member in catalogue.recipes.flatMap(\.members) + catalogue.globals {
      for parameter in member.parameters {
        guard let defaultValue = parameter.defaultValue?() else { continue }
        #expect(
          fits(defaultValue, parameter.type), "\(member.signature) has a default of the wrong type")
      }
    }
  }

  @Test func `has the samples for scripts that import them`() {
    let scripts = Catalogue.scripts
    #expect(scripts["TunnelController"] == nil)
    #expect(scripts.module(of: "TunnelController") == "Samples")
    #expect(scripts.members("network", of: "Simulation").isEmpty)
    #expect(scripts.module(ofMember: "network", of: "Simulation") == "Samples")
    let importing = scripts.importing(["Containers", "Samples"])
    #expect(importing.recipes.map(\.name) == catalogue.recipes.map(\.name))
    #expect(importing.module(of: "TunnelController") == nil)
    for name in ["NavigationController", "Nonsense"] { #expect(scripts.module(of: name) == nil) }
  }

  @Test func `finds the most special class of an object`() {
    Simulation.$current.withValue(Simulation()) {
      #expect(catalogue.recipe(of: NavigationController("nav"))?.name == "NavigationController")
      #expect(catalogue.recipe(of: ViewController("a"))?.name == "ViewController")
      #expect(catalogue.recipe(of: TableView("t"))?.name == "TableView")
    }
    #expect(
      catalogue.lineage(of: "TableView").map(\.name) == ["TableView", "ScrollView", "View"])
  }

  private func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && text.first?.isUppercase == true && !text.contains("..")
  }

  private func names(in type: ValueType) -> [String] {
    switch type {
    case .named(let name): [name]
    case .optional(let wrapped), .array(let wrapped): names(in: wrapped)
    case .dictionary(let key, let value): names(in: key) + names(in: value)
    case .function(let arguments, let result): (arguments + [result]).flatMap(names)
    default: []
    }
  }

  private func fits(_ value: Value, _ type: ValueType) -> Bool {
    switch (value, type) {
    case (.none, .optional), (.bool, .bool), (.int, .int), (.double, .double), (.string, .string),
      (.array, .array):
      true
    case (.boxed(let content as any BoxedValue), .named):
      Swift.type(of: content).valueType == type
    default: false
    }
  }
}
