import Foundation
import Support

/// The entry point.
@main
struct Main {
  static func main() {
    Launch.begin()
    exit(CommandLineTool.run().rawValue)
  }
}
