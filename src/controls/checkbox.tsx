import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { Tick } from './parts/tick.tsx';

/** One box with its own words beside it: the row around it draws no label. */
export function CheckboxControl(props: ControlProps): ReactNode {
  // Called as the plain function it is: see `FieldRow`.
  return Tick({ ...props, children: <span id={props.labelId}>{props.label}</span> });
}
