// Misuse: overrideTraitCollection for a non-child
//
// Only a parent can override the traits of a child.

import Containers

let root = ViewController("root")
window.rootViewController = root
simulation.turn()

let stranger = ViewController("stranger")
root.setOverrideTraitCollection(
    TraitCollection(horizontalSizeClass: .regular), forChild: stranger)
