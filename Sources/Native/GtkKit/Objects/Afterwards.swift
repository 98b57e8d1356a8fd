internal import GioKit

/// Calls `body` once, when the loop has nothing more urgent to do.
package func afterwards(_ body: @escaping () -> Void) { MainLoop.async(.idle) { body() } }
