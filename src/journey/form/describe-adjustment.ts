import { fieldKinds } from '../fields/index.ts';
import type { Field, FieldValue } from '../model/field.ts';

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
  return `${name}: ajustamos para ${kind.show(adjusted, field)}, ${reasonOf(field, typedAmount, adjustedAmount)}.`;
}

function reasonOf({ minValue, maxValue }: Field, typed: number, adjusted: number): string {
  if (adjusted === minValue && typed < minValue) return 'o valor mínimo';
  if (adjusted === maxValue && typed > maxValue) return 'o valor máximo';
  return 'o valor permitido mais próximo';
}
