import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface LargeFigureProps {
  name: string;
  value: string;
  /** In small type under the figure. */
  note?: string;
}

/** The amount of an offer or a credit with its name, in the largest type. */
export function LargeFigure({ name, value, note }: LargeFigureProps): ReactNode {
  return (
    <div>
      <p className={nameStyle}>{name}</p>
      <p className={figure}>{value}</p>
      {note && <p className={noteStyle}>{note}</p>}
    </div>
  );
}

const nameStyle = css({ textStyle: 'label', color: 'muted' });
const figure = css({ textStyle: 'amount', color: 'ink', overflowWrap: 'anywhere' });
const noteStyle = css({
  textStyle: 'help',
  color: 'muted',
  marginTop: '1',
  fontVariantNumeric: 'tabular-nums',
});
