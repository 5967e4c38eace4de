import { useState } from 'react';

/**
 * The value while the condition holds, and the last such value afterwards: a layer keeps its content while it closes.
 */
export function useLastWhile<Value>(isActive: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (isActive && last !== value) setLast(value);
  return isActive ? value : last;
}
