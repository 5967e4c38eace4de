import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconLock } from '#ui/icons.ts';
import type { ControlProps } from '../control.ts';
import { ariaAttributesOf } from './input-attributes-of.ts';
import { TickRow } from './tick-row.tsx';

/**
 * The checkbox of a yes-or-no field. The element `labelId` names it, so that a link beside the label is not part of the
 * name. `children`: one element with the class `tickText`.
 */
export function SingleCheckbox({
  children,
  hasLabels = false,
  ...props
}: ControlProps & { children: ReactNode; hasLabels?: boolean }): ReactNode {
  return (
    <TickRow
      {...ariaAttributesOf(props)}
      invalid={props.invalid}
      hasLabels={hasLabels}
      type="checkbox"
      id={props.id}
      aria-labelledby={props.labelId}
      checked={props.value === true}
      aria-readonly={props.readOnly || undefined}
      onChange={event => !props.readOnly && props.onEdit(event.target.checked)}
      onBlur={props.onLeave}
    >
      {children}
      {props.readOnly && <Icon drawing={IconLock} className={lock} />}
    </TickRow>
  );
}

const lock = css({ color: 'muted', marginTop: '0.5' });
