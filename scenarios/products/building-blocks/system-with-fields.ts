import type { WireSystem } from '../../wire.ts';
import type { Product } from '../define-product.ts';
import { systemAnswer } from '../system-answer.ts';

type WireField = Product['steps'][number]['fields'][number];

/** The system answer for a new visitor, in which the first step of a product has other fields than usual. */
export function systemWithFields(
  product: Product,
  change: (fields: readonly WireField[]) => WireField[],
): WireSystem {
  const [firstStep, ...otherSteps] = product.steps;
  if (!firstStep) throw new Error(`The product "${product.id}" has no steps.`);
  return {
    ...systemAnswer(product, null),
    steps: [{ ...firstStep, fields: change(firstStep.fields) }, ...otherSteps],
  };
}
