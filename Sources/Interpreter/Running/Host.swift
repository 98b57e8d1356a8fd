/// Where the types of a script find the run that uses them.
///
/// Comparing two values is no call of the run, but asks what their type declares for `==`.
final class Host {
  weak var run: Run?
}
