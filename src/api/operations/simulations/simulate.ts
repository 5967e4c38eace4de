import type { Offer } from '#journey/simulation/offer.ts';
import type { SimulationQuestion } from '#journey/simulation/question.ts';
import type { Answer, CallContext } from '../operate.ts';
import { calculate, simulateProduct } from './calculators.ts';
import { multipleFinancing } from './real-estate.ts';
import type { SimulationVisitor } from './simulation-body-of.ts';
import { simulateCdc } from './vehicle-financing.ts';

/** Asks the call that the question names: one offer, or one of each bank. An offer without options is none (8.42). */
export async function simulate(
  context: CallContext,
  visitor: SimulationVisitor,
  asked: SimulationQuestion,
  signal?: AbortSignal,
): Answer<readonly Offer[]> {
  const { call } = asked;
  if (call === 'multipleFinancing') return multipleFinancing(context, visitor, asked, signal);
  const answer = await (call === 'simulateCdc'
    ? simulateCdc(context, visitor, asked, signal)
    : call === 'simulateProduct'
      ? simulateProduct(context, visitor, asked, signal)
      : calculate(context, call, visitor, asked, signal));
  return answer.ok ? { ok: true, value: answer.value.options.length > 0 ? [answer.value] : [] } : answer;
}
