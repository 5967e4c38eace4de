import { memo, type ReactNode } from 'react';
import { FieldRow } from '#controls/field-row.tsx';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import { isShort } from './pairs.ts';

interface FieldGroupProps {
  group: readonly Field[];
  /** Only for `memo`: a different object renders the rows again, after the step was opened again. */
  form: object;
  /** Keys of the fields that share a row with a neighbour. */
  pairedKeys: ReadonlySet<string>;
  /** The key of the last field of the step that takes an input; '' if it is in another group. */
  lastKey: string;
}

/**
 * Some rows of a form. The work of React and the browser at a key press (siblings, layout, layers) stays within the
 * group, so a form of a thousand fields is not slower (14.2).
 */
export const FieldGroup = memo(function FieldGroup({
  group,
  pairedKeys,
  lastKey,
}: FieldGroupProps): ReactNode {
  return (
    <div className={column}>
      {group.map(field => (
        <FieldRow
          key={field.key}
          field={field}
          lastKey={lastKey}
          className={pairedKeys.has(field.key) ? undefined : isShort(field) ? singleField : fullWidth}
        />
      ))}
    </div>
  );
});

// Positioned without a z-index, so that a popup of a field is above the next group.
const column = css({
  position: 'relative',
  display: 'grid',
  // One column below `lg`, where half of the space would cut a CPF.
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 'field',
  alignItems: 'start',
  _empty: { display: 'none' },
  // The browser neither styles nor lays out rows far from the view (14.3). It clips these groups. Two groups are not
  // among them: the one that the visitor uses, because its hints and lists reach over its edge, and the one before
  // the focus, because its real height would push the focused row out of the view (Firefox). Safari does not keep the
  // scroll position when a height above changes.
  '@supports (overflow-anchor: auto)': {
    // The height while a group is not laid out: its last one, or an estimate. For every group, because the browser
    // forgets the last height as soon as this does not apply.
    containIntrinsicBlockSize: '[auto 150rem]',
    '&:not(:first-child, :focus-within, :has(+ :focus-within))': {
      contentVisibility: '[auto]',
      overflowClipMargin: '2',
      _hover: { contentVisibility: '[visible]' },
    },
  },
});
const fullWidth = css({ gridColumn: '1 / -1' });
/**
 * A short field without a neighbour: its input is half as wide, and the other half stays empty (15.1). Its texts use
 * the empty half, too, before they take a second line.
 */
const singleField = css({
  gridColumn: '1 / -1',
  width: { lg: '[calc((100% - {spacing.field}) / 2)]' },
  '& > :is(:first-child, p, div[aria-live])': { marginInlineEnd: { lg: '[calc(-100% - {spacing.field})]' } },
});
