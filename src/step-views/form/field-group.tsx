import { memo, type ReactNode } from 'react';
import { FieldRow } from '#controls/field-row.tsx';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { ConsultCompany } from './consult-company.tsx';

interface FieldGroupProps {
  group: readonly Field[];
  /** The form they stand in: when the step is opened anew its rows look at other fields. */
  form: object;
  /** Keys of the fields that share a row with their neighbour. */
  shared: ReadonlySet<string>;
  /** It ends with the last field of the step. */
  last: boolean;
}

/**
 * Some rows of a form. What React and the browser do at a key (go through the siblings of the row, lay out their grid, look
 * through their layers) ends at the group, so that it costs no more in a form of a thousand fields (14.2).
 */
export const FieldGroup = memo(function FieldGroup({ group, shared, last }: FieldGroupProps): ReactNode {
  return (
    <div className={fields}>
      {group.flatMap((field, at) => {
        const { key, component } = field;
        const row = (
          <FieldRow key={key} field={field} last={last && at === group.length - 1} wide={!shared.has(key)} />
        );
        return component === 'cnpj' ? [row, <ConsultCompany key={`${key} company`} fieldKey={key} />] : row;
      })}
    </div>
  );
});

const fields = css({
  // A layer of its own, and no stacking: what opens over a field lies over the next group, too.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 'field',
  alignItems: 'start',
  _empty: { display: 'none' },
});
