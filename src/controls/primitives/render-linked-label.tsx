import type { ReactNode } from 'react';
import type { Field, LabelLink } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { unbrokenHyphens } from '#ui/unbroken-hyphens.tsx';

/** Returns the effect of a press on a link; `undefined` if it leads nowhere, so that it is shown as text. */
type PressOf = (url: string, index: number) => (() => void) | undefined;

/** The marks that end a sentence or a part of it. */
const CLOSING_MARKS = /^[.,;:!?)]+/;

/** Finds a link in a label. @returns -1 if its text is not there. */
function positionOf({ text, earlier }: LabelLink, label: string): number {
  let position = label.indexOf(text);
  for (let passed = 0; passed < earlier && position !== -1; passed++)
    position = label.indexOf(text, position + 1);
  return position;
}

/**
 * A label whose links are buttons in the text (2.41). One whose text is not in the label is left out. Each text between
 * them is a `label` of its own, because a `label` may contain no control but its own. For a `TickRow` with `hasLabels`.
 */
export function renderLinkedLabel(
  inputId: string,
  label: string,
  { labelLinks }: Pick<Field, 'labelLinks'>,
  pressOf: PressOf,
): ReactNode {
  const parts: ReactNode[] = [];
  const addText = (text: string): void => {
    parts.push(
      <label key={`text-${parts.length}`} htmlFor={inputId}>
        {unbrokenHyphens(text)}
      </label>,
    );
  };
  let shown = 0;
  for (const [index, link] of labelLinks.entries()) {
    const position = positionOf(link, label);
    const onPress = pressOf(link.url, index);
    if (position < shown || !onPress) continue;
    const end = position + link.text.length;
    const mark = CLOSING_MARKS.exec(label.slice(end))?.[0] ?? '';
    addText(label.slice(shown, position));
    parts.push(
      <span key={index} className={withMark}>
        <button type="button" className={labelLink} onClick={onPress}>
          {link.text}
        </button>
        {mark}
      </span>,
    );
    shown = end + mark.length;
  }
  addText(label.slice(shown));
  return parts;
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
