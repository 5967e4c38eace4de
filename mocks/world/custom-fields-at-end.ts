import type { WireProposal } from '#scenarios/wire.ts';
import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';
import { orderedSteps } from './steps.ts';

type CustomFields = NonNullable<WireProposal['customFields']>;

const day = 86_400_000;

/** Eight digits that follow from the identifier, so that a restored world has the same number. */
const numberOf = ({ id }: ProposalRecord): string =>
  String(
    [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 90_000_000, 7) + 10_000_000,
  );

/** The day after so many days in São Paulo, which is three hours behind UTC. */
const dayAfter = (days: number, now: number): string =>
  new Date(now - 3 * 3_600_000 + days * day).toISOString().slice(0, 10);

/**
 * The facts of a proposal at its end (3.19, a-3.19): its number; and, where an amount was chosen, when the first
 * instalment is due and when the money comes. Withdrawals have no instalments, and an insurance pays nothing out.
 */
export function customFieldsAtEnd(proposal: ProposalRecord, { product, now }: Service): CustomFields {
  const amountStep = orderedSteps(product)
    .map(({ slug }) => proposal.answers[slug])
    .findLast(values => typeof values?.valor === 'number');
  const isWithdrawal = product.pricing?.fgts !== undefined;
  return {
    numeroDaProposta: numberOf(proposal),
    ...(amountStep && !isWithdrawal ? { primeiroVencimento: dayAfter(30, now()) } : {}),
    ...(amountStep?.taxa ? { previsaoDePagamento: dayAfter(2, now()) } : {}),
  };
}
