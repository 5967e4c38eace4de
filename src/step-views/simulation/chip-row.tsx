import type { ReactNode } from 'react';
import { Chip, chips } from '#controls/primitives/chip.tsx';
import { css, cx } from '#styled/css/index.js';
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
        className={cx(chips, sameWidthFigures)}
      >
        {choices.map(choice => (
          <Chip
            key={choice.value}
            label={choice.label}
            name={id}
            value={choice.value}
            checked={choice.value === selected}
            data-wrong={error !== undefined || undefined}
            onChange={() => onChoose(choice.value)}
          />
        ))}
      </div>
    </FieldShell>
  );
}

const sameWidthFigures = css({ fontVariantNumeric: 'tabular-nums' });
