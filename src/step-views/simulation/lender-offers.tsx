import { type ReactNode, useId } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { findOfferedChoice, offerChoiceOf } from '#journey/simulation/choice.ts';
import { type InstalmentOption, type Offer, optionKeyOf, totalOf } from '#journey/simulation/offer.ts';
import { advantagesOf, interestTextOf } from './offer-text.ts';
import { OptionCard } from './option-card.tsx';
import { OptionCards } from './option-cards.tsx';

/** Offers of several banks for the requested term, side by side for comparison (7.37). */
export function LenderOffers(view: SimulationInView): ReactNode {
  const flows = useFlows();
  const id = useId();
  const { slice, selection, hasFailed, isStale } = view;
  const { offers, inputs, errors } = slice;
  const error = errors.months;
  const choices = offers.flatMap(offer => {
    const { lender } = offer;
    const option = optionFor(offer, inputs.months);
    if (!option || !lender) return [];
    const choice = offerChoiceOf(offer, option, offers);
    // Offers of one bank with the same term and rate are one choice: the first counts.
    if (findOfferedChoice(offers, choice)?.option !== option) return [];
    return [{ offer, option, lender, choice, key: `${lender.id} ${optionKeyOf(option)}` }];
  });
  const advantages = advantagesOf(
    choices
      .filter(({ option }) => option.months === inputs.months)
      .map(({ key, offer, option }) => ({
        key,
        instalment: option.instalment,
        total: totalOf(offer, option),
      })),
  );
  return (
    <OptionCards
      id={id}
      label="Banco"
      error={error === undefined ? undefined : 'Escolha a oferta de um banco para continuar'}
      isStale={isStale}
    >
      {choices.map(({ key, lender, offer, option, choice }) => (
        <OptionCard
          key={key}
          group={id}
          value={key}
          name={lender.name}
          instalmentPrefix={`${option.months}x de`}
          instalment={option.instalment}
          interest={interestTextOf(option)}
          total={totalOf(offer, option)}
          advantage={advantages.get(key)}
          isSelected={selection?.option === option}
          isInvalid={error !== undefined}
          disabled={hasFailed}
          onChoose={() => void flows.chooseOption(choice)}
        />
      ))}
    </OptionCards>
  );
}

/** The requested term, or the bank's longest term below it. */
const optionFor = ({ options }: Offer, months: number | undefined): InstalmentOption | undefined =>
  options.filter(option => months === undefined || option.months <= months).at(-1);
