import type { ReactNode } from 'react';
import { formatWireDay } from '#brazil/format-day.ts';
import { formatCents } from '#brazil/money.ts';
import { Slider } from '#controls/primitives/slider.tsx';
import { useFlows } from '#hooks/app-context.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { inputLabels } from '#journey/simulation/input-errors.ts';
import type { Offer } from '#journey/simulation/offer.ts';
import { counterOfferTextOf, withdrawalsTextOf } from '#journey/simulation/texts.ts';
import { css, cx } from '#styled/css/index.js';
import { descriptionIdsOf, fieldIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconMinus, IconPlus } from '#ui/icons.ts';
import { stale } from './stale.ts';

const FIELD_ID = 'quantidade-de-saques';

/** The number of yearly withdrawals paid now: buttons for one less and one more, or a slider. */
export function WithdrawalCount({
  simulation,
  slice,
  selection,
  offer,
}: SimulationInView & { offer: Offer }): ReactNode {
  const flows = useFlows();
  const { labelId } = fieldIdsOf(FIELD_ID);
  const { options } = offer;
  const months = slice.chosen?.months ?? selection?.option.months;
  const activeIndex = options.findIndex(option => option.months === months);
  const isUnset = activeIndex < 0;
  const countText = isUnset ? '—' : withdrawalsTextOf(options[activeIndex]?.months ?? 0);
  const error = slice.errors.withdrawals ?? slice.errors.months;
  const note = counterOfferTextOf(simulation, slice);
  const changeCount = (newIndex: number): void => {
    const option = options[newIndex];
    if (option) void flows.chooseOption({ lender: '', months: option.months });
  };
  return (
    <FieldShell
      announcesError
      isNoteAnnounced={note !== '' && error === undefined}
      isGroup
      id={FIELD_ID}
      label={inputLabels.withdrawals}
      error={error}
      note={note}
    >
      <fieldset
        id={FIELD_ID}
        aria-labelledby={labelId}
        aria-describedby={descriptionIdsOf(FIELD_ID, { error: error !== undefined, note: note !== '' })}
        className={counter}
      >
        <button
          type="button"
          className={roundButton}
          aria-label="Um saque a menos"
          aria-disabled={activeIndex <= 0 || undefined}
          onClick={() => changeCount(activeIndex - 1)}
        >
          <Icon drawing={IconMinus} />
        </button>
        {/* Announced by `OfferAnnouncement`, together with the amount, when the offer has arrived. */}
        <p className={countStyle}>{countText}</p>
        <button
          type="button"
          className={roundButton}
          aria-label="Um saque a mais"
          aria-disabled={activeIndex === options.length - 1 || undefined}
          onClick={() => changeCount(activeIndex + 1)}
        >
          <Icon drawing={IconPlus} />
        </button>
      </fieldset>
      <Slider
        lastPosition={options.length - 1}
        hasDots
        position={Math.max(0, activeIndex)}
        valueText={countText}
        isUnset={isUnset}
        labelId={labelId}
        isWrong={error !== undefined}
        onMove={changeCount}
      />
    </FieldShell>
  );
}

/** The withdrawals that are paid now, each with its original date and amount. */
export function WithdrawalTable({ offer, isStale }: { offer: Offer; isStale: boolean }): ReactNode {
  const { withdrawals } = offer;
  if (withdrawals.length === 0) return null;
  const sum = withdrawals.reduce((paid, { amount }) => paid + amount, 0);
  return (
    <div className={frame}>
      <table className={cx(table, stale)} data-stale={isStale || undefined}>
        <caption className={caption}>Saques que você antecipa</caption>
        <thead>
          <tr>
            <th scope="col" className={header}>
              Liberado em
            </th>
            <th scope="col" className={header}>
              Valor do saque
            </th>
          </tr>
        </thead>
        <tbody>
          {withdrawals.map(({ date, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of one answer never change places, and a date may be missing or come twice
            <tr key={index} className={line}>
              <td className={cell}>{formatWireDay(date) || date}</td>
              <td className={cell}>{formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={line}>
            <th scope="row" className={total}>
              Total descontado do FGTS
            </th>
            <td className={cx(total, unbroken)}>{formatCents(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const counter = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const roundButton = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: 'touch',
  flexShrink: '0',
  borderRadius: 'full',
  border: 'lineStrong',
  bg: 'surface',
  color: 'ink',
  _hover: { bg: 'quiet' },
  '&[aria-disabled]': { color: 'muted', opacity: 'soft', cursor: 'default' },
});
const countStyle = css({ textStyle: 'money', fontSize: 'money', color: 'ink' });
const frame = css({ containerType: 'inline-size' });
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textStyle: 'body',
  '& tr > :last-child': { textAlign: 'right' },
  // Text of 200% on a phone: the amount stands below its date where a line has no space for both.
  '@container (max-width: 16rem)': {
    display: 'block',
    '& :is(caption, thead, tbody, tfoot)': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' },
    '& tr > :last-child': { marginInlineStart: 'auto' },
  },
});
const caption = css({ textStyle: 'label', color: 'ink', textAlign: 'left', marginBottom: '2' });
const header = css({
  textStyle: 'help',
  color: 'muted',
  fontWeight: 'normal',
  textAlign: 'left',
  paddingBottom: '1',
});
const line = css({ borderTop: 'line' });
/** A date or an amount is read as one: it never breaks, unlike the words beside it (15.8). */
const cell = css({ paddingBlock: '2', color: 'ink', whiteSpace: 'nowrap' });
const total = css({ paddingBlock: '2.5', color: 'ink', fontWeight: 'semibold', textAlign: 'left' });
const unbroken = css({ whiteSpace: 'nowrap' });
