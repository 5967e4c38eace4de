import { centsFromWire } from '#brazil/money.ts';
import type { Configuration } from './model/configuration.ts';
import type { FieldValue } from './model/field.ts';
import type { Proposal, StepValues } from './model/proposal.ts';
import { stepTypeOf } from './steps/index.ts';

/** The granted credit (2.2). Amounts in cents, the rate as a fraction per month; absent if unknown. */
export interface GrantedCredit {
  amount: number | undefined;
  months: number | undefined;
  instalment: number | undefined;
  monthlyRate: number | undefined;
}

/**
 * From the answers of the last simulation: valor, prazo, taxa, valorDaParcela. The service's own amount takes
 * precedence.
 */
export function grantedCredit(
  { steps }: Configuration,
  { answers, systemicValue }: Proposal,
): GrantedCredit | undefined {
  const saved = [...steps]
    .sort((one, other) => other.order - one.order)
    .filter(step => stepTypeOf(step).family === 'simulation')
    .map(({ slug }) => (Object.hasOwn(answers, slug) ? answers[slug] : undefined))
    .find(values => values !== undefined && answerOf(values, 'valor') !== undefined);
  const amount = centsFromWire(systemicValue) ?? (saved && centsFromWire(answerOf(saved, 'valor')));
  if (amount === undefined) return undefined;
  return {
    amount,
    months: saved && figure(answerOf(saved, 'prazo')),
    instalment: saved && centsFromWire(answerOf(saved, 'valorDaParcela')),
    monthlyRate: saved && figure(answerOf(saved, 'taxa')),
  };
}

const answerOf = (values: StepValues, key: string): FieldValue | undefined =>
  Object.hasOwn(values, key) && values[key] !== null ? values[key] : undefined;

function figure(value: FieldValue | undefined): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read > 0 ? read : undefined;
}
