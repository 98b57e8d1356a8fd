// The script catalog of the library.

extension Catalogue {
  /// The script catalog of the library: the core and UIKit's containers.
  ///
  /// To add a type, write its entry in a `+Catalogue` file and add a line here.
  public static let containers = Catalogue.containment
    .adding(
      [
        .navigationController, .navigationControllerDelegate, .interactivePop, .navigationItem,
        .tabBarController, .tabBarControllerDelegate, .tabBarItem,
        .pageViewController, .pageViewControllerDataSource, .pageViewControllerDelegate,
        .pageSwipe, .pageDirection, .pageStyle, .pageOrientation,
        .splitViewController, .splitViewControllerDelegate,
        .tabBar, .navigationBar, .textField, .keyboard,
      ]
    )
    .adding(Window.keyboardMembers, to: "Window")
    .adding(ViewController.containerMembers, to: "ViewController")
}
