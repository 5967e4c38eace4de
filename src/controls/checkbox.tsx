import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { Tick } from './primitives/tick.tsx';

/** A single box that renders its own label; the row around it renders none. */
export function CheckboxControl(props: ControlProps): ReactNode {
  return (
    <Tick {...props}>
      <span id={props.labelId}>{props.label}</span>
    </Tick>
  );
}
