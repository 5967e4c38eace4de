import type { FocusEvent, ReactNode } from 'react';
import type { ControlProps } from '../control.ts';
import { ariaAttributes } from './input-attributes.ts';

interface OptionGroupProps {
  control: ControlProps;
  role: 'radiogroup' | 'group';
  className: string;
  children: ReactNode;
}

/**
 * What radios or boxes stand in. It is left when the focus goes out of it; when the focus is sent to it
 * (from the summary of errors) the chosen option takes it, else the first.
 */
export function OptionGroup({ control, role, className, children }: OptionGroupProps): ReactNode {
  const { 'aria-required': required, 'aria-invalid': invalid, ...described } = ariaAttributes(control);

  function pass(event: FocusEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    (inputs.find(input => input.checked) ?? inputs[0])?.focus();
  }
  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) control.onLeave();
  }

  return (
    <fieldset
      {...described}
      // A group of boxes knows neither state: there each box says that it is wrong.
      {...(role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': invalid })}
      role={role}
      id={control.id}
      aria-labelledby={control.labelId}
      tabIndex={-1}
      className={className}
      onFocus={pass}
      onBlur={leave}
    >
      {children}
    </fieldset>
  );
}
