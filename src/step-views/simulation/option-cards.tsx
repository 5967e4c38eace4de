import type { ReactNode } from 'react';
import { descriptionIdsOf, fieldIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { rows } from './rows.ts';

interface OptionCardsProps {
  /** The group of the cards. */
  id: string;
  label: string;
  error: string | undefined;
  /** The options belong to the previous request. */
  isStale: boolean;
  children: ReactNode;
}

/** The cards of all options, of which the visitor chooses one. */
export function OptionCards({ id, label, error, isStale, children }: OptionCardsProps): ReactNode {
  return (
    <FieldShell announcesError isGroup id={id} label={label} error={error}>
      <div
        role="radiogroup"
        id={id}
        aria-labelledby={fieldIdsOf(id).labelId}
        aria-describedby={descriptionIdsOf(id, { error: error !== undefined })}
        aria-required
        aria-invalid={error !== undefined || undefined}
        className={rows}
        data-stale={isStale || undefined}
      >
        {children}
      </div>
    </FieldShell>
  );
}
