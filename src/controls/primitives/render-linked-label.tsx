import type { ReactNode } from 'react';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';

/** Returns the effect of a press on a link; `undefined` if it leads nowhere, so that it is shown as text. */
type PressOf = (url: string, index: number) => (() => void) | undefined;

/** The marks that end a sentence or a part of it. */
const CLOSING_MARKS = /^[.,;:!?)]+/;

/** A label whose links are buttons in the text (2.41). One whose text is not in the label is left out. */
export function renderLinkedLabel(
  label: string,
  { labelLinks }: Pick<Field, 'labelLinks'>,
  pressOf: PressOf,
): ReactNode {
  const parts: ReactNode[] = [];
  let rest = label;
  for (const [index, { text, url }] of labelLinks.entries()) {
    const position = rest.indexOf(text);
    const onPress = pressOf(url, index);
    if (position === -1 || !onPress) continue;
    const end = position + text.length;
    const mark = CLOSING_MARKS.exec(rest.slice(end))?.[0] ?? '';
    parts.push(
      rest.slice(0, position),
      <span key={index} className={withMark}>
        <button type="button" className={labelLink} onClick={onPress}>
          {text}
        </button>
        {mark}
      </span>,
    );
    rest = rest.slice(end + mark.length);
  }
  return [...parts, rest];
}

export const labelLink = css({
  color: 'brand.activeText',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
});
/** A button is like one large letter: the mark after it could begin the next line. */
const withMark = css({
  whiteSpace: 'nowrap',
  '& > button': { maxWidth: '[calc(100% - 1ch)]', whiteSpace: 'normal' },
});
