import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { receiptOf } from '#journey/receipt.ts';
import { css } from '#styled/css/index.js';
import { FigureList } from '#ui/figure-list.tsx';
import { LargeFigure } from '#ui/large-figure.tsx';

/** The chosen credit in the brand panel, beside the forms that follow the simulation. */
export function PanelCredit(): ReactNode {
  const { config, proposal } = useAppState();
  if (!config || !proposal) return null;
  const { amount, figures } = receiptOf(config, proposal);
  return (
    <>
      {amount && <LargeFigure {...amount} />}
      <div className={list}>
        <FigureList isRuled figures={figures} />
      </div>
    </>
  );
}

/** The last figure has a padding of its own: below it the card has the padding that it has above. */
const list = css({
  '&:not(:first-child)': { marginTop: '2' },
  marginBottom: '-2.5',
  _empty: { display: 'none' },
});
