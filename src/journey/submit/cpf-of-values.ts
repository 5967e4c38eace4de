import { stepBySlug } from '../current-step.ts';
import { cpfDigitsOf, holdsCpf } from '../form/codes.ts';
import { fieldsOf } from '../form/step-fields.ts';
import type { Configuration } from '../model/configuration.ts';
import type { Proposal } from '../model/proposal.ts';
import type { Step } from '../model/step.ts';

/** The CPF in the values of a submission, and the field that has it. */
export interface SubmittedCpf {
  fieldKey: string;
  /** 11 digits. */
  cpf: string;
}

/** Whether a field has this key because it asks for the customer's CPF. */
export const isCpfKey = (key: string): boolean => key.toLowerCase() === 'cpf';

/** Finds the customer's CPF in the values of a step: first by the key of a field, then by what a field holds (4.16). */
export function cpfOfValues(
  step: Pick<Step, 'fields'> | undefined,
  values: Readonly<Record<string, unknown>>,
): SubmittedCpf | undefined {
  const keys = [
    ...Object.keys(values).filter(isCpfKey),
    ...(step
      ? fieldsOf(step)
          .all.filter(holdsCpf)
          .map(({ key }) => key)
      : []),
  ];
  for (const fieldKey of keys) {
    const value = Object.hasOwn(values, fieldKey) ? values[fieldKey] : undefined;
    const cpf = typeof value === 'string' ? cpfDigitsOf(value) : undefined;
    if (cpf !== undefined) return { fieldKey, cpf };
  }
  return undefined;
}

/** The customer's CPF in the answers of a proposal: 11 digits, or undefined if they have none. */
export function cpfOfAnswers(configuration: Configuration, { answers }: Proposal): string | undefined {
  for (const [slug, values] of Object.entries(answers)) {
    const found = cpfOfValues(stepBySlug(configuration, slug), values);
    if (found) return found.cpf;
  }
  return undefined;
}
