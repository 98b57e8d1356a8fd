/// A weak reference as a value, for tables and lists that do not own their objects.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
