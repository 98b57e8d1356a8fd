import Scenarios
import Testing

@Suite struct `Code written for UIKit` {
  @Test func `has the names that scripts have`() {
    let code = UIKitCode(
      """
      import UIKit

      // A UIViewController that holds another.
      class Parent: UIViewController {
        let child = UIViewController()
        let name = "UIView"
        override func viewDidLoad() {
          addChild(child)
          view.addSubview(UIView(frame: .zero))
          view.layer.cornerRadius = UIScreen.main.scale
        }
      }
      """)
    #expect(
      code.text == """
        import Containers

        // A UIViewController that holds another.
        class Parent: ViewController {
          let child = ViewController()
          let name = "UIView"
          override func viewDidLoad() {
            addChild(child)
            view.addSubview(View(frame: .zero))
            view.layer.cornerRadius = UIScreen.main.scale
          }
        }
        """)
    #expect(code.shortened == ["UIViewController", "UIView"])
  }

  @Test func `gets the import that it lacks`() {
    #expect(
      UIKitCode("let a = UIViewController()\n").text
        == "import Containers\n\nlet a = ViewController()\n")
  }

  @Test(arguments: [
    "import Containers\nlet a = ViewController(\"a\")\n", "", "let ü = \"UIView\" // UIView\n",
    "import UIKit\n",
  ])
  func `is unchanged without UIKit names`(text: String) {
    #expect(UIKitCode(text).text == text)
    #expect(UIKitCode(text).shortened == [])
  }
}
