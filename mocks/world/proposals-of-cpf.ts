import type { Service } from './call.ts';
import type { ProposalRecord } from './state.ts';
import { isFinal } from './steps.ts';

const digitsOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\D/g, '') : '');

/** Whether one of the answers has the CPF under the key. */
const hasCpf = ({ answers }: ProposalRecord, cpf: string, key: string): boolean =>
  Object.values(answers).some(values => Object.hasOwn(values, key) && digitsOf(values[key]) === cpf);

/** Unfinished proposals of a CPF under other hashes, newest first. */
export function proposalsOfCpf(
  text: string,
  hash: string,
  { state, product }: Service,
  key = 'cpf',
): ProposalRecord[] {
  const cpf = digitsOf(text);
  if (cpf.length !== 11) return [];
  return Object.values(state.proposals)
    .filter(proposal => proposal.hash !== hash && !isFinal(product, proposal.currentStep))
    .filter(proposal => hasCpf(proposal, cpf, key))
    .sort((a, b) => b.createdAt - a.createdAt);
}
