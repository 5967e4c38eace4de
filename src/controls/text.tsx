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
  const { field, invalid } = props;
  // Called as the plain functions they are: half of a large form are texts (14.3).
  return InputBox({
    invalid,
    suffix: sourceState(props),
    children: MaskedInput({ control: props, mask: maskOf(field), maxLength: field.maxLength }),
  });
}
