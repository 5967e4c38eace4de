import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { chosenLabel } from './choice/chosen.ts';
import type { ControlProps } from './control.ts';
import { OptionGroup } from './parts/option-group.tsx';
import { OptionsGate } from './parts/options-gate.tsx';
import { RadioRow } from './parts/radio-row.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';

/** One option, all of them in sight, each a row of its own. */
export function RadioControl(props: ControlProps): ReactNode {
  const { options } = props.options;
  if (props.readOnly) return <ReadOnlyText {...props} shown={chosenLabel(props.value, options)} />;
  // Called as the plain functions they are: see `FieldRow`.
  return OptionsGate({
    ...props,
    rows: 3,
    children: OptionGroup({
      control: props,
      role: 'radiogroup',
      className: rows,
      children: options.map(option => <RadioRow key={option.value} control={props} option={option} />),
    }),
  });
}

const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' });
