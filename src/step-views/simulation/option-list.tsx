import { type ReactNode, useId } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { offerChoiceOf } from '#journey/simulation/choice.ts';
import { inputLabels } from '#journey/simulation/input-errors.ts';
import { type Offer, optionKeyOf, totalOf } from '#journey/simulation/offer.ts';
import { termTextOf } from '#journey/simulation/texts.ts';
import { advantagesOf, comparedWithToday, interestTextOf, isWithoutInterest } from './offer-text.ts';
import { OptionCard } from './option-card.tsx';
import { OptionCards } from './option-cards.tsx';

interface OptionListProps {
  view: SimulationInView;
  offer: Offer;
  /** The monthly instalments that the offer replaces, in cents. */
  replacedInstalments: number | undefined;
}

/** The available terms as radio buttons (3.40). None is preselected. */
export function OptionList({ view, offer, replacedInstalments }: OptionListProps): ReactNode {
  const flows = useFlows();
  const id = useId();
  const { slice, selection, hasFailed, isStale } = view;
  const { options } = offer;
  const error = slice.errors.months;
  // Without interest the totals differ only by rounding.
  const advantages = advantagesOf(
    options.map(option => ({
      key: optionKeyOf(option),
      instalment: option.instalment,
      total: isWithoutInterest(offer) ? 0 : totalOf(offer, option),
    })),
  );
  return (
    <OptionCards id={id} label={inputLabels.months} error={error} isStale={isStale}>
      {options.map(option => (
        <OptionCard
          key={optionKeyOf(option)}
          group={id}
          value={optionKeyOf(option)}
          name={termTextOf(option)}
          instalment={option.instalment}
          interest={interestTextOf(option)}
          total={totalOf(offer, option)}
          advantage={advantages.get(optionKeyOf(option))}
          compared={comparedWithToday(option.instalment, replacedInstalments)}
          isSelected={selection?.option === option}
          isInvalid={error !== undefined}
          disabled={hasFailed}
          onChoose={() => void flows.chooseOption(offerChoiceOf(offer, option))}
        />
      ))}
    </OptionCards>
  );
}
