internal import GioKit

/// The accessibility bus, on which programs describe their windows.
@MainActor
package final class AccessibilityBus {
  let connection: DBusConnection
  /// The session's bus, on which programs export their actions.
  let session: DBusConnection
  /// Whether programs are asked to enable accessibility.
  let status: AccessibilityStatus

  /// Finds the bus through the session bus and connects.
  package init() throws(AttachError) {
    do throws(DBusError) {
      session = try DBusConnection.session()
    } catch {
      throw .noSession(error)
    }
    status = AccessibilityStatus(on: session)
    do throws(DBusError) {
      let answer = try session.ask("org.a11y.Bus", "/org/a11y/bus", AccessibilityMethods.address)
      guard let address = answer.first?.text, !address.isEmpty else {
        throw DBusError.noBus(reason: "it has no address")
      }
      connection = try DBusConnection.open(address: address)
    } catch {
      throw .noAccessibility(error)
    }
  }

  private init(over connection: DBusConnection, session: DBusConnection) {
    (self.connection, self.session) = (connection, session)
    status = AccessibilityStatus(on: session)
  }

  /// Finds the bus and connects asynchronously.
  package static func open(
    _ answer: @escaping @MainActor (Result<AccessibilityBus, AttachError>) -> Void
  ) {
    DBusConnection.session { session in
      switch session {
      case .failure(let error): answer(.failure(.noSession(error)))
      case .success(let session):
        session.call(
          "org.a11y.Bus", "/org/a11y/bus", AccessibilityMethods.address, within: 3, starting: true
        ) { result in
          guard let address = (try? result.get())?.first?.text, !address.isEmpty else {
            if case .failure(let error) = result {
              return answer(.failure(.noAccessibility(error)))
            }
            return answer(.failure(.noAccessibility(.noBus(reason: "it has no address"))))
          }
          DBusConnection.open(address: address) { opened in
            answer(
              opened.map { AccessibilityBus(over: $0, session: session) }
                .mapError(AttachError.noAccessibility)
            )
          }
        }
      }
    }
  }

  /// Calls `handle` when the bus disconnects.
  package func onClose(_ handle: @escaping @MainActor () -> Void) { connection.onClose = handle }

  /// Whether the bus has disconnected.
  package var isClosed: Bool { connection.isClosed }

  /// Calls a method of an accessible.
  func ask(
    _ whom: AccessibleReference, _ method: DBusMethod, _ arguments: [DBusArgument] = [],
    within seconds: Double, starting: Bool = false, _ answer: @escaping DBusConnection.Answer
  ) {
    connection.call(
      whom.bus, whom.path, method, arguments, within: seconds, starting: starting, answer)
  }
}
