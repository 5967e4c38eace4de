import { namesDestination } from '#journey/errors/names-outcome.ts';
import { isUnauthorized } from '#journey/errors/unauthorized.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { cpfOfValues } from '#journey/submit/cpf-of-values.ts';
import { askByPopup } from './ask-by-popup.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { isOpenHere } from './hash-id.ts';
import { sendWrite } from './pending-writes.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';
import type { Submission } from './submission.ts';

/**
 * Looks for other proposals of the CPF before a creation (4.16, 7.18). `undefined` means that the creation continues,
 * because there are none, the customer wants a new one, or the request failed.
 */
export async function checkOtherProposals(
  context: Context,
  submission: Submission,
): Promise<NextAction | undefined> {
  const { popup, state } = context;
  const { hashId } = submission;
  const cpf = cpfOfValues(submission.step, submission.data);
  const skipsCheck = state.config?.display.hidePopupMultiProposal || state.proposal?.isMultiProposalSelected;
  if (!cpf || skipsCheck || isOpenHere(context, popup.newProposalChoices.get(cpf.cpf) ?? ''))
    return undefined;
  const request = {
    hashId,
    cpfOrId: cpf.cpf,
    ...(state.rules.asksProposalsByField ? { field: cpf.fieldKey } : {}),
  };
  const answer = await readWithTimeLimit(context, 'getMultiProposal', signal =>
    context.api.getMultiProposal(request, signal),
  );
  if (!isOpenHere(context, hashId)) return stay;
  if (!answer.ok) return handleFailedRequest(context, answer.problem);
  if (answer.value.length === 0) return undefined;

  const choice = await askByPopup(context, { kind: 'multiProposal', proposals: answer.value });
  if (choice === 'withdrawn' || !isOpenHere(context, hashId)) return stay;
  if (choice.kind === 'new') {
    popup.newProposalChoices.set(cpf.cpf, hashId);
    return undefined;
  }
  const chosenProposal = 'index' in choice && answer.value[choice.index];
  if (!chosenProposal) return stay;
  return choice.kind === 'fork' ? fork(context, chosenProposal) : continueProposal(context, chosenProposal);
}

/**
 * The action that a failed request for other proposals leads to. A 404 means that there is no other proposal.
 * Everything else that names no destination is only logged.
 */
function handleFailedRequest(context: Context, failure: Failure): NextAction | undefined {
  const leadsElsewhere = namesDestination(failure);
  if (failure.kind === 'service' && failure.status === 404 && !leadsElsewhere) return undefined;
  const nextAction = handleFailure(context, failure, 'submit');
  return leadsElsewhere ? nextAction : undefined;
}

/** Opens a found proposal under its current hash id, which it may have changed since the list was loaded (7.18). */
async function continueProposal(context: Context, { id, hashId }: FoundProposal): Promise<NextAction> {
  const { api, state } = context;
  const listAnswer =
    id === '' ? undefined : await api.getMultiProposal({ hashId: state.hashId, cpfOrId: id });
  const nextAction =
    listAnswer && !listAnswer.ok ? handleFailedRequest(context, listAnswer.problem) : undefined;
  if (nextAction) return nextAction;
  const newHashId = listAnswer?.ok
    ? listAnswer.value.find(proposal => proposal.id === id)?.hashId
    : undefined;
  return openFound(context, newHashId || hashId);
}

/**
 * Creates a proposal from what was filled in so far in the found one (7.17). The path has the hash id of this tab, to
 * which the visitor's token and a confirmed code belong (assumption 7.17).
 */
async function fork(context: Context, { id, currentStep }: FoundProposal): Promise<NextAction> {
  const forkRequest = { hashId: context.state.hashId, proposalId: id, step: currentStep };
  const answer = await sendWrite(
    context,
    {
      purpose: 'partialForkProposal',
      content: JSON.stringify(forkRequest),
      createRequest: () => forkRequest,
    },
    request => context.api.partialForkProposal(request),
  );
  if (!answer.ok) return handleFailure(context, answer.problem, 'submit');
  // The fork exists now, so a retry asks for it; what is typed stays until it has answered (8.24).
  return isOtherHashId(context, answer.value)
    ? { kind: 'openHash', hashId: answer.value, message: '' }
    : { kind: 'run', recovery: 'reopen' };
}

/** No answer names a hash id that the app can open. */
function explainUnopened(context: Context): NextAction {
  const failure = { operation: 'getMultiProposal', isWrite: false, status: 200 } as const;
  const nextAction = handleFailure(
    context,
    { kind: 'malformed', reason: 'wrong shape', ...failure },
    'submit',
  );
  if (nextAction.kind !== 'ask') return nextAction;
  const title = 'Não foi possível abrir essa proposta';
  const text = 'O banco não informou o endereço dela. Tente novamente ou comece uma nova proposta.';
  return { kind: 'ask', question: { ...nextAction.question, title, text } };
}

const isOtherHashId = ({ state }: Context, hashId: string): boolean =>
  hashId !== '' && hashId !== state.hashId;

/**
 * Opens a found proposal once it has answered. If it cannot be opened, the visitor stays at the step with what is
 * typed, and can begin a new proposal (11.3).
 */
async function openFound(context: Context, hashId: string): Promise<NextAction> {
  const { api, state } = context;
  if (hashId === '') return explainUnopened(context);
  if (!isOtherHashId(context, hashId)) return { kind: 'run', recovery: 'reopen' };
  const system = await readWithTimeLimit(context, 'getSystem', signal =>
    api.getSystem(hashId, state.launchParams.userOfficeToken, signal),
  );
  if (system.ok) return { kind: 'openHash', hashId, system: system.value };
  // The code is requested for the found proposal, as after a redirection (8.24).
  if (isUnauthorized(system.problem)) return { kind: 'openHash', hashId, message: '' };
  return handleFailure(context, system.problem, 'submit');
}
