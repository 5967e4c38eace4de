import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { type FieldRowProps, fieldRow } from '#controls/field-row.tsx';
import { useApp } from '#hooks/app-context.ts';
import { type ShownField, useFieldList } from '#hooks/use-field.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { ConsultCompany } from './consult-company.tsx';

interface FieldGroupProps {
  group: readonly Field[];
  /** The form of the fields: after the step is opened again, the rows have other fields. */
  form: object;
  /** Keys of fields that share a row with their neighbour. */
  shared: ReadonlySet<string>;
  /** Contains the last field of the step. */
  last: boolean;
}

/**
 * Some rows of a form. The work of React and the browser at a key press (siblings, layout, layers) stays within the
 * group, so a form of a thousand fields is not slower (14.2).
 */
export const FieldGroup = memo(function FieldGroup({ group, shared, last }: FieldGroupProps): ReactNode {
  const { state, flows } = useApp();
  const keys = useMemo(() => group.map(field => field.key), [group]);
  const rows = useMemo(
    () =>
      group.map((field, at) => {
        const place = { field, flows, last: last && at === group.length - 1, wide: !shared.has(field.key) };
        return remembered(shown => drawn({ ...place, shown }));
      }),
    [group, flows, last, shared],
  );
  const shown = useFieldList(state, keys);
  return <div className={column}>{rows.map((row, at) => shown[at] && row(shown[at]))}</div>;
});

/** An unchanged field returns the same element, so React skips it (14.2). */
function remembered(draw: (shown: ShownField) => ReactNode): (shown: ShownField) => ReactNode {
  let last: ShownField | undefined;
  let element: ReactNode;
  return shown => {
    if (shown !== last) element = draw(shown);
    last = shown;
    return element;
  };
}

function drawn({ wide, ...row }: Omit<FieldRowProps, 'className'> & { wide: boolean }): ReactNode {
  const { component, key } = row.field;
  const element = fieldRow({ ...row, className: wide ? whole : undefined });
  if (fieldKinds.find(component)?.lookUp !== 'company') return element;
  return (
    <Fragment key={key}>
      {element}
      <ConsultCompany fieldKey={key} />
    </Fragment>
  );
}

// A layer without a stacking context: a popup of a field must be above the next group.
const column = css({
  position: 'relative',
  display: 'grid',
  // Not beside the panel of a narrow window: half of the space would cut a CPF.
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 'field',
  alignItems: 'start',
  _empty: { display: 'none' },
});
const whole = css({ gridColumn: '1 / -1' });
