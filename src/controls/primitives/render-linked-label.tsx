import type { ReactNode } from 'react';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';

/** Returns the effect of a press on a link; `undefined` if it leads nowhere, so that it is shown as text. */
type PressOf = (url: string, index: number) => (() => void) | undefined;

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
    parts.push(
      rest.slice(0, position),
      <button key={index} type="button" className={labelLink} onClick={onPress}>
        {text}
      </button>,
    );
    rest = rest.slice(position + text.length);
  }
  return [...parts, rest];
}

export const labelLink = css({
  color: 'brand.activeText',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
});
