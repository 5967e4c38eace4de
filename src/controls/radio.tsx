import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { addRowKeys, chosenOptionOf, toChosen } from './choice/chosen.ts';
import { MAX_WHOLE_LIST_LENGTH } from './choice/rows-in-sight.ts';
import type { ControlProps } from './control.ts';
import { OptionGroup } from './primitives/option-group.tsx';
import { OptionsGate } from './primitives/options-gate.tsx';
import { TickOption } from './primitives/tick-option.tsx';
import { SelectControl } from './select.tsx';

/**
 * One option, all visible, each in a row. A list that would fill many screens is a select (assumption 14.5), and so is
 * a read-only list, which shows the chosen option only.
 */
export function RadioControl(props: ControlProps): ReactNode {
  const { options } = props.options;
  const selectedOption = chosenOptionOf(props.value, options);
  if (props.readOnly || options.length > MAX_WHOLE_LIST_LENGTH) return <SelectControl {...props} />;
  return (
    <OptionsGate {...props} rows={3}>
      <OptionGroup control={props} role="radiogroup" className={rows}>
        {addRowKeys(options).map(({ key, option }) => (
          <TickOption
            key={key}
            option={option}
            type="radio"
            name={props.id}
            checked={option === selectedOption}
            onChange={() => props.onEdit(toChosen(option))}
          />
        ))}
      </OptionGroup>
    </OptionsGate>
  );
}

const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' });
