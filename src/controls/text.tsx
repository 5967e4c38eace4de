import type { ReactNode } from 'react';
import { InputBox } from '#ui/input-box.tsx';
import type { ControlProps } from './control.ts';
import { maskOf } from './parts/mask-of.ts';
import { MaskedInput } from './parts/masked-input.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';
import { sourceState } from './parts/source-state.tsx';

/** A line of text, with the mask that the service names (3.33). Nothing takes the input away while something is looked up. */
export function TextControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  return (
    <InputBox invalid={props.invalid} suffix={sourceState(props)}>
      <MaskedInput control={props} mask={maskOf(props.field)} maxLength={props.field.maxLength} />
    </InputBox>
  );
}
