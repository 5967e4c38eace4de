import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { receiptOf } from '#journey/receipt.ts';
import { css } from '#styled/css/index.js';
import { FigureList } from '#ui/figure-list.tsx';

/** The chosen credit in the brand panel, beside the forms that follow the simulation. */
export function PanelCredit(): ReactNode {
  const { config, proposal } = useAppState();
  if (!config || !proposal) return null;
  const { amount, figures } = receiptOf(config, proposal);
  return (
    <>
      {amount && (
        <>
          <p className={caption}>{amount.name}</p>
          <p className={figure}>{amount.value}</p>
        </>
      )}
      <div className={list}>
        <FigureList isRuled figures={figures} />
      </div>
    </>
  );
}

const caption = css({ textStyle: 'label', color: 'muted' });
const figure = css({ textStyle: 'amount', color: 'ink', overflowWrap: 'anywhere', marginBottom: '2' });
/** The last figure has a padding of its own: below it the card has the padding that it has above. */
const list = css({ marginBottom: '-2.5', _empty: { display: 'none' } });
