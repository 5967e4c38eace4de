import type { ReactNode } from 'react';
import type { Option } from '#journey/model/field.ts';
import { asChosen } from '../choice/chosen.ts';
import type { ControlProps } from '../control.ts';
import { OptionWords } from './option-words.tsx';
import { TickRow } from './tick-row.tsx';

interface RadioRowProps {
  control: ControlProps;
  option: Option;
  checked: boolean;
}

/** One radio button of a group. The browser handles the arrow keys, because the inputs share a name. */
export function RadioRow({ control, option, checked }: RadioRowProps): ReactNode {
  return (
    <TickRow
      framed
      type="radio"
      name={control.id}
      value={option.value}
      checked={checked}
      disabled={option.disabled}
      // The message of the group is red, not each of its cards.
      invalid={false}
      onChange={() => control.onEdit(asChosen(option))}
    >
      <OptionWords option={option} />
    </TickRow>
  );
}
