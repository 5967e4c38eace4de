import { CPF_LENGTH } from '#brazil/cpf.ts';
import { onlyDigits } from '#brazil/only-digits.ts';
import type { WireValue } from '../fields/field-kind.ts';
import { fieldsOf } from '../form/step-fields.ts';
import { masks } from '../masks/index.ts';
import type { Step } from '../model/step.ts';

/** The CPF in the values of a submission, and the field that has it. */
export interface SubmittedCpf {
  fieldKey: string;
  /** 11 digits. */
  cpf: string;
}

/** Finds the CPF in the values of a submission: first by the key of a field, then by its mask (4.16). */
export function cpfOfValues(
  step: Pick<Step, 'fields'>,
  data: Readonly<Record<string, WireValue>>,
): SubmittedCpf | undefined {
  const { all } = fieldsOf(step);
  const fields = [
    ...all.filter(({ key }) => key.toLowerCase() === 'cpf'),
    ...all.filter(({ mask }) => masks.find(mask)?.content === 'cpf'),
  ];
  for (const { key } of fields) {
    const value = Object.hasOwn(data, key) ? data[key] : undefined;
    const cpf = typeof value === 'string' ? onlyDigits(value) : '';
    if (cpf.length === CPF_LENGTH) return { fieldKey: key, cpf };
  }
  return undefined;
}
