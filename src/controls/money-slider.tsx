import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import { hasSoundBounds } from '#journey/fields/has-sound-bounds.ts';
import { marksOf } from '#journey/fields/money-bounds.ts';
import { css } from '#styled/css/index.js';
import type { ControlProps } from './control.ts';
import { MoneyControl } from './money.tsx';
import { MoneyInput } from './primitives/money-input.tsx';
import { createMoneyScale, type MoneyScale } from './primitives/money-scale.ts';
import { OptionsGate } from './primitives/options-gate.tsx';
import { Slider } from './primitives/slider.tsx';

/** The amount is applied this long after the last movement of the slider (5.24). Milliseconds. */
const APPLY_DELAY = 300;

/** An exact input and a slider between the bounds; no slider if no amount satisfies them (5.24). */
export function MoneySliderControl(props: ControlProps): ReactNode {
  const { minValue, maxValue } = props.field;
  const { options } = props.options;
  const scale = useMemo(
    () =>
      minValue === undefined || maxValue === undefined || !hasSoundBounds(minValue, maxValue)
        ? undefined
        : createMoneyScale(minValue, maxValue, marksOf(options)),
    [minValue, maxValue, options],
  );
  if (props.readOnly) return <MoneyControl {...props} />;
  return (
    <OptionsGate {...props}>
      {scale ? <InputAndSlider control={props} scale={scale} /> : <MoneyInput control={props} />}
    </OptionsGate>
  );
}

function InputAndSlider({ control, scale }: { control: ControlProps; scale: MoneyScale }): ReactNode {
  /** The amount under the thumb until it is applied. */
  const [pendingCents, setPendingCents] = useState<number | undefined>(undefined);
  const chosenAmount = pendingCents ?? (typeof control.value === 'number' ? control.value : undefined);
  const amount = chosenAmount ?? scale.amountAt(0);

  function apply() {
    if (pendingCents === undefined) return;
    setPendingCents(undefined);
    control.onEdit(pendingCents);
  }
  const applyNow = useEffectEvent(apply);
  useEffect(() => {
    if (pendingCents === undefined) return;
    const timer = setTimeout(() => applyNow(), APPLY_DELAY);
    // Enter on the slider submits, and so does a tap: in Safari a finger never gives the slider the focus to leave it.
    const onEvent = (): void => applyNow();
    document.addEventListener('submit', onEvent, true);
    // Before the app saves the draft of a page that is being left (11.3).
    document.addEventListener('visibilitychange', onEvent, true);
    window.addEventListener('pagehide', onEvent, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('submit', onEvent, true);
      document.removeEventListener('visibilitychange', onEvent, true);
      window.removeEventListener('pagehide', onEvent, true);
    };
  }, [pendingCents]);

  function onType(text: string) {
    setPendingCents(undefined);
    control.onEdit(text);
  }

  return (
    <div className={column}>
      <MoneyInput
        control={control}
        onText={onType}
        {...(pendingCents !== undefined && { text: formatCents(pendingCents) })}
      />
      <Slider
        lastPosition={scale.lastPosition}
        hasDots={scale.hasMarks}
        position={scale.positionOf(amount)}
        valueText={formatCents(amount)}
        isUnset={chosenAmount === undefined}
        labelId={control.labelId}
        onMove={position => setPendingCents(scale.amountAt(position))}
        onLeave={() => {
          apply();
          control.onLeave();
        }}
      />
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '1' });
