import { useState } from 'react';

/** The value while the condition holds, and the last such value afterwards: a layer keeps its content while it closes. */
export function useLastWhile<Value>(holds: boolean, value: Value): Value {
  const [last, setLast] = useState(value);
  if (holds && last !== value) setLast(value);
  return holds ? value : last;
}
