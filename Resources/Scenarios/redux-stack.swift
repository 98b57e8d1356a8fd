// Composition: stories in a stack in a scroll view
//
// One container stacks two stories, another lets what it is given scroll; neither knows of the
// other. The device is turned, and the column becomes a row; then a story prefers to be taller, its
// parent hears of it, and the whole grows. Short memory and a turn back reach everybody.

import Containers

window.resize(to: CGSize(width: 375, height: 667))
let marina = ViewController("marina")
marina.preferredContentSize = CGSize(width: 0, height: 420)
let taj = ViewController("taj")
taj.preferredContentSize = CGSize(width: 0, height: 500)
let stack = StackViewController("stack", contents: [marina, taj])
let scrolling = ScrollingContentViewController("scrolling", content: stack)
window.rootViewController = NavigationController("navigation", rootViewController: scrolling)
simulation.turn()
print(stack.axis, scrolling.scrollView.contentSize.height, stack.constraints)

window.rotate(to: .landscapeLeft)
simulation.finishAnimations()
print(stack.axis, scrolling.scrollView.contentSize.height, stack.constraints)

marina.preferredContentSize = CGSize(width: 0, height: 700)
simulation.finishAnimations()
print(marina.view.frame.height)

simulation.sendMemoryWarning()
window.rotate(to: .portrait)
simulation.finishAnimations()
print(stack.axis, scrolling.scrollView.contentSize.height)
