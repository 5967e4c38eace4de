import type { WireDocument, WireProposal } from '#scenarios/wire.ts';
import { statusOf } from '../advance-proposal.ts';
import {
  knowsHash,
  type Operation,
  proposalOfHash,
  refuseUnknownHash,
  refuseUnknownProposal,
  type Service,
} from '../call.ts';
import { proposalsOfCpf } from '../proposals-of-cpf.ts';
import { contractsOf, wireContract } from '../simulations/contracts.ts';
import type { ProposalRecord } from '../state.ts';
import { isFinal, stepOf } from '../steps.ts';
import { wireProposal } from '../wire-proposal.ts';

const proposalById = (id: string, { state }: Service): ProposalRecord | undefined =>
  Object.hasOwn(state.proposals, id) ? state.proposals[id] : undefined;

const toIsoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

const amountOf = ({ systemicValue }: WireProposal) =>
  systemicValue === undefined ? {} : { value: systemicValue };

/**
 * The unfinished proposals of a CPF under other hashes (7.18). With the identifier of a proposal in place of the
 * CPF it returns only that one. `field` is the key of the CPF among the answers (card withdrawal).
 */
export const getMultiProposal: Operation<'getMultiProposal'> = (call, service) => {
  const { hashId, cpfOrId = '' } = call.path;
  if (!knowsHash(hashId, service)) return refuseUnknownHash();
  const requestedProposal = proposalById(cpfOrId, service);
  const proposals = requestedProposal
    ? [requestedProposal]
    : proposalsOfCpf(cpfOrId, hashId, service, call.query.field || 'cpf');
  const { title, system } = service.product;
  return {
    status: 200,
    body: {
      data: proposals.map(proposal => ({
        _id: proposal.id,
        hashId: proposal.hash,
        currentStep: proposal.currentStep,
        situation: proposal.situation,
        stepName: stepOf(service.product, proposal.currentStep)?.name ?? '',
        productName: title,
        bank: structuredClone(system.bank),
        createdAt: toIsoTime(proposal.createdAt),
        ...(proposal.canFork ? { canFork: true } : {}),
        ...amountOf(wireProposal(proposal, service)),
      })),
    },
  };
};

/** Loan contracts that the visitor already has (7.14). */
export const listContracts: Operation<'listContracts'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const { state, product } = service;
  const contracts = state.contracts ?? product.contracts ?? contractsOf(service).map(wireContract);
  return { status: 200, body: { data: structuredClone([...contracts]) } };
};

/** The details of a proposal (7.13), by its identifier or its hash. */
export const proposalDetails: Operation<'proposalDetails'> = (call, service) => {
  const { id = '' } = call.path;
  const proposal = proposalById(id, service) ?? proposalOfHash(id, service);
  if (!proposal) return refuseUnknownProposal();
  const { product } = service;
  return {
    status: 200,
    body: {
      data: {
        _id: proposal.id,
        hashId: proposal.hash,
        situation: proposal.situation,
        currentStep: proposal.currentStep,
        productName: product.title,
        bank: structuredClone(product.system.bank),
        createdAt: toIsoTime(proposal.createdAt),
        updatedAt: toIsoTime(proposal.updatedAt),
        documents: documentsOf(proposal, service),
        history: proposal.events.map(({ situation, description, at }) => ({
          situation,
          description,
          date: toIsoTime(at),
        })),
        ...amountOf(wireProposal(proposal, service)),
      },
    },
  };
};

/** The documents of the product and all other received files, each with its situation (3.50). */
function documentsOf(proposal: ProposalRecord, service: Service): WireDocument[] {
  const { product, state } = service;
  const documents = product.documents ?? [];
  const otherFiles = proposal.files
    .filter(({ step }) => !documents.some(document => document.step === step))
    .map(({ step, key }) => ({ name: labelOf(step, key, service), step }));
  return [...documents, ...otherFiles].map(({ name, step }) => ({
    name,
    situation: Object.hasOwn(state.documents, name)
      ? (state.documents[name] ?? '')
      : situationOf(step, proposal, service),
  }));
}

/**
 * The situation of a document depends on the step that requests it: none before that step, pending at it, then the
 * outcome of the step.
 */
function situationOf(
  slug: string,
  proposal: ProposalRecord,
  service: Service,
): NonNullable<WireDocument['situation']> {
  const status = statusOf(proposal, slug, service);
  if (status === 'failed' || status === 'remake') return 'reproved';
  const isSent = proposal.files.some(({ step }) => step === slug);
  if (isFinal(service.product, proposal.currentStep)) return status === 'success' ? 'approved' : '';
  if (stepOf(service.product, slug)?.fields.length) return isSent ? 'pending' : '';
  if (status === 'success' || status === 'finished') return 'approved';
  return slug === proposal.currentStep ? 'pending' : '';
}

function labelOf(slug: string, key: string, { product }: Service): string {
  const fields = stepOf(product, slug)?.fields ?? [];
  return fields.find(field => (field.uniqueKey ?? field.key) === key)?.label ?? key;
}
