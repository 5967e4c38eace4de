import type { ReactNode } from 'react';
import { fieldKinds } from '#journey/fields/index.ts';
import { moneyMask } from '#journey/masks/money.ts';
import type { Field } from '#journey/model/field.ts';
import { css } from '#styled/css/index.js';
import type { ControlProps } from '../control.ts';
import { MaskedInput } from './masked-input.tsx';

interface MoneyInputProps {
  control: ControlProps;
  /** What stands in the input; the field's own text unless a slider is on its way. */
  text?: string;
  onText?: (text: string) => void;
}

/** An amount, large and right after 'R$', typed cents first; above the maximum what is typed is refused (5.24). */
export function MoneyInput({ control, ...own }: MoneyInputProps): ReactNode {
  return MaskedInput({
    ...own,
    boxed: true,
    control,
    mask: moneyMask(mostTyped(control.field)),
    placeholder: 'R$ 0,00',
    className: moneyText,
  });
}

/** The most that can be typed, in cents. The kind of the field says whether its bounds bound anything (5.5). */
function mostTyped({ component, maxValue }: Field): number | undefined {
  return maxValue === undefined ? undefined : fieldKinds.find(component)?.amount?.(maxValue);
}

export const moneyText = css({
  fontSize: 'money',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  _placeholder: { fontWeight: 'normal' },
});
