// What the script of the loop needs before and after it, and no loop.

import Containers

let root = ViewController("root")
let child = ViewController("child")
