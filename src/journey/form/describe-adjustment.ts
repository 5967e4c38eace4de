import { fieldKinds } from '../fields/index.ts';
import type { Field, FieldValue } from '../model/field.ts';

type Bounds = Pick<Field, 'minValue' | 'maxValue'>;

/**
 * Says that the form has replaced a typed amount by one within its bounds or by a mark, and why (5.24): the visitor may
 * not see it. '' if the amount is the same, or if the field holds no amount.
 */
export function describeAdjustment(
  field: Field,
  name: string,
  typed: FieldValue,
  adjusted: FieldValue,
): string {
  const kind = fieldKinds.find(field.component);
  const typedAmount = kind?.amount(typed);
  const adjustedAmount = kind?.amount(adjusted);
  if (!kind || typedAmount === undefined || adjustedAmount === undefined || typedAmount === adjustedAmount)
    return '';
  return adjustmentTextOf({
    name,
    typed: typedAmount,
    adjusted: adjustedAmount,
    shown: kind.show(adjusted, field),
    bounds: field,
  });
}

interface Adjustment {
  /** The name of the input. */
  name: string;
  typed: number;
  adjusted: number;
  /** The adjusted amount as text. */
  shown: string;
  bounds: Bounds;
}

/** The sentence about an amount that the app has adjusted. */
export const adjustmentTextOf = (adjustment: Adjustment): string =>
  `${adjustment.name}: ajustamos para ${adjustment.shown}, ${reasonOf(adjustment)}.`;

function reasonOf({ bounds: { minValue, maxValue }, typed, adjusted }: Adjustment): string {
  if (adjusted === minValue && typed < minValue) return 'o valor mínimo';
  if (adjusted === maxValue && typed > maxValue) return 'o valor máximo';
  return 'o valor permitido mais próximo';
}
