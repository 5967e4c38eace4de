import type { ReactNode } from 'react';
import { splitAtBreaks } from '#shared/split-at-breaks.ts';
import { css } from '#styled/css/index.js';
import { unbrokenAmounts } from './unbroken-amounts.ts';

/**
 * The sentences of a line (2.56). A point inside a number or abbreviation, such as 'R$ 2.200', does not end a sentence.
 */
export function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}'"“¿])/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
}

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
    <span key={index} className={lines.length > 1 ? lineBlock : undefined}>
      {unbrokenAmounts(line)}
    </span>
  ));
}

/** Each line is a block, because browsers balance the rows of a block, not those between two breaks. */
const lineBlock = css({ display: 'block' });
