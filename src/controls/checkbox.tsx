import type { ReactNode } from 'react';
import { renderLongLabel } from '#ui/long-text.tsx';
import type { ControlProps } from './control.ts';
import { SingleCheckbox } from './primitives/single-checkbox.tsx';
import { tickText } from './primitives/tick-row.tsx';

/** The control of a yes-or-no field. It renders its own label; the row around it renders none. */
export function CheckboxControl(props: ControlProps): ReactNode {
  return renderLongLabel(props.label, 'text', content => (
    <SingleCheckbox {...props}>
      <span id={props.labelId} className={tickText}>
        {content}
      </span>
    </SingleCheckbox>
  ));
}
