import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { totalOf } from '#journey/simulation/offer.ts';
import { hasInput, isReadOnly } from '#journey/simulation/simulation-declaration.ts';
import { isAmountTyped, isByInstalment } from '#journey/simulation/simulation-request.ts';
import { termTextOf } from '#journey/simulation/texts.ts';
import { css } from '#styled/css/index.js';
import { FigureList } from '#ui/figure-list.tsx';
import { AmountShown } from './amount-shown.tsx';
import { CostDetails } from './cost-details.tsx';
import { LenderOffers } from './lender-offers.tsx';
import { interestTextOf, shownAmountOf } from './offer-text.ts';
import { OptionList } from './option-list.tsx';
import { VehicleOffers } from './vehicle-offers.tsx';
import { WithdrawalCount, WithdrawalTable } from './withdrawals.tsx';

interface OfferFoundProps {
  view: SimulationInView;
  /** Opens the financing of the chosen vehicle option (2.35). */
  onOpenFinancing: () => void;
}

/** The offer and its options, in the form that the simulation declares. */
export function OfferFound({ view, onOpenFinancing }: OfferFoundProps): ReactNode {
  const { simulation, slice, isStale } = view;
  const { inputs, offers, contracts } = slice;
  const [offer] = offers;
  if (!offer) return null;
  const byInstalment = isByInstalment(simulation, inputs);
  const amount = !isAmountTyped(simulation, inputs) && (
    <AmountShown {...shownAmountOf(simulation, offer)} isStale={isStale} />
  );
  if (hasInput(simulation, 'withdrawals'))
    return (
      <>
        {amount}
        <WithdrawalCount {...view} offer={offer} />
        <WithdrawalTable offer={offer} isStale={isStale} />
        <CostDetails {...view} />
      </>
    );
  if (simulation.buys === 'vehicle')
    return (
      <>
        {amount}
        <VehicleOffers view={view} offer={offer} onOpen={onOpenFinancing} />
      </>
    );
  if (offer.lender)
    return (
      <>
        {amount}
        <LenderOffers {...view} />
        <CostDetails {...view} />
      </>
    );
  const replacedInstalments = contracts.list
    .filter(({ id }) => inputs.contracts.includes(id))
    .reduce((sum, { installmentValue = 0 }) => sum + installmentValue, 0);
  return (
    <>
      {amount}
      {isReadOnly(simulation) || byInstalment ? (
        <ChosenFigures {...view} />
      ) : (
        <OptionList
          view={view}
          offer={offer}
          replacedInstalments={simulation.pricingType === 'portability' ? replacedInstalments : undefined}
        />
      )}
      <CostDetails {...view} />
    </>
  );
}

/** The figures of the selected option. */
export function ChosenFigures({ selection }: SimulationInView): ReactNode {
  if (!selection) return null;
  const { offer, option } = selection;
  return (
    <div className={card}>
      <FigureList
        isRuled
        figures={[
          { name: 'Prazo', value: termTextOf(option) },
          { name: 'Valor da parcela', value: formatCents(option.instalment) },
          { name: 'Juros', value: interestTextOf(option) },
          { name: 'Total a pagar', value: formatCents(totalOf(offer, option)), isTotal: true },
        ]}
      />
    </div>
  );
}

const card = css({
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  paddingInline: '4',
  paddingBlock: '1',
});
