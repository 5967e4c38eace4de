import type { WireProposal } from '#scenarios/wire.ts';
import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';
import { orderSteps } from './steps.ts';

type CustomFields = NonNullable<WireProposal['customFields']>;

/** Milliseconds. */
const DAY = 86_400_000;

/** Eight digits, computed from the identifier, so that a restored world has the same number. */
const proposalNumberOf = ({ id }: ProposalRecord): string =>
  String(
    [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 90_000_000, 7) + 10_000_000,
  );

/** The date in São Paulo, which is three hours behind UTC, after this number of days. */
const dayAfter = (days: number, now: number): string =>
  new Date(now - 3 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

/**
 * The facts of a finished proposal (3.19, assumption 3.19): its number and, if an amount was chosen, the dates of the
 * first instalment and of the payout. Withdrawals have no instalments, and an insurance pays nothing out.
 */
export function customFieldsAtEnd(proposal: ProposalRecord, { product, now }: Service): CustomFields {
  const amountAnswers = orderSteps(product)
    .map(({ slug }) => proposal.answers[slug])
    .findLast(values => typeof values?.valor === 'number');
  const isWithdrawal = product.pricing?.fgts !== undefined;
  return {
    numeroDaProposta: proposalNumberOf(proposal),
    ...(amountAnswers && !isWithdrawal ? { primeiroVencimento: dayAfter(30, now()) } : {}),
    ...(amountAnswers?.taxa ? { previsaoDePagamento: dayAfter(2, now()) } : {}),
  };
}
