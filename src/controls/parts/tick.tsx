import type { ReactNode } from 'react';
import type { ControlProps } from '../control.ts';
import { ariaAttributes } from './input-attributes.ts';
import { TickRow } from './tick-row.tsx';

/** The box of a field that is yes or no. Its name is what stands under `labelId`, so that a link beside it stays out of the name. */
export function Tick({ children, ...props }: ControlProps & { children: ReactNode }): ReactNode {
  return (
    <TickRow
      {...ariaAttributes(props)}
      invalid={props.invalid}
      type="checkbox"
      id={props.id}
      name={props.field.key}
      aria-labelledby={props.labelId}
      checked={props.value === true}
      aria-readonly={props.readOnly || undefined}
      onChange={event => !props.readOnly && props.onEdit(event.target.checked)}
      onBlur={props.onLeave}
    >
      {children}
    </TickRow>
  );
}
