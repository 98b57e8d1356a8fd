// Opens one door with bytes that libFuzzer makes up, guided by the edges they lead over.
//
//   fuzz                      lists the doors
//   fuzz seeds DOOR [FOLDER]  lists the folders that its corpus begins with, and writes into
//                             FOLDER what no file has
//   fuzz DOOR ARGUMENT…       goes on until something is found; the arguments are libFuzzer's

import CFuzzer
import Foundation

/// The door that is tried; set once, before the first bytes come.
enum Chosen {
  nonisolated(unsafe) static var door = Door.dump
}

let words = CommandLine.arguments
if words.count > 2, words[1] == "seeds", let door = Door.named(words[2]) {
  for folder in door.seeds { print(folder) }
  for (place, bytes) in door.made().enumerated() where words.count > 3 {
    try Data(bytes).write(to: URL(filePath: words[3]).appending(path: "made-\(place)"))
  }
  exit(0)
}
guard words.count > 1, let door = Door.named(words[1]) else {
  for door in Door.all { print(door.name) }
  exit(words.count > 1 ? 2 : 0)
}
Chosen.door = door

var rest: [UnsafeMutablePointer<CChar>?] = ([words[0]] + words.dropFirst(2)).map { strdup($0) }
var count = Int32(rest.count)
rest.append(nil)
let status = rest.withUnsafeMutableBufferPointer { buffer -> Int32 in
  var base = buffer.baseAddress
  return LLVMFuzzerRunDriver(&count, &base) { data, size in
    Chosen.door.open(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
}
exit(status)
