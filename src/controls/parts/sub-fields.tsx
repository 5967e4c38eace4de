import { Fragment, type ReactNode } from 'react';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';

interface SubFieldsProps {
  /** The field they belong to. */
  field: Field;
  /** Its label with its placeholders filled in. */
  label: string;
  /** Draws one; handed in so that this need not know the row. */
  renderField: (field: Field) => ReactNode;
}

/** The fields inside a field (3.24), of whatever kind it is: a group of its own, set in, that goes when none of them shows. */
export function SubFields({ field, label, renderField }: SubFieldsProps): ReactNode {
  if (field.subFields.length === 0) return null;
  return (
    <fieldset className={group}>
      <legend className={name}>{label || field.title}</legend>
      <div className={rows}>
        {field.subFields.map(sub => (
          <Fragment key={sub.key}>{renderField(sub)}</Fragment>
        ))}
      </div>
    </fieldset>
  );
}

const group = css({
  marginTop: '4',
  paddingInlineStart: '4',
  borderInlineStart: '[2px solid {colors.line}]',
  '&:has(> div:empty)': { display: 'none' },
});
const name = css({ srOnly: true });
const rows = css({ display: 'flex', flexDirection: 'column', gap: 'field' });
