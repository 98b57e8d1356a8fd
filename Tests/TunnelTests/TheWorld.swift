import Foundation
import Support
import Tunnel

/// The shipped world, read once for all tests.
let theWorld = Result { () throws(WorldError) -> World in
  try World(bytes: theBytes)
}

/// The bytes of the shipped world file; none when it is missing.
let theBytes: [UInt8] = {
  guard let url = ResourceFolder.find("World/world.tgeo"), let data = try? Data(contentsOf: url)
  else { return [] }
  return Array(data)
}()
