import { isValidCpfNumber } from '#scenarios/cast/is-valid-cpf-number.ts';
import type { OperationId, WireField, WireStep } from '#scenarios/wire.ts';
import { readMember } from '../read-member.ts';
import { refuse, type ServiceCall } from './call.ts';

type Kind = 'text' | 'yesOrNo' | 'values';

/** Required members of the body by operation. */
const requiredMembers: { readonly [Id in OperationId]?: Readonly<Record<string, Kind>> } = {
  createProposal: { data: 'values' },
  updateStep: { data: 'values' },
  newHash: { deviceIp: 'text' },
  partialForkProposal: { proposalId: 'text' },
  externalLgpd: { hashId: 'text', accepted: 'yesOrNo' },
  pollC6ConsignadoPrivado: { startPolling: 'yesOrNo', resendSms: 'yesOrNo' },
  sendC6ConsignadoPrivadoToken: { token: 'text' },
};

const isOfKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: value => typeof value === 'string',
  yesOrNo: value => typeof value === 'boolean',
  values: value => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/**
 * Answers 400, with a message by member, to a body that is no object or lacks a required member; otherwise undefined.
 */
export function refuseMalformed({ operation, body }: ServiceCall) {
  const errors: Record<string, string> = {};
  const isFormWithFiles = operation === 'updateStep' && readMember(body, 'data') === undefined;
  for (const [name, kind] of Object.entries(requiredMembers[operation] ?? {})) {
    if (isFormWithFiles && isOfKind.values(body)) continue;
    if (!isOfKind[kind](readMember(body, name))) errors[name] = 'Valor ausente ou inválido.';
  }
  if (Object.keys(errors).length === 0) return undefined;
  return refuse(400, { message: 'Revise os dados informados.', errors });
}

/** Values that are no answer to a required field; an empty list is none either. */
const EMPTY_VALUES: ReadonlySet<unknown> = new Set([undefined, null, '', false]);

/** Whether other answers, its own value or its list decide whether the field is on the screen. */
const mayBeHidden = ({ conditionals, hiddenOnFilled, displayIfResourceIsEmpty }: WireField): boolean => {
  const { visualization = 'none', displayBasedOnValues = [] } =
    typeof conditionals === 'object' ? conditionals : {};
  return (
    visualization !== 'none' ||
    displayBasedOnValues.length > 0 ||
    hiddenOnFilled === true ||
    displayIfResourceIsEmpty === true
  );
};

/** The errors of the service about the values of a step: messages by field key; undefined if there are none. */
export function findFieldErrors(
  step: Pick<WireStep, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const fieldErrors: Record<string, string> = {};
  for (const field of step.fields) {
    const key = field.uniqueKey ?? field.key;
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    const isRequired =
      !mayBeHidden(field) && (field.rules?.some(rule => rule.required && !rule.warningOnly) ?? false);
    const isEmpty = EMPTY_VALUES.has(value) || (Array.isArray(value) && value.length === 0);
    if (isRequired && isEmpty) fieldErrors[key] = `Por favor, insira ${field.label ?? key}`;
    else if (
      field.validation === 'cpf' &&
      typeof value === 'string' &&
      value !== '' &&
      !isValidCpfNumber(value)
    )
      fieldErrors[key] = 'CPF inválido. Verifique o formato e a validade.';
  }
  return Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined;
}
