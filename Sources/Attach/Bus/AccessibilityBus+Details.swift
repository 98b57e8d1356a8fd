internal import GioKit

/// Requesting an accessible's details: id, attributes, text, value, actions and relations.
extension AccessibilityBus {
  /// The most characters of text requested.
  private static let longestText: Int32 = 2_000

  /// Requests all details of an accessible; every call has a timeout.
  package func details(
    of reference: AccessibleReference,
    _ answer: @escaping @MainActor (AccessibleDetails) -> Void
  ) {
    let inquiry = DetailsInquiry(of: reference, on: self, answer)
    inquiry.ask(AccessibilityMethods.attributes) { $0.take(attributes: $1) }
    inquiry.ask(AccessibilityMethods.relations) { $0.take(relations: $1) }
    inquiry.ask(AccessibilityMethods.accessible, "AccessibleId") { details, value in
      details.identifier = value.text.flatMap { $0.isEmpty ? nil : $0 }
    }
    inquiry.ask(AccessibilityMethods.interfaces) { [inquiry] _, parts in
      let interfaces = (parts.first?.parts ?? []).compactMap(\.text)
      if interfaces.contains(AccessibilityMethods.actionInterface) {
        inquiry.ask(AccessibilityMethods.actions) { $0.take(actions: $1) }
      }
      if interfaces.contains(AccessibilityMethods.valueInterface) { inquiry.askForValue() }
      if interfaces.contains(AccessibilityMethods.textInterface) {
        inquiry.ask(AccessibilityMethods.textInterface, "CharacterCount") { details, value in
          details.characterCount = value.number.map { Int(clamping: $0) }
          let end = min(Int32(clamping: details.characterCount ?? 0), Self.longestText)
          inquiry.ask(AccessibilityMethods.text, [.number(0), .number(end)]) {
            $0.text = $1.first?.text
          }
        }
      }
    }
  }

  /// Requests the details of several accessibles, a few at a time.
  package func details(
    of references: [AccessibleReference],
    _ answer: @escaping @MainActor ([AccessibleReference: AccessibleDetails]) -> Void
  ) {
    let gathering = DetailsGathering(of: references, on: self, answer)
    gathering.start()
  }
}

/// The pending calls to one accessible.
@MainActor
private final class DetailsInquiry {
  private static let patience = 1.0

  private let reference: AccessibleReference
  private let bus: AccessibilityBus
  private let answer: @MainActor (AccessibleDetails) -> Void
  private var details = AccessibleDetails()
  private var waiting = 0

  init(
    of reference: AccessibleReference, on bus: AccessibilityBus,
    _ answer: @escaping @MainActor (AccessibleDetails) -> Void
  ) {
    (self.reference, self.bus, self.answer) = (reference, bus, answer)
  }

  /// Calls a method, and applies a successful reply.
  func ask(
    _ method: DBusMethod, _ arguments: [DBusArgument] = [],
    _ take: @escaping @MainActor (inout AccessibleDetails, [DBusValue]) -> Void
  ) {
    waiting += 1
    bus.ask(reference, method, arguments, within: Self.patience) { result in
      if case .success(let parts) = result { take(&self.details, parts) }
      self.waiting -= 1
      if self.waiting == 0 { self.answer(self.details) }
    }
  }

  /// Reads a property.
  func ask(
    _ interface: String, _ property: String,
    _ take: @escaping @MainActor (inout AccessibleDetails, DBusValue) -> Void
  ) {
    ask(AccessibilityMethods.property, [.text(interface), .text(property)]) { details, parts in
      if let value = parts.first { take(&details, value) }
    }
  }

  func askForValue() {
    let interface = AccessibilityMethods.valueInterface
    ask(interface, "CurrentValue") { details, value in
      guard let current = value.real else { return }
      details.value = .init(current: current)
      self.ask(interface, "MinimumValue") { $0.value?.minimum = $1.real }
      self.ask(interface, "MaximumValue") { $0.value?.maximum = $1.real }
      self.ask(interface, "MinimumIncrement") { $0.value?.increment = $1.real }
    }
  }
}

/// Several accessibles, asked a few at a time.
@MainActor
private final class DetailsGathering {
  private static let atOnce = 40

  private let bus: AccessibilityBus
  private let answer: @MainActor ([AccessibleReference: AccessibleDetails]) -> Void
  private var open: [AccessibleReference]
  private var found: [AccessibleReference: AccessibleDetails] = [:]
  private var missing: Int

  init(
    of references: [AccessibleReference], on bus: AccessibilityBus,
    _ answer: @escaping @MainActor ([AccessibleReference: AccessibleDetails]) -> Void
  ) {
    (self.bus, self.answer, open) = (bus, answer, references.reversed())
    missing = references.count
  }

  func start() {
    guard missing > 0 else { return answer([:]) }
    for _ in 0..<Self.atOnce { askNext() }
  }

  private func askNext() {
    guard let next = open.popLast() else { return }
    bus.details(of: next) { details in
      self.found[next] = details
      self.missing -= 1
      if self.missing == 0 { self.answer(self.found) } else { self.askNext() }
    }
  }
}
