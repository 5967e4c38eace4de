import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

export interface Figure {
  name: string;
  /** If empty, the list leaves the entry out. */
  value: string;
  /** The sum of the others. */
  isTotal?: boolean;
}

interface FigureListProps {
  figures: readonly Figure[];
  /** Draws lines between the entries, as on a receipt. */
  isRuled?: boolean;
}

/**
 * Names and figures in two columns: figures end at one edge, so that amounts and dates stand under each other. Where
 * the list is narrow or the text is large, all figures move below their names, never only some of them.
 */
export function FigureList({ figures, isRuled = false }: FigureListProps): ReactNode {
  const filledFigures = figures.filter(({ value }) => value !== '');
  if (filledFigures.length === 0) return null;
  return (
    <div className={box}>
      <dl className={cx(list, !isRuled && spaced)}>
        {filledFigures.map(({ name, value, isTotal = false }) => (
          <div key={name} className={cx(row, isRuled && line)} data-total={isTotal || undefined}>
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
  gridTemplateColumns: '[minmax(0, 1fr) fit-content(68%)]',
  alignItems: 'baseline',
  columnGap: '4',
  color: 'muted',
  overflowWrap: 'anywhere',
  '&[data-total]': { color: 'ink', fontWeight: 'semibold' },
  '@container (max-width: 20rem)': { columnGap: '2' },
  '@container (max-width: 15rem)': { gridTemplateColumns: '[minmax(0, 1fr)]' },
});
/** Smaller in a narrow list, such as a card on a phone, so that a name fits on one line beside a date with a time. */
const label = css({ '@container (max-width: 20rem)': { fontSize: 'help' } });
const line = css({ paddingBlock: '2.5', '&:not(:last-child)': { borderBottom: 'line' } });
const figure = css({
  color: 'ink',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '@container (max-width: 15rem)': { textAlign: 'left' },
});
