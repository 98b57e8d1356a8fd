internal import GioKit

/// Calls `body` once, at idle priority.
package func afterwards(_ body: @escaping () -> Void) { MainLoop.async(.idle) { body() } }
