import { Fragment, type ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { chosenLabel } from './choice/chosen.ts';
import type { ControlProps } from './control.ts';
import { OptionGroup } from './parts/option-group.tsx';
import { OptionsGate } from './parts/options-gate.tsx';
import { RadioRow } from './parts/radio-row.tsx';
import { ReadOnlyText } from './parts/read-only-text.tsx';

/** One option of a list in full view; the field's sub-fields stand below it (3.24). */
export function ListControl(props: ControlProps): ReactNode {
  const { options } = props.options;
  const { subFields } = props.field;
  return (
    <div className={rows}>
      {props.readOnly ? (
        <ReadOnlyText {...props} shown={chosenLabel(props.value, options)} />
      ) : (
        <OptionsGate {...props} rows={3}>
          <OptionGroup control={props} role="radiogroup" className={rows}>
            {options.map(option => (
              <RadioRow key={option.value} control={props} option={option} />
            ))}
          </OptionGroup>
        </OptionsGate>
      )}
      {subFields.length > 0 && (
        <div className={below}>
          {subFields.map(field => (
            <Fragment key={field.id}>{props.renderField(field)}</Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

const rows = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const below = css({ display: 'flex', flexDirection: 'column', gap: 'field', paddingBlockStart: '3' });
