import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The text is announced after this time without a change. A pause between two keys is shorter. Milliseconds. */
const QUIET_TIME = 700;

interface FoundStatusProps {
  text: string;
  /** The text before the first search. */
  initialText?: string;
  id?: string;
}

/**
 * Announces how many options a search has found, once the number has not changed for a moment, and never during typing
 * (13.3).
 */
export function FoundStatus({ text, initialText = '', id }: FoundStatusProps): ReactNode {
  const [announcedText, setAnnouncedText] = useState(initialText);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text), QUIET_TIME);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden {...(id !== undefined && { id })} announces="politely">
      {announcedText}
    </VisuallyHidden>
  );
}
