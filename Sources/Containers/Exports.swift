// Scenario scripts import this module alone and find everything they may use.

@_exported public import Containment
@_exported public import Tunnel
