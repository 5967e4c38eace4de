import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { Tick } from './parts/tick.tsx';

/** A single box with its own label: the row around it renders none. */
export function CheckboxControl(props: ControlProps): ReactNode {
  // Called as a plain function: see `FieldRow`.
  return Tick({ ...props, children: <span id={props.labelId}>{props.label}</span> });
}
