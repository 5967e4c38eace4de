import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { chosenLabel } from './choice/chosen.ts';
import type { ControlProps } from './control.ts';
import { OptionGroup } from './parts/option-group.tsx';
import { OptionsGate } from './parts/options-gate.tsx';
import { RadioRow } from './parts/radio-row.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';

/** One option of a list in full view, with image and details: the frames touch, as the lines of a list do. */
export function ListControl(props: ControlProps): ReactNode {
  const { options } = props.options;
  if (props.readOnly) return <ReadOnlyText {...props} shown={chosenLabel(props.value, options)} />;
  return (
    <OptionsGate {...props} rows={3}>
      <OptionGroup control={props} role="radiogroup" className={rows}>
        {options.map(option => (
          <RadioRow key={option.value} control={props} option={option} />
        ))}
      </OptionGroup>
    </OptionsGate>
  );
}

const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' });
