import { parseCep } from '#brazil/cep.ts';
import { CPF_LENGTH } from '#brazil/cpf.ts';
import { keepDigits } from '#brazil/keep-digits.ts';
import { isChosen } from '../fields/choice-members.ts';
import { fieldKinds } from '../fields/index.ts';
import { maskNameOf, resourceNameOf, validationNameOf } from '../fields/mask-name-of.ts';
import { textOf } from '../fields/text-of.ts';
import { masks } from '../masks/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { validators } from '../validators/index.ts';
import { valueAt } from './values.ts';

export const holdsCep = (field: Field): boolean =>
  masks.find(maskNameOf(field))?.content === 'cep' || fieldKinds.find(field.component)?.lookup === 'cep';

export const holdsCpf = (field: Field): boolean =>
  masks.find(maskNameOf(field))?.content === 'cpf' ||
  validators.find(validationNameOf(field))?.content === 'cpf' ||
  field.key === 'cpf';

/** Whether the list of the field is that of the persons with its own CPF (5.29). */
export const listsPersonsOfCpf = (field: Field): boolean =>
  fieldKinds.find(field.component)?.lookup === 'cpf' && resourceNameOf(field) !== '' && holdsCpf(field);

/** The 11 digits of a CPF, or undefined while it is incomplete (5.29). */
export function cpfDigitsOf(text: string): string | undefined {
  const digits = keepDigits(text);
  return digits.length === CPF_LENGTH ? digits : undefined;
}

/** The value of a field as the code that a request for a list or a lookup needs; undefined if empty or incomplete. */
export function codeOf(field: Field, values: StepValues): string | undefined {
  const kind = fieldKinds.find(field.component);
  const value = valueAt(values, field.key);
  if (!kind || value === undefined || !kind.isFilled(value)) return undefined;
  if (holdsCep(field)) return parseCep(textOf(value));
  if (holdsCpf(field)) return cpfDigitsOf(textOf(value));
  const wire = kind.toWire(value, field);
  if (typeof wire === 'object' && wire !== null && 'value' in wire) return String(wire.value);
  return typeof wire === 'object' ? undefined : String(wire);
}

/** Whether a choice has a label from a lookup but no value yet, because its list is not loaded. */
export function isOnlyNamed(field: Field, values: StepValues): boolean {
  const value = valueAt(values, field.key);
  return value !== undefined && isChosen(value) && value.value === '' && value.label !== '';
}
