import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import type { ControlProps } from './control.ts';
import { maskOf, maxCharactersOf } from './primitives/mask-of.ts';
import { MaskedInput } from './primitives/masked-input.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';
import { showsLookupState } from './primitives/render-lookup-state.tsx';

/**
 * A line of text with the service's mask (3.33). The input stays during a lookup: the row renders the state
 * (`renderLookupState`) over its end.
 */
export function TextControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  const { field } = props;
  const mask = maskOf(field);
  return (
    <MaskedInput
      hasOwnBox
      control={props}
      mask={mask}
      maxLength={maxCharactersOf(field, mask)}
      className={showsLookupState(props) ? withLookupState : undefined}
    />
  );
}

const withLookupState = css({ paddingInlineEnd: '[2.75rem]' });
