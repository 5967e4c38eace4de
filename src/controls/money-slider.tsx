import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { centsFromWire, formatCents } from '#brazil/money.ts';
import type { Option } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import type { ControlProps } from './control.ts';
import { MoneyInput, moneyText } from './primitives/money-input.tsx';
import { type MoneyScale, moneyScale } from './primitives/money-scale.ts';
import { OptionsGate } from './primitives/options-gate.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';
import { Slider } from './primitives/slider.tsx';

/** Delay after the last movement of the slider before the amount is applied, in ms (5.24). */
const APPLY_DELAY = 300;

/** An exact input and a slider between the bounds; no slider if the minimum exceeds the maximum (5.24). */
export function MoneySliderControl(props: ControlProps): ReactNode {
  const { minValue, maxValue } = props.field;
  const { options } = props.options;
  const scale = useMemo(
    () =>
      minValue === undefined || maxValue === undefined
        ? undefined
        : moneyScale(minValue, maxValue, marksOf(options)),
    [minValue, maxValue, options],
  );
  if (props.readOnly) return <ReadOnlyText {...props} className={moneyText} />;
  return (
    <OptionsGate {...props}>
      {scale ? <InputAndSlider control={props} scale={scale} /> : <MoneyInput control={props} />}
    </OptionsGate>
  );
}

/** The options of a slider are its marks, in reais. */
const marksOf = (options: readonly Option[]): number[] =>
  options.map(option => centsFromWire(option.value)).filter(cents => cents !== undefined);

function InputAndSlider({ control, scale }: { control: ControlProps; scale: MoneyScale }): ReactNode {
  /** Cents under the thumb that are not applied yet. */
  const [movingTo, setMoving] = useState<number | undefined>(undefined);
  const amount = movingTo ?? (typeof control.value === 'number' ? control.value : scale.amountAt(0));

  function apply() {
    if (movingTo === undefined) return;
    setMoving(undefined);
    control.onEdit(movingTo);
  }
  const applyNow = useEffectEvent(apply);
  useEffect(() => {
    if (movingTo === undefined) return;
    const timer = setTimeout(() => applyNow(), APPLY_DELAY);
    return () => clearTimeout(timer);
  }, [movingTo]);

  function type(text: string) {
    setMoving(undefined);
    control.onEdit(text);
  }

  return (
    <div className={column}>
      <MoneyInput
        control={control}
        onText={type}
        {...(movingTo !== undefined && { text: formatCents(movingTo) })}
      />
      <Slider
        last={scale.last}
        marked={scale.marked}
        position={scale.positionOf(amount)}
        valueText={formatCents(amount)}
        labelId={control.labelId}
        onMove={position => setMoving(scale.amountAt(position))}
        onLeave={() => {
          apply();
          control.onLeave();
        }}
      />
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '1' });
