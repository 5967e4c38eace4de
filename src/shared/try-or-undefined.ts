/** Reads something whose access may throw (a storage in a sandboxed frame); `undefined` if it does. */
export function tryOrUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
