import type { Offer } from '#journey/simulation/offer.ts';
import type { SimulationQuestion } from '#journey/simulation/question.ts';
import type { Answer, Wire } from '../operation.ts';
import type { OfVisitor } from './asking.ts';
import { calculate, simulateProduct } from './calculators.ts';
import { multipleFinancing } from './real-estate.ts';
import { simulateCdc } from './vehicle-financing.ts';

/** Asks the call that the question names: one offer, or one of each bank. An offer without options is none (8.42). */
export async function simulate(
  wire: Wire,
  visitor: OfVisitor,
  asked: SimulationQuestion,
  signal?: AbortSignal,
): Answer<readonly Offer[]> {
  const { call } = asked;
  if (call === 'multipleFinancing') return multipleFinancing(wire, visitor, asked, signal);
  const answer = await (call === 'simulateCdc'
    ? simulateCdc(wire, visitor, asked, signal)
    : call === 'simulateProduct'
      ? simulateProduct(wire, visitor, asked, signal)
      : calculate(wire, call, visitor, asked, signal));
  return answer.ok ? { ok: true, value: answer.value.options.length > 0 ? [answer.value] : [] } : answer;
}
