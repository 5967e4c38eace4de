import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { formatCents } from '#brazil/money.ts';
import { maskedTextOf, maskInput } from '#controls/primitives/mask-input.ts';
import { createMoneyScale } from '#controls/primitives/money-scale.ts';
import { selectIfFocused } from '#controls/primitives/select-if-focused.ts';
import { Slider } from '#controls/primitives/slider.tsx';
import { describeMoneyBounds } from '#journey/fields/money-bounds.ts';
import { css, cx } from '#styled/css/index.js';
import { descriptionIdsOf, fieldIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { InputBox, input } from '#ui/input-box.tsx';
import { type OfferedAmount, useTypedAmount } from './use-typed-amount.ts';

interface MoneyEntryProps extends OfferedAmount {
  id: string;
  /** The bounds are on their way: slider and bounds have their space already (14.4). */
  awaitsLimits?: boolean;
  /** Shown beside the label: the total of which the amount is a share. */
  labelNote?: ReactNode;
}

/**
 * The number of characters for which a phone has space in the large type, also with the text spacing of WCAG 1.4.12.
 */
const MAX_LARGE_CHARACTERS = 13;

/** An exact input in large type and, if there are limits, a slider between them (5.24). Amounts in cents. */
export function MoneyEntry({ id, awaitsLimits = false, labelNote, ...offered }: MoneyEntryProps): ReactNode {
  const { label, cents, limits, counterOffer = '' } = offered;
  const { mask, text, error, note, ...typed } = useTypedAmount(offered);
  const scale = useMemo(() => limits && createMoneyScale(limits.min, limits.max, []), [limits]);
  const help = describeMoneyBounds({ minValue: limits?.min, maxValue: limits?.max });
  const inputRef = useRef<HTMLInputElement>(null);
  const textBefore = useRef(text);
  // The first offer brings its amount. A typed amount stays the same text when the window loses the focus.
  useEffect(() => {
    const isFilled = !typed.isTyping && text !== '' && text !== textBefore.current;
    textBefore.current = text;
    if (isFilled) selectIfFocused(inputRef.current);
  }, [typed.isTyping, text]);
  // The size follows the largest amount, not the current one: it must not change while the visitor moves the slider.
  const characters = Math.max(text.length, limits ? formatCents(limits.max).length : 0);

  return (
    <FieldShell
      announcesError
      id={id}
      label={label}
      error={error}
      note={note}
      isNoteAnnounced={counterOffer !== '' && error === undefined}
      besideLabel={labelNote}
      help={awaitsLimits && help === '' ? '\u00a0' : help}
    >
      <InputBox invalid={error !== undefined} className={box}>
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
          aria-invalid={error !== undefined || undefined}
          aria-describedby={descriptionIdsOf(id, {
            help: help !== '',
            error: error !== undefined,
            note: note !== '',
          })}
          value={text}
          onFocus={event => maskInput(event.currentTarget, mask)}
          onInput={({ currentTarget }) =>
            typed.type(maskedTextOf(currentTarget, mask), mask.refusalIn?.(currentTarget) ?? '')
          }
          onBlur={typed.finish}
          onKeyDown={typed.finishOnEnter}
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
          // In Safari a finger on the slider leaves the focus in the input.
          onMove={position => typed.replaceBy(scale.amountAt(position))}
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
