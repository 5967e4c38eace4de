import type { ReactNode } from 'react';
import { hasSoundBounds } from '#journey/fields/has-sound-bounds.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { moneyMaskFor } from '#journey/masks/money.ts';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import type { ControlProps } from '../control.ts';
import { MaskedInput } from './masked-input.tsx';

interface MoneyInputProps {
  control: ControlProps;
  /** The input's text, given while a slider moves. Absent: that of the field. */
  text?: string;
  onText?: (text: string) => void;
}

/** An amount in large type right after 'R$', typed cents first; input above the maximum is refused (5.24). */
export function MoneyInput({ control, ...textProps }: MoneyInputProps): ReactNode {
  return (
    <MaskedInput
      {...textProps}
      hasOwnBox
      control={control}
      mask={moneyMaskFor(maxTypedAmountOf(control.field))}
      placeholder="R$ 0,00"
      className={moneyText}
    />
  );
}

/** The largest amount that can be typed, in cents. The field's kind decides whether the maximum applies (5.5). */
function maxTypedAmountOf(field: Field): number | undefined {
  const { component, minValue, maxValue } = field;
  return maxValue === undefined || !hasSoundBounds(minValue, maxValue)
    ? undefined
    : fieldKinds.find(component)?.amount?.(maxValue);
}

export const moneyText = css({
  fontSize: 'money',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  _placeholder: { fontWeight: 'normal' },
});
