import { awaitsSignature, contractsToSign, isEachSigned } from '#journey/contracts-to-sign.ts';
import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { isCreated } from '#journey/model/proposal.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import type { Result } from '#shared/result.ts';
import { asRef } from '#state/field-state.ts';
import { pollNow } from './actions/step-buttons.ts';
import type { Context } from './context.ts';
import { createPlaceCheck } from './create-place-check.ts';
import { handleFailure } from './handle-failure.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';

/** Loads the status of the proposal (7.13). Without a proposal there is nothing to load. */
export const loadProposalDetails = oneAtATime(async (context, signal) => {
  const { api, state } = context;
  const isStillHere = createPlaceCheck(context);
  const { proposal } = state;
  if (!isCreated(proposal)) {
    state.proposalDetails = { status: 'success', proposal: undefined };
    return stay;
  }
  // Data already shown stay on the screen while they are reloaded.
  state.proposalDetails = { status: 'loading', proposal: state.proposalDetails.proposal };
  const answer = await api.proposalDetails(proposal.id, signal);
  if (signal.aborted || !isStillHere()) return stay;
  state.proposalDetails = {
    status: statusOf(answer),
    proposal: answer.ok ? asRef(answer.value) : undefined,
  };
  if (answer.ok) {
    // Every screen judges by the newest situation: the status page must not contradict the final page (a-2.2).
    const { situation } = answer.value;
    if (situation !== '' && state.proposal) state.proposal = asRef({ ...state.proposal, situation });
    return stay;
  }
  repeatWhenOnline(context, 'details', () => loadProposalDetails(context));
  return handleFailure(context, answer.problem, 'details');
});

/** Loads the status of the proposal again, although a load may be running. */
export const refreshProposalDetails = (context: Context): Promise<NextAction> =>
  loadProposalDetails.again(context);

/** Loads the contracts to read and sign (2.11, 7.14). */
export const loadSigning = oneAtATime(async (context, signal) => {
  const { api, state } = context;
  const isStillHere = createPlaceCheck(context);
  // Known signatures stay while they are loaded again.
  state.contracts = { ...state.contracts, status: 'loading' };
  const answer = await api.listContracts(state.hashId, signal);
  if (signal.aborted || !isStillHere()) return stay;
  const { proposal } = state;
  state.contracts = {
    status: statusOf(answer),
    list: asRef(answer.ok ? answer.value : []),
    ...(proposal && { slug: currentStepSlugOf(proposal) }),
  };
  if (answer.ok) return stay;
  repeatWhenOnline(context, 'contracts', () => loadSigning(context));
  return handleFailure(context, answer.problem, 'details');
});

/** The signatures as one text. The rest of a contract may differ at every read, such as a link that expires. */
const signaturesOf = (list: readonly LoanContract[]): string =>
  JSON.stringify(contractsToSign(list).map(({ id, signatureStatus }) => [id, signatureStatus]));

/**
 * Checks whether a signature has arrived. A message says so, or that nothing has changed (13.5); when all is signed,
 * the page itself says it. Without an earlier list nobody knows whether a signed contract is news. If no contract is
 * listed, only the polls of a signature step tell, so it opens (assumption 2.11).
 */
export async function checkSigning(context: Context): Promise<NextAction> {
  const { state, toast } = context;
  const isStillHere = createPlaceCheck(context);
  const { status: statusBefore, list: listBefore } = state.contracts;
  const nextAction = await loadSigning.again(context);
  if (nextAction.kind !== 'stay' || !isStillHere()) return nextAction;
  const { config, proposal } = state;
  const { status, list } = state.contracts;
  const step = config && proposal && stepBySlug(config, currentStepSlugOf(proposal));
  const contracts = contractsToSign(list);
  if (step && stepTypeOf(step).family === 'signature' && contracts.length === 0)
    return pollNow(context, step);
  if (status !== 'success') return nextAction;
  const wasLoaded = statusBefore === 'success' || listBefore.length > 0;
  if (wasLoaded && signaturesOf(list) !== signaturesOf(listBefore)) {
    if (!proposal || !isEachSigned(state.contracts, currentStepSlugOf(proposal)))
      toast('success', 'A situação dos contratos mudou', '');
  } else if (wasLoaded || contracts.every(({ signatureStatus }) => signatureStatus === 'pending'))
    toast(
      'info',
      'Ainda não há novidades',
      contracts.some(awaitsSignature) ? 'A assinatura pode levar alguns minutos para aparecer aqui.' : '',
    );
  return nextAction;
}

const statusOf = ({ ok }: Result<unknown, unknown>): 'success' | 'error' => (ok ? 'success' : 'error');
