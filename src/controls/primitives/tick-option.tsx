import type { ComponentProps, ReactNode } from 'react';
import type { Option } from '#journey/model/field.ts';
import { renderLongLabel } from '#ui/long-text.tsx';
import { OptionText } from './option-text.tsx';
import { TickRow } from './tick-row.tsx';

interface TickOptionProps
  extends Omit<ComponentProps<typeof TickRow>, 'value' | 'disabled' | 'isFramed' | 'invalid' | 'children'> {
  option: Option;
}

/**
 * An option of a visible list, as a checkbox or radio button in a row, and after it the button that shows a long label.
 * The browser handles the arrow keys between radio buttons that share a name.
 */
export function TickOption({ option, ...input }: TickOptionProps): ReactNode {
  return renderLongLabel(option.label, 'label', label => (
    <TickRow {...input} isFramed value={option.value} disabled={option.disabled}>
      <OptionText option={option} label={label} />
    </TickRow>
  ));
}
