import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import type { ControlProps } from './control.ts';
import { maskOf, mostCharacters } from './parts/mask-of.ts';
import { MaskedInput } from './parts/masked-input.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';
import { saysSource } from './parts/source-state.tsx';

/**
 * A line of text, with the mask that the service names (3.33). Nothing takes the input away while something is looked up:
 * what tells of that (`sourceState`) lies over its end, and is drawn by the row.
 */
export function TextControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  const { field } = props;
  const mask = maskOf(field);
  // Called as the plain function it is: half of a large form are texts (14.3).
  return MaskedInput({
    boxed: true,
    control: props,
    mask,
    maxLength: mostCharacters(field, mask),
    className: saysSource(props) ? besideSign : undefined,
  });
}

const besideSign = css({ paddingInlineEnd: { base: '[2.75rem]', md: '[2.75rem]' } });
