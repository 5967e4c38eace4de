import type { FocusEvent, ReactNode } from 'react';
import type { ControlProps } from '../control.ts';
import { ariaAttributesOf } from './input-attributes-of.ts';
import { leaveFocus } from './pass-focus-to.ts';

interface OptionGroupProps {
  control: ControlProps;
  /** For checkboxes a `fieldset` has the role already: it is a group. */
  role?: 'radiogroup';
  className: string;
  children: ReactNode;
}

/**
 * A group of radio buttons or checkboxes. It reports `onLeave` when the focus leaves the group. When the summary
 * focuses the group, the focus moves on to the chosen option, otherwise to the first.
 */
export function OptionGroup({ control, role, className, children }: OptionGroupProps): ReactNode {
  const { 'aria-required': required, 'aria-invalid': invalid, ...description } = ariaAttributesOf(control);

  function passFocus(event: FocusEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    (inputs.find(input => input.checked) ?? inputs[0])?.focus();
  }
  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) control.onLeave();
  }

  return (
    <fieldset
      {...description}
      ref={leaveFocus}
      // A group of checkboxes supports neither attribute, so each checkbox has its own.
      {...(role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': invalid })}
      role={role}
      id={control.id}
      aria-labelledby={control.labelId}
      tabIndex={-1}
      className={className}
      onFocus={passFocus}
      onBlur={onBlur}
    >
      {children}
    </fieldset>
  );
}
