import type { ReactNode } from 'react';
import { sentencesOf, splitAtBreaks } from './split-at-breaks.ts';

interface LinesProps {
  /** Plain text; a <br/> in it begins a new line (2.55). */
  text: string;
  /** Each sentence on a line of its own (2.56). */
  bySentence?: boolean;
}

/** The service's text on several lines. It is never parsed as markup. */
export function Lines({ text, bySentence = false }: LinesProps): ReactNode {
  const lines = bySentence ? splitAtBreaks(text).flatMap(sentencesOf) : splitAtBreaks(text);
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name and never move
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}
