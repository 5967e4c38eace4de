import type { ReactNode } from 'react';
import { css, cva } from '#styled/css/index.js';
import { descriptionIdsOf, fieldIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';

interface ChipRowProps {
  id: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  selected: string;
  error?: string | undefined;
  onChoose: (value: string) => void;
}

/** One of a few short choices: radio buttons drawn as chips that wrap. */
export function ChipRow({ id, label, choices, selected, error, onChoose }: ChipRowProps): ReactNode {
  return (
    <FieldShell announcesError isGroup id={id} label={label} error={error}>
      <div
        role="radiogroup"
        id={id}
        aria-labelledby={fieldIdsOf(id).labelId}
        aria-describedby={descriptionIdsOf(id, { error: error !== undefined })}
        className={chips}
      >
        {choices.map(choice => (
          <label key={choice.value} className={chip({ checked: choice.value === selected })}>
            <input
              type="radio"
              className={nativeInput}
              name={id}
              value={choice.value}
              checked={choice.value === selected}
              data-wrong={error !== undefined || undefined}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldShell>
  );
}

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const chip = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'row',
    paddingInline: '4',
    textStyle: 'body',
    bg: 'surface',
    color: 'ink',
    border: 'lineStrong',
    borderRadius: 'full',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
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
  },
});
/** The radio button covers its chip: invisible, but clickable and focusable. */
const nativeInput = css({
  position: 'absolute',
  inset: '0',
  appearance: 'none',
  borderRadius: 'full',
  cursor: 'inherit',
  outline: 'none',
});
