// The script catalog with the samples.

extension Catalogue {
  /// What scripts may use: the library, and the samples if they import them.
  package static let scripts = Catalogue.containers.offering(
    Module("Samples", "The published containers, and their contents.", samples))

  /// The catalog of scripts that import the samples.
  ///
  /// To add a container, write its entry next to it and add a line here.
  package static let samples = Catalogue.containers
    .adding(
      [
        .tunnelController, .tunnelVersion, .locationLink, .mapController, .geoInfoController,
        .coordinate,
        .verticalNavigationController, .verticalVersion, .verticalAnimationStyle,
        .verticalPageController,
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
    .adding(NavigationController.coordinatorMembers, to: "NavigationController")
}
