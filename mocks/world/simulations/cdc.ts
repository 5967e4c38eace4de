import type { components } from '#openapi/schema.gen.ts';
import { readMember } from '../../read-member.ts';
import { advanceProposal } from '../advance-proposal.ts';
import {
  isLockedOut,
  type Operation,
  proposalOfHash,
  refuseExpiredSession,
  refuseMovedProposal,
  refuseUnknownProposal,
  type Service,
} from '../call.ts';
import type { ProposalRecord } from '../state.ts';
import { isFinal } from '../steps.ts';
import { wireOutcome } from '../wire-proposal.ts';
import { type Cents, readSavedCents, toCents, toReais } from './cents.ts';
import { conditionsOf, monthlyPaymentOf, premiumOf, quotesOf } from './conditions.ts';
import { limitsMessage, wireOption } from './offer.ts';
import type { Quote } from './quote.ts';
import { outOfLimits, refuseIfHashIsUnknown, refuseNotFound, refuseUnreadable } from './simulate.ts';
import { isCount, isNumber, isYesNo } from './simulation-request.ts';

/** The value of the proposal's vehicle (3.21); undefined while unknown. */
export function readVehicleValue(proposal: ProposalRecord | undefined): Cents | undefined {
  if (!proposal) return undefined;
  const { sobreOVeiculo, ...others } = proposal.answers;
  for (const values of [sobreOVeiculo, ...Object.values(others)]) {
    const cents = readSavedCents(values?.valorVeiculo);
    if (cents !== undefined) return cents;
  }
  return undefined;
}

/** The smallest and largest entry value: 20% and 80% of the vehicle's value (5.31). */
export const entryLimitsOf = (vehicle: Cents): { min: Cents; max: Cents } => ({
  min: Math.ceil(vehicle / 5),
  max: Math.floor((vehicle * 4) / 5),
});

interface Financing {
  entry: Cents;
  financed: Cents;
  quotes: readonly Quote[];
  premium: Cents | undefined;
}

type FinancingResult =
  | { financing: Financing; refusal?: never }
  | { financing?: never; refusal: ReturnType<typeof refuseNotFound> | ReturnType<typeof outOfLimits> };

function finance(
  hash: string | undefined,
  entry: Cents | undefined,
  isInsured: boolean,
  service: Service,
): FinancingResult {
  const { pricing } = service.product;
  const vehicle = readVehicleValue(proposalOfHash(hash, service));
  if (!pricing || vehicle === undefined) return { refusal: refuseNotFound() };
  const limits = entryLimitsOf(vehicle);
  const paidEntry = entry ?? limits.min;
  if (paidEntry < limits.min || paidEntry > limits.max)
    return { refusal: outOfLimits({ valorEntradaCDC: limitsMessage('A entrada', limits.min, limits.max) }) };
  const conditions = conditionsOf(pricing);
  const financed = vehicle - paidEntry;
  const isWithinLimits = financed >= conditions.min && financed <= conditions.max;
  return {
    financing: {
      entry: paidEntry,
      financed,
      quotes: isWithinLimits ? quotesOf(conditions, financed, isInsured) : [],
      premium: conditions.insuranceShare === undefined ? undefined : premiumOf(conditions, financed),
    },
  };
}

const wireFinancing = (financing: Financing): components['schemas']['CdcSimulation'] => {
  const { entry, financed, quotes, premium } = financing;
  const leadingQuote = quotes.at(-1);
  return {
    valorEntradaCDC: toReais(entry),
    valorDoFinanciamento: toReais(financed),
    loanFee: toReais(leadingQuote?.fee ?? 0),
    iof: toReais(leadingQuote?.iof ?? 0),
    installmentSimulations: quotes.map(wireOption),
    ...(premium === undefined ? {} : { valorDoSeguro: toReais(premium) }),
  };
};

/** Finances the rest of the vehicle's price after an entry value (7.29). */
export const simulateCdc: Operation<'simulateCdc'> = (call, service) => {
  const unknownHash = refuseIfHashIsUnknown(call, service);
  if (unknownHash) return unknownHash;
  const { valorEntradaCDC: entry, comSeguro } = call.query;
  const reais = entry === undefined || entry.trim() === '' ? undefined : Number(entry);
  if (reais !== undefined && !Number.isFinite(reais))
    return refuseUnreadable({ valorEntradaCDC: 'O campo Valor de entrada é inválido.' });
  const cents = reais === undefined ? undefined : toCents(reais);
  const { financing, refusal } = finance(call.path.hashId, cents, comSeguro === 'true', service);
  return refusal ?? { status: 200, body: { data: { simulation: wireFinancing(financing) } } };
};

/** Saves the chosen option of the financing and advances the proposal (7.30). */
export const financeCdc: Operation<'financeCdc'> = (call, service) => {
  const unknownHash = refuseIfHashIsUnknown(call, service);
  if (unknownHash) return unknownHash;
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const proposal = proposalOfHash(call.path.hashId, service);
  if (!proposal) return refuseUnknownProposal();
  if (isFinal(service.product, proposal.currentStep) || proposal.completing) return refuseMovedProposal();
  const entry = readMember(call.body, 'valorEntradaCDC');
  const months = readMember(call.body, 'prazo');
  const rate = readMember(call.body, 'taxa');
  const instalment = readMember(call.body, 'valorDaParcela');
  const isInsured = readMember(call.body, 'comSeguro') ?? false;
  if (!isNumber(entry) || entry < 0)
    return refuseUnreadable({ valorEntradaCDC: 'O campo Valor de entrada é inválido.' });
  if (!isCount(months)) return refuseUnreadable({ prazo: 'O campo Prazo é inválido.' });
  if (rate !== undefined && !isNumber(rate)) return refuseUnreadable({ taxa: 'O campo Taxa é inválido.' });
  if (instalment !== undefined && !isNumber(instalment))
    return refuseUnreadable({ valorDaParcela: 'O campo Parcela é inválido.' });
  if (!isYesNo(isInsured)) return refuseUnreadable({ comSeguro: 'O campo Seguro é inválido.' });
  const { financing, refusal } = finance(call.path.hashId, toCents(entry), isInsured, service);
  if (refusal) return refusal;
  // Several options may have one term (assumption 7.28). A request with the term only means the first of them.
  const quote = financing.quotes.find(
    candidate =>
      candidate.months === months &&
      (rate === undefined || candidate.monthlyRate === rate) &&
      (instalment === undefined || monthlyPaymentOf(candidate) === toCents(instalment)),
  );
  if (!quote) return outOfLimits({ prazo: 'Escolha uma das opções da simulação.' });

  const step = findFinancingStep(proposal, service);
  proposal.answers[step] = {
    ...proposal.answers[step],
    valorEntradaCDC: toReais(financing.entry),
    valorDoFinanciamento: toReais(financing.financed),
    comSeguro: isInsured,
    prazo: quote.months,
    taxa: quote.monthlyRate,
    valorDaParcela: toReais(monthlyPaymentOf(quote)),
  };
  service.state.savedSteps += 1;
  if (step === proposal.currentStep) advanceProposal(proposal, service);
  return { status: 200, body: { data: wireOutcome(proposal, service), message: 'Financiamento escolhido.' } };
};

/**
 * The step of the financing. It may differ from the current step: a second call must not advance the proposal again.
 */
const findFinancingStep = (proposal: ProposalRecord, { product }: Service): string =>
  product.steps.find(step => step.stepType.slug.startsWith('simulationCdc'))?.slug ?? proposal.currentStep;
