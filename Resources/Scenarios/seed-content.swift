// Content that fades, forwarded manually
//
// A switcher that begins and ends appearances by hand, also before it is on screen: its first child
// receives viewWillAppear while the container is still loading. After Dave DeLong's MVCTodo.

import Containers
import Samples

let red = ViewController("red")
let green = ViewController("green")
let switcher = ContentSwitcher("switcher", content: red, version: .original)
window.rootViewController = switcher
simulation.turn()

switcher.content = green
simulation.advance(by: 0.1)
switcher.content = nil
simulation.finishAnimations()
print(switcher.children.count)
