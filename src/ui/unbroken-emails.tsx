import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

const E_MAIL = /\b(e-mails?)\b/i;

/** The text with each 'e-mail' on one line. Not by another hyphen: the text stays letter for letter. */
export const unbrokenEmails = (text: string): ReactNode =>
  E_MAIL.test(text)
    ? text.split(E_MAIL).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and parts of one text never move
          <span key={index} className={unbroken}>
            {part}
          </span>
        ),
      )
    : text;

const unbroken = css({ whiteSpace: 'nowrap' });
