import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

export interface Figure {
  name: string;
  /** Empty: the entry is left out. */
  value: string;
  /** The sum of the others. */
  isTotal?: boolean;
}

interface FigureListProps {
  figures: readonly Figure[];
  /** Lines between the entries, like a receipt. */
  ruled?: boolean;
}

/**
 * Names and figures in two columns: figures end at one edge, so that amounts and dates stand under each other. Where the
 * column is narrow or the text is large, every figure moves below its name; never only some of them.
 */
export function FigureList({ figures, ruled = false }: FigureListProps): ReactNode {
  const filledFigures = figures.filter(({ value }) => value !== '');
  if (filledFigures.length === 0) return null;
  return (
    <div className={box}>
      <dl className={cx(list, !ruled && spaced)}>
        {filledFigures.map(({ name, value, isTotal = false }) => (
          <div key={name} className={cx(row, ruled && line)} data-sum={isTotal || undefined}>
            <dt className={label}>{name}</dt>
            <dd className={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const box = css({ containerType: 'inline-size' });
const list = css({ display: 'grid', textStyle: 'body' });
const spaced = css({ gap: '2' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) fit-content(64%)]',
  alignItems: 'baseline',
  columnGap: '4',
  color: 'muted',
  overflowWrap: 'anywhere',
  '&[data-sum]': { color: 'ink', fontWeight: 'semibold' },
  '@container (max-width: 20rem)': { columnGap: '2' },
  '@container (max-width: 15rem)': { gridTemplateColumns: '[minmax(0, 1fr)]' },
});
/** Smaller in a card on a phone, so that a name has one line beside a date with its time. */
const label = css({ '@container (max-width: 20rem)': { fontSize: 'label' } });
const line = css({ paddingBlock: '2.5', '&:not(:last-child)': { borderBottom: 'line' } });
const figure = css({
  color: 'ink',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '@container (max-width: 15rem)': { textAlign: 'left' },
});
