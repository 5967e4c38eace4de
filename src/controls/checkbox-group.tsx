import type { ReactNode } from 'react';
import type { Option } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { addRowKeys, chosenValuesOf, shownChoiceOf, toChosen } from './choice/chosen.ts';
import type { ControlProps } from './control.ts';
import { OptionGroup } from './primitives/option-group.tsx';
import { OptionsGate } from './primitives/options-gate.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';
import { TickOption } from './primitives/tick-option.tsx';

/** More boxes are left out (12.5): all of them are drawn, so a huge answer would freeze the page. */
const MAX_BOXES = 2_000;

/** Any number of options, each in a row; reported in the order of the list. */
export function CheckboxGroupControl(props: ControlProps): ReactNode {
  const { options } = props.options;
  const selectedValues = new Set(chosenValuesOf(props.value));
  if (props.readOnly)
    return (
      <OptionsGate {...props}>
        <ReadOnlyText {...props} shownText={shownChoiceOf(props)} />
      </OptionsGate>
    );

  function toggle(option: Option, checked: boolean) {
    const nextOptions = options.filter(({ value }) =>
      value === option.value ? checked : selectedValues.has(value),
    );
    props.onEdit(nextOptions.map(toChosen));
  }

  return (
    <OptionsGate {...props} rows={3}>
      <OptionGroup control={props} className={rows}>
        {addRowKeys(options.slice(0, MAX_BOXES)).map(({ key, option }) => (
          <TickOption
            key={key}
            option={option}
            type="checkbox"
            checked={selectedValues.has(option.value)}
            aria-invalid={props.invalid || undefined}
            onChange={event => toggle(option, event.target.checked)}
          />
        ))}
      </OptionGroup>
    </OptionsGate>
  );
}

const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' });
