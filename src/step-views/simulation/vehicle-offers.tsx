import { type ReactNode, useId } from 'react';
import { formatCents } from '#brazil/money.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { offerChoiceOf } from '#journey/simulation/choice.ts';
import { type InstalmentOption, type Offer, optionKeyOf } from '#journey/simulation/offer.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconChevronRight } from '#ui/icons.ts';
import { interestTextOf } from './offer-text.ts';
import { rows } from './rows.ts';

interface VehicleOffersProps {
  view: SimulationInView;
  offer: Offer;
  /** Opens the drawer of the chosen option (2.35). */
  onOpen: () => void;
}

/** The options of a vehicle financing (2.34). Choosing one opens its drawer. */
export function VehicleOffers({ view, offer, onOpen }: VehicleOffersProps): ReactNode {
  const flows = useFlows();
  const titleId = useId();
  const { form } = useAppState();
  const { isStale, hasFailed, selection } = view;
  // Such a choice is not kept, and the drawer would show another option.
  const cannotChoose = hasFailed || form.isSubmitting;
  const choose = (option: InstalmentOption): void => {
    if (cannotChoose) return;
    void flows.chooseOption(offerChoiceOf(offer, option));
    onOpen();
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={heading}>
        Opções para entrada escolhida
      </h2>
      <ul className={rows} data-stale={isStale || undefined}>
        {offer.options.map(option => (
          <li
            key={optionKeyOf(option)}
            className={card}
            data-chosen={selection?.option === option || undefined}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              // Not `disabled`, which would drop the focus.
              aria-disabled={cannotChoose || undefined}
              aria-current={selection?.option === option || undefined}
              aria-describedby={`${titleId}-${optionKeyOf(option)}-facts`}
              className={term}
              onClick={() => choose(option)}
            >
              {option.months}x
            </button>
            <span id={`${titleId}-${optionKeyOf(option)}-facts`} className={figures}>
              <span className={instalmentStyle}>{formatCents(option.instalment)}</span>
              <span className={small}>{interestTextOf(option)}</span>
            </span>
            <Icon drawing={IconChevronRight} className={chevron} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const heading = css({ textStyle: 'subtitle', color: 'ink', marginBottom: '4' });
/** The whole card can be pressed: the button covers it, and its name is the term. */
const card = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // With large text the figures move below the term.
  flexWrap: 'wrap',
  gap: '4',
  width: 'full',
  minWidth: '0',
  minHeight: 'row',
  paddingInline: '4',
  paddingBlock: '3',
  bg: 'surface',
  border: 'lineStrong',
  borderRadius: 'control',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'quiet' },
  _focusInside: { outline: 'ring', outlineOffset: '0.5' },
  '&[data-chosen]': {
    bg: 'brand.primarySoft',
    borderColor: 'brand.active',
    boxShadow: 'chosen',
    _highContrast: { borderColor: 'system.highlight', borderWidth: 'thick' },
  },
});
const term = css({
  textStyle: 'lead',
  fontWeight: 'bold',
  color: 'ink',
  minWidth: '[2.75rem]',
  textAlign: 'left',
  cursor: 'pointer',
  '&[aria-disabled]': { cursor: 'default' },
  // The card draws the focus ring.
  outline: '[none]',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const figures = css({ display: 'grid', flex: 'auto', minWidth: '0' });
const instalmentStyle = css({ textStyle: 'strong', color: 'ink' });
const small = css({ textStyle: 'help', color: 'muted' });
const chevron = css({ color: 'muted' });
