import type { ReactNode } from 'react';
import type { Option } from '#journey/model/field.ts';
import { renderLongLabel } from '#ui/long-text.tsx';
import { toChosen } from '../choice/chosen.ts';
import type { ControlProps } from '../control.ts';
import { OptionText } from './option-text.tsx';
import { TickRow } from './tick-row.tsx';

interface RadioRowProps {
  control: ControlProps;
  option: Option;
  checked: boolean;
}

/** One radio button of a group. The browser handles the arrow keys, because the inputs share a name. */
export function RadioRow({ control, option, checked }: RadioRowProps): ReactNode {
  return renderLongLabel(option.label, 'label', label => (
    <TickRow
      isFramed
      type="radio"
      name={control.id}
      value={option.value}
      checked={checked}
      disabled={option.disabled}
      onChange={() => control.onEdit(toChosen(option))}
    >
      <OptionText option={option} label={label} />
    </TickRow>
  ));
}
