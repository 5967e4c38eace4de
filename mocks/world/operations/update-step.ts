import { isFileField } from '#scenarios/is-file-field.ts';
import type { AnswerOf, WireStep } from '#scenarios/wire.ts';
import { isPoll } from '../../is-poll.ts';
import { readMember, readText } from '../../read-member.ts';
import { checkOf } from '../advance-proposal.ts';
import {
  isLockedOut,
  knowsHash,
  type Operation,
  proposalOfHash,
  refuse,
  refuseBusyProposal,
  refuseExpiredSession,
  refuseMovedProposal,
  refuseUnknownHash,
  refuseUnknownProposal,
  refuseUnknownStep,
  type Service,
  valuesOf,
} from '../call.ts';
import { findFieldErrors } from '../field-errors.ts';
import { filesOf } from '../files.ts';
import { drawIdentifier } from '../identifiers.ts';
import { poll } from '../poll.ts';
import { proposalsOfCpf } from '../proposals-of-cpf.ts';
import { saveStep } from '../save-step.ts';
import { createEmptyProposal, isEndorsed, type ProposalRecord } from '../state.ts';
import { runStepAction } from '../step-actions.ts';
import { firstStepOf, isFinal, isTokenStep, stepOf } from '../steps.ts';
import { wireOutcome } from '../wire-proposal.ts';

/**
 * The first submission (7.9). Two of them create two proposals, so that tests detect a double click that the app did
 * not prevent.
 */
export const createProposal: Operation<'createProposal'> = (call, service) => {
  const { state, product } = service;
  const hash = readText(call.body, 'hashId') || call.path.id;
  if (!knowsHash(hash, service)) return refuseUnknownHash();
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const step = firstStepOf(product);
  if (!step) return refuseUnknownStep();
  const values = valuesOf(call.body, 'data');
  // The files of the first step follow its creation (assumption 7.10).
  const fields = step.fields.filter(field => !isFileField(field));
  const fieldErrors = state.validates ? findFieldErrors({ fields }, values) : undefined;
  if (fieldErrors) return refuse(422, { message: 'Revise os dados informados.', errors: fieldErrors });
  const [otherProposal] = product.oneProposalPerCpf
    ? proposalsOfCpf(readText(values, 'cpf'), hash, service)
    : [];
  if (otherProposal)
    return refuse(409, {
      message: 'Você já possui uma proposta em andamento.',
      redirectProposalToCurrentStep: true,
      agxHash: otherProposal.hash,
    });

  const proposal = createEmptyProposal(
    drawIdentifier(state),
    hashOfNewProposal(hash, service),
    step.slug,
    service.now(),
  );
  if (state.hasOfficeToken) proposal.startedAs = 'typist';
  state.proposals[proposal.id] = proposal;
  state.hashes[proposal.hash] = proposal.id;
  saveStep(proposal, step.slug, values, [], service);
  return { status: 200, body: { data: wireOutcome(proposal, service), message: 'Proposta criada.' } };
};

/** The hash of a new proposal (3.17). */
function hashOfNewProposal(oldHash: string, { state, dialect }: Service): string {
  if (dialect.hashAtCreation === 'same') return oldHash;
  const hash = drawIdentifier(state);
  delete state.hashes[oldHash];
  state.renamed[oldHash] = hash;
  return hash;
}

/** Submits a step, presses a button of a status screen, or polls (7.10). */
export const updateStep: Operation<'updateStep'> = (call, service) => {
  const { product } = service;
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  if (isLockedOut(call, service)) return refuseExpiredSession();
  const proposal = proposalOfHash(call.path.hashId, service);
  if (!proposal) return refuseUnknownProposal();
  const step = stepOf(product, call.path.step);
  if (!step) return refuseUnknownStep();
  if (isPoll(call.operation, call.body)) return poll(proposal, step.slug, service);
  const values = valuesOf(call.body, 'data');
  const action = readText(values, 'stepAction');
  if (action !== '') return runStepAction(proposal, step.slug, action, service);

  const current = stepOf(product, proposal.currentStep);
  const isBack = current !== undefined && step.order < current.order;
  const isAhead = current !== undefined && step.order > current.order;
  if (isFinal(product, proposal.currentStep) || isAhead) return refuseMovedProposal();
  if (proposal.completing) return refuseBusyProposal();
  if (isBack && product.staysEndorsed && isEndorsed(proposal))
    return refuse(422, { message: 'Proposta já averbada não pode ser retrocedida!' });
  if (isBack && isBarred(proposal, step, service) && !bringsFirstFiles(proposal, step, call.body, service))
    return refuseMovedProposal();
  if (step.fields.length === 0 && checkOf(proposal, step.slug, service))
    return runStepAction(proposal, step.slug, 'advance', service);
  if (isTokenStep(step) && step.slug === proposal.currentStep)
    return { status: 200, body: { data: wireOutcome(proposal, service) } };
  if (readMember(call.body, 'partial') === true) {
    proposal.answers[step.slug] = { ...proposal.answers[step.slug], ...values };
    return { status: 200, body: { data: wireOutcome(proposal, service) } };
  }
  return saveForm(proposal, step, call.body, service);
};

/**
 * Whether a step can no longer be saved, because a later step forbids going back (4.13). A step that the service wants
 * reviewed can always be saved.
 */
function isBarred(
  { currentStep, reviewStep }: ProposalRecord,
  targetStep: WireStep,
  { product }: Service,
): boolean {
  const currentOrder = stepOf(product, currentStep)?.order ?? -1;
  return (
    targetStep.slug !== reviewStep &&
    product.steps.some(
      ({ order, notAllowedToReturnFromHere }) =>
        notAllowedToReturnFromHere === true && order > targetStep.order && order <= currentOrder,
    )
  );
}

/** Whether the update brings the files of the first step, which follow its creation (assumption 7.10). */
const bringsFirstFiles = (
  { files }: ProposalRecord,
  { slug }: WireStep,
  body: unknown,
  { now, product }: Service,
): boolean =>
  slug === firstStepOf(product)?.slug &&
  files.every(file => file.step !== slug) &&
  filesOf(body, slug, now()).length > 0;

/** The largest file that the service accepts (bytes). */
const maxFileSize = 10 * 2 ** 20;

function saveForm(
  proposal: ProposalRecord,
  step: WireStep,
  body: unknown,
  service: Service,
): AnswerOf<'updateStep'> {
  const files = filesOf(body, step.slug, service.now());
  if (files.some(({ size }) => size > maxFileSize))
    return refuse(413, { message: 'O arquivo enviado é muito grande. Envie um arquivo de até 10 MB.' });
  const sentValues: Record<string, unknown> = valuesOf(body, 'data');
  const values = { ...proposal.answers[step.slug], ...sentValues };
  for (const { key, name } of files) values[key] = name;
  const fieldErrors = service.state.validates ? findFieldErrors(step, values) : undefined;
  if (fieldErrors) return refuse(422, { message: 'Revise os dados informados.', errors: fieldErrors });
  const ignoresReadErrors = readMember(body, 'finished') === true || readMember(body, 'finished') === 'true';
  const feature = saveStep(proposal, step.slug, sentValues, files, service, ignoresReadErrors);
  const data = wireOutcome(proposal, service);
  return {
    status: 200,
    body: { data: feature ? { ...data, selfContractFeature: feature } : data, message: 'Etapa salva.' },
  };
}
