// Misuse: a size that is not final yet
//
// Views that are drawn in a xib have the size of the drawing until they are about to appear. A stack
// that takes the size of a story in viewDidLoad makes it as tall as it was drawn.

import Containers
import Samples

let story = StoryViewController("story", story: .marina, isFromXib: true)
let stack = StackViewController(
  "stack", contents: [story], isFromXib: true, reading: .viewDidLoad)
window.rootViewController = ScrollingContentViewController("scrolling", content: stack)
simulation.turn()

for line in story.sizes { print(line) }
