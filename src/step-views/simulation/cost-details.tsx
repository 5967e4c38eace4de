import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { breakdownOf, type InstalmentOption } from '#journey/simulation/offer.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import { rateTextOf } from '#journey/simulation/texts.ts';
import { css } from '#styled/css/index.js';
import { type Figure, FigureList } from '#ui/figure-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { costFigureOf, hasCurrentFigures, totalNameOf } from './offer-text.ts';

/** The costs of the chosen option: parts that add up exactly to the total. */
export function CostDetails({ simulation, slice, selection }: SimulationInView): ReactNode {
  if (!selection || !hasCurrentFigures(simulation, selection.offer, selection.option)) return null;
  const { offer, option } = selection;
  const { inputs } = slice;
  const isInsured = hasInput(simulation, 'insurance') && inputs.insured;
  const { amount, fee, iof, insurance, interest, total } = breakdownOf(offer, option, isInsured);
  const { settledBalance } = offer;
  const figureOf = (name: string, cents: number | undefined): Figure[] =>
    cents === 0 ? [] : [{ name, value: costFigureOf(cents) }];
  // A portability settles as a rule with its whole amount (assumption 7.35).
  const paysPartOut =
    settledBalance !== undefined &&
    (simulation.pricingType === 'refinancing' ||
      (simulation.pricingType === 'portability' && settledBalance < amount));
  return (
    <details className={frame}>
      <summary className={summaryRow}>
        Entenda o custo
        <Icon drawing={IconChevronDown} className={chevron} />
      </summary>
      <div className={content}>
        <FigureList
          isRuled
          figures={[
            ...(paysPartOut
              ? [
                  { name: 'Quita os contratos', value: formatCents(settledBalance) },
                  { name: 'Você recebe', value: formatCents(Math.max(0, amount - settledBalance)) },
                ]
              : [{ name: 'Valor', value: formatCents(amount) }]),
            ...figureOf('Tarifas', fee),
            ...figureOf('IOF', iof),
            ...figureOf('Seguro', insurance),
            // The interest contains the rounding differences, so it may be a few cents below zero.
            ...figureOf(interestNameOf(option), interest),
            {
              name: totalNameOf(simulation),
              value: formatCents(total),
              isTotal: true,
            },
          ]}
        />
      </div>
    </details>
  );
}

const interestNameOf = (option: InstalmentOption): string =>
  option.monthlyRate === 0 ? 'Juros' : `Juros (${rateTextOf(option).toLowerCase()})`;

const frame = css({ bg: 'surface', border: 'line', borderRadius: 'card', paddingInline: '4' });
const summaryRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'row',
  textStyle: 'label',
  color: 'ink',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': { borderBottom: 'line' },
});
const chevron = css({
  color: 'muted',
  transition: 'transform',
  transitionDuration: 'quick',
  '[open] > summary > &': { transform: 'rotate(180deg)' },
});
const content = css({ paddingBlock: '1' });
