import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ControlProps } from './control.ts';

/** Something to press inside the form: with `submit` it submits the step, else pressing it is reported as an edit. */
export function ButtonControl(props: ControlProps): ReactNode {
  return (
    <Button
      id={props.id}
      look="secondary"
      type={props.field.submit ? 'submit' : 'button'}
      disabled={props.readOnly}
      loading={props.options.status === 'loading'}
      aria-describedby={props.describedBy}
      onClick={() => !props.field.submit && props.onEdit(true)}
    >
      {props.label}
    </Button>
  );
}
