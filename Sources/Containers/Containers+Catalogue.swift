// Everything scripts may use, in one list.

extension Catalogue {
  /// Everything scripts may use: what the core and the containers offer.
  ///
  /// Adding a container is a file with its recipe and a line here.
  public static let containers = Catalogue.containment
    .adding(
      [
        .navigationController, .navigationControllerDelegate, .interactivePop, .navigationItem,
        .tabBarController, .tabBarControllerDelegate, .tabBarItem,
        .pageViewController, .pageViewControllerDataSource, .pageViewControllerDelegate,
        .pageSwipe, .pageDirection, .pageStyle,
        .splitViewController, .splitViewControllerDelegate,
        .tunnelController, .tunnelVersion, .mapController, .geoInfoController, .coordinate,
        .verticalNavigationController, .verticalPageController,
      ]
    )
    .adding(ViewController.containerMembers, to: "ViewController")
}
