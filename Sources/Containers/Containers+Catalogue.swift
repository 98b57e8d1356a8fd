// The complete script catalog.

extension Catalogue {
  /// The complete script catalog: the core and the containers.
  ///
  /// To add a container, write a file with its recipe and add a line here.
  public static let containers = Catalogue.containment
    .adding(
      [
        .navigationController, .navigationControllerDelegate, .interactivePop, .navigationItem,
        .tabBarController, .tabBarControllerDelegate, .tabBarItem,
        .pageViewController, .pageViewControllerDataSource, .pageViewControllerDelegate,
        .pageSwipe, .pageDirection, .pageStyle, .pageOrientation,
        .splitViewController, .splitViewControllerDelegate,
        .tunnelController, .tunnelVersion, .locationLink, .mapController, .geoInfoController,
        .coordinate,
        .verticalNavigationController, .verticalVersion, .verticalAnimationStyle,
        .verticalPageController,
        .tabBar, .navigationBar,
        .bustedTabs, .bustedTabsVersion, .relayContainer, .relayVersion,
        .skTabBarController, .skTabBarVersion,
        .skNavigationController, .skNavigationVersion,
        .cardContainerViewController, .cardVersion, .cardViewController,
        .adaptiveElements, .elementController, .smallElement, .largeElement, .adaptiveVersion,
        .contentSwitcher, .contentSwitcherVersion, .messageController, .stateContainer,
        .controllerList, .controllerTable, .controllerListVersion, .todoScreen,
        .feedPage, .feedController, .flowController, .pickerController, .cameraController,
        .filterController, .postController, .flowStep, .flowPolicy, .photo, .photoMotif,
        .photoFilter,
        .postChoice, .coordinator, .appCoordinator, .coordinatedFeed, .coordinatedVersion,
        .threePaneController, .paneController, .threePaneVersion, .threePanePlace,
      ]
    )
    .adding(Recipe.redux)
    .adding(Recipe.reduxStack)
    .adding(Simulation.networkMembers, to: "Simulation")
    .adding(Window.keyboardMembers, to: "Window")
    .adding(ViewController.containerMembers, to: "ViewController")
    .adding(NavigationController.coordinatorMembers, to: "NavigationController")
}
