import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import { maskedTextOf, maskInput } from '#controls/primitives/mask-input.ts';
import { createMoneyScale } from '#controls/primitives/money-scale.ts';
import { selectIfFocused } from '#controls/primitives/select-if-focused.ts';
import { Slider } from '#controls/primitives/slider.tsx';
import { clampCents, describeMoneyBounds } from '#journey/fields/money-bounds.ts';
import { adjustmentTextOf } from '#journey/form/describe-adjustment.ts';
import type { Mask } from '#journey/masks/mask.ts';
import { centsInInput, moneyMaskFor } from '#journey/masks/money.ts';
import { isOfEarlierAmount } from '#journey/simulation/input-errors.ts';
import type { Limits } from '#journey/simulation/offer.ts';
import { css, cx } from '#styled/css/index.js';
import { descriptionIdsOf, fieldIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { InputBox, input } from '#ui/input-box.tsx';

interface MoneyEntryProps {
  id: string;
  label: string;
  /** The amount; `undefined` until the visitor or the service gives one. */
  cents: number | undefined;
  /** Bounds of the amount. Without them there is no slider. */
  limits: Limits | undefined;
  /** The bounds are on their way: slider and bounds have their space already (14.4). */
  awaitsLimits?: boolean;
  error: string | undefined;
  /** Says that the service offers `cents` instead of the typed amount; '' if it does not. Announced with the offer. */
  counterOffer?: string;
  /** Shown beside the label: the total of which the amount is a share. */
  labelNote?: ReactNode;
  onChange: (cents: number) => void;
}

/**
 * The number of characters for which a phone has space in the large type, also with the text spacing of WCAG 1.4.12.
 */
const MAX_LARGE_CHARACTERS = 13;

/** An exact input in large type and a slider between the limits (5.24). Amounts in cents. */
export function MoneyEntry(props: MoneyEntryProps): ReactNode {
  const {
    id,
    label,
    cents,
    limits,
    awaitsLimits = false,
    error,
    counterOffer = '',
    labelNote,
    onChange,
  } = props;
  /** The text while the visitor types. Meanwhile a new `cents` must not replace it. */
  const [draft, setDraft] = useState<string | undefined>(undefined);
  /** The error when the visitor typed the last key: it is about the amount before. */
  const [earlierError, setEarlierError] = useState<string | undefined>(undefined);
  /** Why the mask refused the last key, or why the amount was adjusted, and to which; '' for neither. */
  const [correction, setCorrection] = useState<{ mask?: Mask; adjusted?: number; reason: string }>({
    reason: '',
  });
  // The same text may come again as the error of the new amount.
  if (earlierError !== undefined && error === undefined) setEarlierError(undefined);
  const scale = useMemo(() => limits && createMoneyScale(limits.min, limits.max, []), [limits]);
  const bounds = { minValue: limits?.min, maxValue: limits?.max };
  const help = describeMoneyBounds(bounds);
  const mask = moneyMaskFor(limits?.max);
  // Another input may have changed the maximum or the amount since.
  const isCurrent =
    correction.mask === mask && (correction.adjusted === undefined || correction.adjusted === cents);
  const note = counterOffer || (isCurrent ? correction.reason : '');
  const typedCents = draft === undefined ? undefined : centsInInput(draft);
  // The first digit of R$ 1.000,00 is typed as one cent. That is too little, but not an error yet.
  const isIncomplete = draft !== undefined && limits !== undefined && (typedCents ?? 0) < limits.min;
  // The draft is empty, or the service has offered another amount.
  const isOther = draft !== undefined && cents !== undefined && typedCents !== cents;
  // The code that validates is loaded at first, so the error of a typed amount may come after its correction.
  const isOutdated =
    error !== undefined && limits && cents !== undefined && isOfEarlierAmount(error, cents, limits);
  const shownError = isIncomplete || isOutdated || error === earlierError ? undefined : error;
  const text = draft ?? (cents === undefined ? '' : formatCents(cents));
  const inputRef = useRef<HTMLInputElement>(null);
  const textBefore = useRef(text);
  // The first offer brings its amount. A typed amount stays the same text when the window loses the focus.
  useEffect(() => {
    const isFilled = draft === undefined && text !== '' && text !== textBefore.current;
    textBefore.current = text;
    if (isFilled) selectIfFocused(inputRef.current);
  }, [draft, text]);
  // The size follows the largest amount, not the current one: it must not change while the visitor moves the slider.
  const characters = Math.max(text.length, limits ? formatCents(limits.max).length : 0);

  /** A press, or a text that means the same amount, changes nothing: the offer for it is on the screen already. */
  function changeTo(newCents: number | undefined): void {
    if (newCents !== undefined && newCents !== cents) onChange(newCents);
  }
  function onType(next: string, reason: string): void {
    setDraft(next);
    if (next !== text) setEarlierError(error);
    setCorrection({ mask, reason });
    changeTo(centsInInput(next));
  }
  function endDraft(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    setEarlierError(undefined);
    const shownCents = typedCents ?? cents;
    // The service does not offer the typed amount: the input shows the offered one and asks for nothing.
    if (counterOffer !== '') return;
    if (!limits || shownCents === undefined) return;
    const adjusted = clampCents(shownCents, bounds, []);
    if (adjusted !== shownCents) {
      const shown = formatCents(adjusted);
      const reason = adjustmentTextOf({ name: label, typed: shownCents, adjusted, shown, bounds });
      setCorrection({ mask, adjusted, reason });
    }
    changeTo(adjusted);
  }
  /**
   * Enter in an amount that is not the offered one corrects it, as leaving the input does, instead of submitting it.
   */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(isIncomplete || isOther)) return;
    event.preventDefault();
    endDraft();
  }

  return (
    <FieldShell
      announcesError
      id={id}
      label={label}
      error={shownError}
      note={note}
      isNoteAnnounced={counterOffer !== '' && shownError === undefined}
      besideLabel={labelNote}
      help={awaitsLimits && help === '' ? '\u00a0' : help}
    >
      <InputBox invalid={shownError !== undefined} className={box}>
        <input
          ref={inputRef}
          id={id}
          className={cx(input, characters > MAX_LARGE_CHARACTERS ? longAmount : amount)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="R$ 0,00"
          aria-required
          aria-invalid={shownError !== undefined || undefined}
          aria-describedby={descriptionIdsOf(id, {
            help: help !== '',
            error: shownError !== undefined,
            note: note !== '',
          })}
          value={text}
          onFocus={event => maskInput(event.currentTarget, mask)}
          onInput={({ currentTarget }) =>
            onType(maskedTextOf(currentTarget, mask), mask.refusalIn?.(currentTarget) ?? '')
          }
          onBlur={endDraft}
          onKeyDown={onKeyDown}
        />
      </InputBox>
      {awaitsLimits && !limits && <SliderSkeleton />}
      {scale && limits && (
        <Slider
          lastPosition={scale.lastPosition}
          hasDots={false}
          position={scale.positionOf(cents ?? limits.min)}
          valueText={formatCents(cents ?? limits.min)}
          isUnset={cents === undefined}
          labelId={fieldIdsOf(id).labelId}
          onMove={position => {
            // In Safari a finger on the slider leaves the focus in the input.
            setDraft(undefined);
            setEarlierError(undefined);
            setCorrection({ reason: '' });
            changeTo(scale.amountAt(position));
          }}
          onLeave={() => undefined}
        />
      )}
    </FieldShell>
  );
}

/** As high as a slider. */
const SliderSkeleton = (): ReactNode => (
  <div aria-hidden="true" data-skeleton="slider" className={sliderSpace}>
    <div className={track} />
  </div>
);

/** A placeholder while the service has named neither an amount nor its bounds: label, input, slider, bounds (14.4). */
export const MoneyEntrySkeleton = (): ReactNode => (
  <div aria-hidden="true" data-skeleton="amount">
    <div className={labelBar} />
    <div className={cx(amount, inputBar)}>&nbsp;</div>
    <SliderSkeleton />
    <div className={helpSpace}>&nbsp;</div>
  </div>
);

const labelBar = css({
  height: '5',
  width: 'third',
  marginBottom: '1.5',
  borderRadius: 'control',
  bg: 'skeleton',
});
const inputBar = css({ border: 'ghost', borderRadius: 'control', bg: 'skeleton' });
const helpSpace = css({ textStyle: 'help', marginTop: '1.5' });
const sliderSpace = css({ display: 'flex', alignItems: 'center', height: 'touch', marginBottom: '-2' });
const track = css({ flex: '1', height: '1.5', borderRadius: 'full', bg: 'skeleton' });
/** The longest amounts are in a size for which the box has space. */
const box = css({ containerType: 'inline-size' });
const longAmount = css({ textStyle: 'amount', fontSize: '[min(2rem, 8.4cqi)]', paddingBlock: '3' });
const amount = css({
  textStyle: 'amount',
  fontSize: '[min(2rem, 10cqi)]',
  paddingBlock: '3',
  '@media (max-width: 359px)': { fontSize: '[min(2rem, 8.4cqi)]' },
});
