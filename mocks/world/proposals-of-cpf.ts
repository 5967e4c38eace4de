import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';
import { isFinal } from './steps.ts';

const digits = (value: unknown): string => (typeof value === 'string' ? value.replace(/\D/g, '') : '');

/** Does one of the answers hold the CPF? The key is the field's, `cpf` where nothing else is said. */
const holds = ({ answers }: ProposalRecord, cpf: string, key: string): boolean =>
  Object.values(answers).some(values => Object.hasOwn(values, key) && digits(values[key]) === cpf);

/** Proposals under way that a CPF has under other hashes, the newest first. */
export function proposalsOfCpf(
  text: string,
  hash: string,
  { state, product }: Service,
  key = 'cpf',
): ProposalRecord[] {
  const cpf = digits(text);
  if (cpf.length !== 11) return [];
  return Object.values(state.proposals)
    .filter(proposal => proposal.hash !== hash && !isFinal(product, proposal.currentStep))
    .filter(proposal => holds(proposal, cpf, key))
    .sort((a, b) => b.createdAt - a.createdAt);
}
