import Script

/// An error of the Swift compiler in code that the interpreter could run.
///
/// The messages are the compiler's, so that both report the same.
package enum Refusal: Hashable, Sendable {
  // Access
  /// A private member, used outside of its type.
  case inaccessible(String)
  case inaccessibleInitializer(String)
  case inaccessibleSetter(String, Change)
  /// A declaration more visible than a type it uses.
  case exposes(String, verdict: String, reason: String?)
  case hiddenRequirement(String, level: String, contract: String)
  case hiddenOverride(String, than: String)
  // Modifiers
  case misplacedModifier(String)
  case modifierInProtocol(String)
  case modifierInside(String)
  case modifier(String, onlyOn: String)
  case readOnlySetter(String)
  case modifierBesideConformance(String)
  case exposedExtension(String)
  case typeMember(static: String, kind: String)
  case classMember(String, remedy: String)
  case requiredOutside(String)
  case convenienceOutside(String)
  // Inheriting
  case finalClass(String)
  case finalMember(String)
  case staticOverride(String)
  case extensionMember(String, of: String)
  case overrideInExtension(String, of: String)
  case constantOverride(String)
  case observedConstant(String)
  case noOverride(String)
  case initializerLabels(String, of: String)
  case missingRequired(String, of: String)
  case delegatingDesignated(String)
  case designatedInExtension(String)
  case convenienceOfSuper(String)
  case failableChain(String)
  case failableOverride(String)
  case twoSuperclasses(String, String)
  case lateSuperclass(String)
  case redundantConformance(String, of: String)
  case extendedProtocol(String)
  case extendedClass(String)
  case valueForClassProtocol(String, of: String)
  case nonconforming(String, to: String, because: String?)
  // Closures
  case nonEscaping(String, Escape)
  // Values
  case conversion(String, to: String, Purpose)
  case noCandidate(String, for: String)
  case weakValue(String, of: String)
  case weakProtocol(String, of: String)
  case weakPlain(String)
  case mutatingGetter(String)
  case staticOnInstance(String, of: String)
  case caseOnInstance(String)
  case elementLabel(String, wanted: String)
  case beforeSuper(String)
  case capturedEarly(String)
  /// A message without arguments.
  case plain(Plain)

  /// The kind of change.
  package enum Change: Hashable, Sendable {
    case assignment, element, inPlace, byMember
  }

  /// The way in which a non-escaping function would escape.
  package enum Escape: Hashable, Sendable {
    case passed, assigned, used, captured
    case generic(String)
  }

  /// The purpose of a converted value.
  package enum Purpose: Hashable, Sendable {
    case argument, specified, assigned, returned, closureResult
  }
}

extension Refusal {
  /// Messages without arguments, in the compiler's words.
  package enum Plain: String, Sendable {
    case twoLevels = "multiple incompatible access-level modifiers specified"
    case open = "only classes and overridable class members can be declared 'open'; use 'public'"
    case finalOutside = "only classes and class members may be marked with 'final'"
    case overrideOutside = "'override' can only be specified on class members"
    case classStored = "class stored properties not supported in classes; did you mean 'static'?"
    case mutatingInClass = "'mutating' is not valid on instance methods in classes"
    case mutatingOutside = "'mutating' is only valid on methods"
    case mutatingStatic = "static functions must not be declared mutating"
    case lazyLet = "'lazy' cannot be used on a let"
    case lazyStatic = "'lazy' cannot be used on an already-lazy global"
    case lazyWithoutValue = "lazy properties must have an initializer"
    case computedLet = "'let' declarations cannot be computed properties"
    case observedLet = "'let' declarations cannot be observing properties"
    case computedWithValue = "variable with getter/setter cannot have an initial value"
    case storedInExtension = "extensions must not contain stored properties"
    case deinitOutside =
      "deinitializers may only be declared within a class, actor, or noncopyable type"
    case functionWithoutBody = "expected '{' in body of function declaration"
    case initializerWithoutBody = "initializer requires a body"
    case bodyInProtocol = "protocol methods must not have bodies"
    case defaultInProtocol = "default argument not permitted in a protocol method"
    case innerImport = "declaration is only valid at file scope"
    case missingOverride = "overriding declaration requires an 'override' keyword"
    case noDesignated = "initializer does not override a designated initializer from its superclass"
    case requiredInstead = "use the 'required' modifier to override a required initializer"
    case requiredOnAll =
      "'required' modifier must be present on all overrides of a required initializer"
    case superTwice = "'super.init' called multiple times in initializer"
    case onlyProtocolsForObjects = "only protocols can inherit from 'AnyObject'"
    case rawValueTwice = "raw value for enum case is not unique"
    case rawPayload = "enum with raw type cannot have cases with arguments"
    case rawTypeWithoutCases = "an enum with no cases cannot declare a raw type"
    case rawValueNeeded =
      "enum case must declare a raw value when the preceding raw value is not an integer"
    case caseAfterDefault =
      "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case variableToItself = "assigning a variable to itself"
    case propertyToItself = "assigning a property to itself"
    case labelTwice = "cannot create a tuple with a duplicate element label"
    case labelAlone = "cannot create a single-element tuple with an element label"
    case mutatingSelfCaptured = "escaping closure captures mutating 'self' parameter"
    case nonEscapingCaptured = "escaping closure captures non-escaping value"
    case nonEscapingAny = "converting non-escaping value to 'Any' may allow it to escape"
    case unusedFunction = "function is unused"
    case bareType = "expected member name or initializer call after type name"
  }
}
