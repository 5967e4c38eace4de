import { Fragment, type ReactNode } from 'react';
import { useSomeVisible } from '#hooks/use-field.ts';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';

interface SubFieldsProps {
  /** The parent field. */
  field: Field;
  /** The label of the parent field, with its placeholders filled in. */
  label: string;
  /** Renders one field. A parameter, so that this file does not import the row. */
  renderField: (field: Field) => ReactNode;
}

/** The fields inside a field (3.24): an indented group that disappears when none of them is visible. */
export function SubFields({ field, label, renderField }: SubFieldsProps): ReactNode {
  // Not by `:has(:empty)`: WebKit does not update that when a field appears.
  const isShown = useSomeVisible(field.subFields);
  if (!isShown) return null;
  return (
    <fieldset className={group}>
      <legend className={name}>{label || field.title}</legend>
      <div className={rows}>
        {field.subFields.map(subField => (
          <Fragment key={subField.key}>{renderField(subField)}</Fragment>
        ))}
      </div>
    </fieldset>
  );
}

const group = css({
  marginTop: '4',
  paddingInlineStart: '4',
  borderInlineStart: '[2px solid {colors.line}]',
});
const name = css({ srOnly: true });
const rows = css({ display: 'flex', flexDirection: 'column', gap: 'field' });
