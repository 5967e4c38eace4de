import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** A pause between two keys is shorter. Milliseconds. */
const PAUSE = 700;

interface FoundStatusProps {
  text: string;
  /** The text before the first search. */
  initial?: string;
  id?: string;
}

/** How many options a search has found: announced when it has not changed for a moment, never while somebody types (13.3). */
export function FoundStatus({ text, initial = '', id }: FoundStatusProps): ReactNode {
  const [settledCount, setSettledCount] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettledCount(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden {...(id !== undefined && { id })} announces="politely">
      {settledCount}
    </VisuallyHidden>
  );
}
