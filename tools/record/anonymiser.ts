import { contractNames } from './contract-names.ts';
import { type KnownFields, pseudonymKindOf } from './known-fields.ts';
import type { PseudonymKind, Pseudonyms } from './pseudonyms.ts';
import { createTextAnonymiser } from './text-anonymiser.ts';

/** Replaces personal data by pseudonyms. */
export interface Anonymiser {
  /** Replaces typed or stored values of a visitor. Choices, ticks and amounts stay unchanged. */
  anonymiseValue(value: unknown): unknown;
  /**
   * Replaces personal data in an answer: by member, and in texts that contain known or personal-looking
   * values.
   */
  anonymiseAnswer(body: unknown): unknown;
  anonymiseText(text: string): string;
}

/** Members in which every value is personal. */
const personalMembers = new Set([
  'selfContract',
  'customFields',
  'multiProposalData',
  'changesHistory',
  'flushHash',
]);

/** Members whose values are identifiers of the service: names of steps, kinds, states. */
const identifierMembers = new Set([
  'key',
  'uniqueKey',
  'slug',
  'component',
  '_component',
  'mask',
  'validation',
  'resource',
  'currentStep',
  'reviewStep',
  'situation',
  'stepStatus',
  'state',
  'status',
  'startedAs',
  'type',
  'kind',
  'action',
  'edge',
  'operator',
  'icon',
  'formRef',
  'selfContractFeature',
  'benefitPhase',
  'externalRedoStep',
  'method',
  'send',
  'show',
  'uf',
  'signature',
  'pricingType',
  'step',
  'parentFieldId',
  'stepAction',
  'conditionals',
  'placeholder',
]);

/** Members of an answer with personal data, by name, at any depth. */
const kindByMember: Readonly<Record<string, PseudonymKind>> = {
  ip: 'ip',
  cep: 'cep',
  logradouro: 'street',
  bairro: 'district',
  localidade: 'city',
  complemento: 'text',
  cnpj: 'cnpj',
  number: 'digits',
  accessToken: 'token',
  jwtToken: 'token',
  agxHash: 'token',
  hashId: 'token',
};

export function createAnonymiser(
  knownFields: KnownFields,
  pseudonyms: Pseudonyms,
  secrets: readonly string[],
): Anonymiser {
  const textAnonymiser = createTextAnonymiser(knownFields, pseudonyms, secrets);

  const replaceInValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= 10_000_000
        ? Number(pseudonyms.pseudonymOf('digits', String(value)))
        : value;
    if (typeof value === 'string') {
      if (isKeptIdentifier(key, value) && !knownFields.fields.has(key))
        return textAnonymiser.replaceTokens(value);
      const kind = pseudonymKindOf(key, value, knownFields);
      return kind === 'kept' ? textAnonymiser.replaceInText(value) : pseudonyms.pseudonymOf(kind, value);
    }
    if (Array.isArray(value)) return value.map(item => replaceInValue(item, key));
    if (typeof value !== 'object' || value === null) return value;
    // For the members of an option the key is the field's, because the choice belongs to the field.
    const isChoice = 'value' in value && knownFields.fields.has(key);
    return mapMembers(value, (member, name) => replaceInValue(member, isChoice ? key : name));
  };

  const replaceInAnswer = (value: unknown, key: string): unknown => {
    if (personalMembers.has(key)) return replaceInValue(value, key);
    if (key === 'errors') return replaceInErrors(value);
    // A member that no schema names may contain anything, such as the name of the visitor's mother.
    if (key !== '' && !contractNames.has(key)) return replaceInValue(value, key);
    if (typeof value === 'string') {
      if (value === '') return value;
      const kind = Object.hasOwn(kindByMember, key) ? kindByMember[key] : undefined;
      if (kind === 'token' || /(^_?id|Id)$/.test(key)) return pseudonyms.pseudonymOf('token', value);
      if (kind) return pseudonyms.pseudonymOf(kind, value);
      if (key === 'target') return value.includes('@') ? '****@exemplo.com.br' : '(**) *****-**00';
      return isKeptIdentifier(key, value)
        ? textAnonymiser.replaceTokens(value)
        : textAnonymiser.replaceInText(value);
    }
    if (Array.isArray(value)) return value.map(item => replaceInAnswer(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return mapMembers(value, replaceInAnswer);
  };

  /** Replaces personal data in error messages, whatever their nesting. Names of fields stay unchanged. */
  const replaceInErrors = (value: unknown): unknown => {
    if (typeof value === 'string') return textAnonymiser.replaceInText(value);
    if (Array.isArray(value)) return value.map(replaceInErrors);
    return typeof value === 'object' && value !== null ? mapMembers(value, replaceInErrors) : value;
  };

  return {
    anonymiseValue: value => replaceInValue(value, ''),
    anonymiseAnswer: body => replaceInAnswer(body, ''),
    anonymiseText: textAnonymiser.replaceInText,
  };
}

/** Left out, because they would change a prototype. */
const dangerousMembers = new Set(['__proto__', 'constructor', 'prototype']);

const mapMembers = (value: object, change: (member: unknown, name: string) => unknown): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dangerousMembers.has(name))
      .map(([name, member]) => [name, change(member, name)]),
  );

/** True for a value that the anonymiser keeps, except for tokens in it, because it names a step, a kind or a state. */
export const isKeptIdentifier = (member: string, value: string): boolean =>
  identifierMembers.has(member) && isIdentifier(value);

/** True for a text that looks like the name of a step or state and contains no number of a person. */
const isIdentifier = (value: string): boolean =>
  /^[\w-]{1,40}$/.test(value) && /[a-z]/i.test(value) && !/\d{6}/.test(value);
