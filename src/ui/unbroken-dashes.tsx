import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** Words with a dash or dot between each two. */
const WORDS_WITH_DASH = /(?<=^| )(\S+(?: [-–·] \S+)+)(?= |$)/;

/**
 * The text with each dash or dot on the line of the words around it, so that no line ends or begins with it. Not by
 * no-break spaces: a text of the specification stays letter for letter, and words that need two lines take them.
 */
export const unbrokenDashes = (text: string): ReactNode =>
  text.split(WORDS_WITH_DASH).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={together}>
        {part}
      </span>
    ),
  );

const together = css({ display: 'inline-block' });
