// Measures how soon dumps are read and compared, for one round.
//
//   measure-import write FOLDER     writes the dumps, the same every time
//   measure-import read FILE        reads one, and says how much time and memory that took
//   measure-import compare A B      what two dumps that were read take until their difference is known
//
// Each line it prints is a key, a blank and a number. It is in the program's own package, as dumps
// are internal to it.

import Foundation
import Hierarchy
import Import

let words = CommandLine.arguments.dropFirst()
switch (words.first, words.count) {
case ("write", 2): DumpFiles.write(into: URL(fileURLWithPath: words[2]))
case ("read", 2): Reading.run(words[2])
case ("compare", 3): Comparing.run(words[2], words[3])
default:
  print("usage: measure-import write FOLDER | read FILE | compare A B")
  exit(2)
}

/// Says what is wrong, and ends.
func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data("measure-import: \(text)\n".utf8))
  exit(1)
}

/// A dump, read as the program reads it.
func dump(at path: String) -> Dump {
  guard let file = FileHandle(forReadingAtPath: path),
    let bytes = InputBytes.read(file.fileDescriptor, limit: ImportLimits().bytes)
  else { fail("\(path) cannot be read") }
  do { return try Importer.read(bytes) } catch { fail("\(path): \(error)") }
}
