import { act } from '../acting.ts';
import {
  isLockedOut,
  knowsHash,
  memberOf,
  type Operation,
  proposalOfHash,
  refuse,
  sessionExpired,
  textOf,
  unknownHash,
  unknownProposal,
  unknownStep,
  valuesOf,
} from '../call.ts';
import { complaintsAbout } from '../complaints.ts';
import { drawId } from '../identifiers.ts';
import { checkOf, firstStep, isFinal, moveOn, stepOf, wireOutcome } from '../journey.ts';
import { poll } from '../polling.ts';
import { emptyProposal } from '../state.ts';

/** The first submit (7.9). Two of them make two proposals: a double click is the app's to prevent, and seen here. */
export const createProposal: Operation<'createProposal'> = (call, service) => {
  const { state, product } = service;
  const hash = textOf(call.body, 'hashId') || call.path.id;
  if (!knowsHash(hash, service)) return unknownHash();
  if (isLockedOut(call, service)) return sessionExpired();
  const step = firstStep(product);
  if (!step) return unknownStep();
  const values = valuesOf(call.body, 'data');
  const complaints = state.validates ? complaintsAbout(step, values) : undefined;
  if (complaints) return refuse(422, { message: 'Revise os dados informados.', errors: complaints });

  const proposal = emptyProposal(drawId(state), hash, step.slug, service.now());
  proposal.answers[step.slug] = values;
  state.proposals[proposal.id] = proposal;
  state.hashes[hash] = proposal.id;
  state.savedSteps += 1;
  moveOn(proposal, service);
  return { status: 200, body: { data: wireOutcome(proposal, service), message: 'Proposta criada.' } };
};

/** A submit of a step, or the question whether a waiting step has moved (7.10). */
export const updateStep: Operation<'updateStep'> = (call, service) => {
  const { state, product } = service;
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  if (isLockedOut(call, service)) return sessionExpired();
  const proposal = proposalOfHash(call.path.hashId, service);
  if (!proposal) return unknownProposal();
  const step = stepOf(product, call.path.step);
  if (!step) return unknownStep();
  const asks = memberOf(call.body, 'polling');
  if (asks === true || asks === 'true') return poll(proposal, step.slug, service);
  const values = valuesOf(call.body, 'data');
  const action = textOf(values, 'stepAction');
  if (action !== '') return act(proposal, step.slug, action, service);

  const current = stepOf(product, proposal.currentStep);
  if (isFinal(product, proposal.currentStep) || (current && step.order > current.order))
    return refuse(404, {
      message: 'A proposta foi alterada em outro acesso.',
      errors: { status: 'CONFLICT' },
    });
  if (step.fields.length === 0 && checkOf(proposal, step.slug, service))
    return act(proposal, step.slug, 'advance', service);
  const complaints = state.validates ? complaintsAbout(step, values) : undefined;
  if (complaints) return refuse(422, { message: 'Revise os dados informados.', errors: complaints });

  proposal.answers[step.slug] = { ...proposal.answers[step.slug], ...values };
  proposal.reviewStep = null;
  state.savedSteps += 1;
  if (step.slug === proposal.currentStep) moveOn(proposal, service);
  return { status: 200, body: { data: wireOutcome(proposal, service), message: 'Etapa salva.' } };
};
