import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';
import { addRowKeys, chosenOptionOf, toChosen } from './choice/chosen.ts';
import { MAX_WHOLE_LIST_LENGTH } from './choice/rows-in-sight.ts';
import type { ControlProps } from './control.ts';
import { Chip, chips } from './primitives/chip.tsx';
import { OptionGroup } from './primitives/option-group.tsx';
import { OptionsGate } from './primitives/options-gate.tsx';
import { SelectControl } from './select.tsx';

/**
 * One option among a few short ones, rendered as chips that wrap. A list that would fill many screens is a select
 * (assumption 14.5), and so is a read-only list, which shows the chosen option only.
 */
export function ChipsControl(props: ControlProps): ReactNode {
  const { options } = props.options;
  const selectedOption = chosenOptionOf(props.value, options);
  if (props.readOnly || options.length > MAX_WHOLE_LIST_LENGTH) return <SelectControl {...props} />;
  return (
    <OptionsGate {...props}>
      <OptionGroup control={props} role="radiogroup" className={chips}>
        {addRowKeys(options).map(({ key, option }) => (
          <Chip
            key={key}
            label={option.label}
            name={props.id}
            value={option.value}
            checked={option === selectedOption}
            disabled={option.disabled}
            onChange={() => props.onEdit(toChosen(option))}
          >
            {label => (
              <>
                {option.image !== '' && <SafeImage src={option.image} className={image} />}
                <span className={textBlock}>
                  {label}
                  {option.children !== '' && <span className={secondLine}>{option.children}</span>}
                </span>
              </>
            )}
          </Chip>
        ))}
      </OptionGroup>
    </OptionsGate>
  );
}

const image = css({ width: '6', height: '6', objectFit: 'contain' });
const textBlock = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const secondLine = css({ textStyle: 'help', color: 'muted' });
