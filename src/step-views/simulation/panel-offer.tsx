import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import { useSimulation } from '#hooks/use-simulation.ts';
import type { Step } from '#journey/model/step.ts';
import { totalOf } from '#journey/simulation/offer.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import { termTextOf, withdrawalsTextOf } from '#journey/simulation/texts.ts';
import { css, cx } from '#styled/css/index.js';
import { FigureList } from '#ui/figure-list.tsx';
import { AmountShown } from './amount-shown.tsx';
import { hasCurrentFigures, interestTextOf, shownAmountOf, totalNameOf } from './offer-text.ts';
import { stale } from './stale.ts';

/** The offer in the brand panel while the visitor chooses an option: amount, instalment, rate, total. */
export function PanelOffer({ step }: { step: Step }): ReactNode {
  const view = useSimulation(step);
  const offer = view?.selection?.offer ?? view?.slice.offers[0];
  if (!view || !offer) return null;
  const { simulation, selection, isStale } = view;
  const option = selection?.option;
  const hasWithdrawals = hasInput(simulation, 'withdrawals');
  return (
    <>
      <AmountShown {...shownAmountOf(simulation, offer)} isStale={isStale} />
      {option ? (
        <div className={cx(figures, stale)} data-stale={isStale || undefined}>
          <FigureList
            isRuled
            figures={[
              { name: offer.lender ? 'Banco' : '', value: offer.lender?.name ?? '' },
              ...(hasWithdrawals
                ? [{ name: 'Antecipação', value: withdrawalsTextOf(option.months) }]
                : [
                    { name: 'Prazo', value: termTextOf(option) },
                    { name: 'Valor da parcela', value: formatCents(option.instalment) },
                  ]),
              { name: 'Juros', value: interestTextOf(option) },
              {
                name: totalNameOf(simulation),
                value: hasCurrentFigures(simulation, offer, option)
                  ? formatCents(totalOf(offer, option))
                  : '',
                isTotal: true,
              },
            ]}
          />
        </div>
      ) : (
        <p className={hint}>
          {hasWithdrawals
            ? 'Escolha quantos saques antecipar para ver juros e total.'
            : 'Escolha uma opção para ver parcela, juros e total.'}
        </p>
      )}
    </>
  );
}

/** The last figure has a padding of its own: below it the card has the padding that it has above. */
const figures = css({ marginTop: '2', marginBottom: '-2.5' });
const hint = css({ textStyle: 'body', color: 'muted', marginTop: '2' });
