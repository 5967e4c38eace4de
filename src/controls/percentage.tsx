import type { ReactNode } from 'react';
import { percentageMask } from '#journey/masks/percentage.ts';
import { InputBox } from '#ui/input-box.tsx';
import type { ControlProps } from './control.ts';
import { MaskedInput } from './primitives/masked-input.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';

/** A percentage up to 100, such as '% 12,50': typed digits enter from the right (5.25). */
export function PercentageControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  return (
    <InputBox invalid={props.invalid}>
      <MaskedInput control={props} mask={percentageMask} placeholder="% 0,00" />
    </InputBox>
  );
}
