import type { ReactNode } from 'react';
import { isLongLabel, LongText } from '#ui/long-text.tsx';
import type { ControlProps } from './control.ts';
import { SingleCheckbox } from './primitives/single-checkbox.tsx';
import { tickText } from './primitives/tick-row.tsx';

/** The control of a yes-or-no field. It renders its own label; the row around it renders none. */
export function CheckboxControl(props: ControlProps): ReactNode {
  return (
    <SingleCheckbox {...props}>
      <span id={props.labelId} className={tickText}>
        {isLongLabel(props.label) ? <LongText text={props.label} kind="text" /> : props.label}
      </span>
    </SingleCheckbox>
  );
}
