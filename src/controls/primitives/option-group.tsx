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
 * The group of radio buttons or boxes. It is left when the focus leaves the group. When it gets the focus from the
 * summary, the chosen option is focused, otherwise the first.
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
      // A group of boxes supports neither state, so each box has its own.
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
