import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** A word with a hyphen, such as 'e-mail' or the name of a file, and the marks beside it. */
const HYPHENATED = /(\S+-\S+)/;

/**
 * The text with each hyphenated word on one line, unless the line is too short for it. Not by another hyphen: the text
 * stays letter for letter.
 */
export const unbrokenHyphens = (text: string): ReactNode =>
  text.split(HYPHENATED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and parts of one text never move
      <span key={index} className={together}>
        {part}
      </span>
    ),
  );

const together = css({ display: 'inline-block', maxWidth: 'full' });
