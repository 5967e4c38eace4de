/** A value that is created on its first use, and kept. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: create() };
    return kept.value;
  };
}
