import type { ReactNode } from 'react';
import { InputBox } from '#ui/input-box.tsx';
import type { ControlProps } from './control.ts';
import { maskOf } from './parts/mask-of.ts';
import { MaskedInput } from './parts/masked-input.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';

/** A line of text, with the mask that the service names (3.33). */
export function TextControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  return (
    <InputBox invalid={props.invalid}>
      <MaskedInput control={props} mask={maskOf(props.field)} maxLength={props.field.maxLength} />
    </InputBox>
  );
}
