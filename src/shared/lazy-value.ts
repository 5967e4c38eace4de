/** Returns a function that creates the value at its first call and returns the same value at later calls. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: create() };
    return cached.value;
  };
}
