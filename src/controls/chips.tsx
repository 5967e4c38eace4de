import type { ReactNode } from 'react';
import { css, cva } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';
import { addRowKeys, chosenOptionOf, toChosen } from './choice/chosen.ts';
import { MAX_WHOLE_LIST_LENGTH } from './choice/rows-in-sight.ts';
import type { ControlProps } from './control.ts';
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
          <label
            key={key}
            className={chip({
              checked: option === selectedOption,
              disabled: option.disabled,
            })}
          >
            <input
              type="radio"
              className={nativeInput}
              name={props.id}
              value={option.value}
              checked={option === selectedOption}
              disabled={option.disabled}
              onChange={() => props.onEdit(toChosen(option))}
            />
            {option.image !== '' && <SafeImage src={option.image} className={image} />}
            <span className={textBlock}>
              {option.label}
              {option.children !== '' && <span className={secondLine}>{option.children}</span>}
            </span>
          </label>
        ))}
      </OptionGroup>
    </OptionsGate>
  );
}

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const chip = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'row',
    maxWidth: 'full',
    paddingInline: '4',
    paddingBlock: '2',
    textStyle: 'body',
    bg: 'surface',
    color: 'ink',
    border: 'lineStrong',
    borderRadius: '[1.5rem]',
    cursor: 'pointer',
    transition: 'colors',
    transitionDuration: 'quick',
    _hover: { bg: 'quiet' },
    _focusInside: { outline: 'ring', outlineOffset: '0.5' },
  },
  variants: {
    checked: {
      true: {
        bg: 'brand.primarySoft',
        boxShadow: 'chosen',
        borderColor: 'brand.active',
        // Bolder text would be wider and move the next chips.
        textShadow: '[0.5px 0 0 currentColor]',
        _hover: { bg: 'brand.primarySoft' },
        _highContrast: { borderColor: 'system.highlight', borderWidth: 'thick' },
      },
    },
    disabled: { true: { color: 'muted', cursor: 'default', opacity: 'soft' } },
  },
});
/** The radio button covers its chip: invisible, but clickable and focusable. */
const nativeInput = css({
  position: 'absolute',
  inset: '0',
  appearance: 'none',
  borderRadius: '[1.5rem]',
  cursor: 'inherit',
  outline: 'none',
});
const image = css({ width: '6', height: '6', objectFit: 'contain' });
const textBlock = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const secondLine = css({ textStyle: 'help', color: 'muted' });
