// A script in the subset: a child comes and goes 190,000 times. Interpreted as it is, and compiled.

import Containers

let root = ViewController("root")
let child = ViewController("child")
for _ in 0..<190_000 {
  root.addChild(child)
  child.didMove(toParent: root)
  child.willMove(toParent: nil)
  child.removeFromParent()
}
