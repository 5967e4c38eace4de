import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

export interface Figure {
  name: string;
  value: string;
  /** The sum of the others. */
  sum?: boolean;
}

/** Names and figures in two columns, like a receipt. */
export function Figures({ of }: { of: readonly Figure[] }): ReactNode {
  return (
    <dl className={list}>
      {of.map(({ name, value, sum = false }) => (
        <div key={name} className={row} data-sum={sum || undefined}>
          <dt>{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', textStyle: 'body' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: '2.5',
  color: 'muted',
  '&:not(:last-child)': { borderBottom: 'line' },
  '&[data-sum]': { color: 'ink', fontWeight: 'semibold' },
});
const figure = css({
  color: 'ink',
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  textAlign: 'right',
});
