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
  indicator: 'name',
  accessToken: 'token',
  jwtToken: 'token',
  agxHash: 'token',
  hashId: 'token',
};

/** Members with amounts, rates, terms, counts and limits, on which the journey depends. */
const AMOUNT =
  /valor|value|renda|sal[aá]rio|pre[cç]o|price|saldo|balance|parcela|instal|prazo|term|taxa|rate|iof|fee|margem|limit|income|idade|quantidade|count|total|min|max|len|order|version|status/i;

/** Members with ids. */
const ID = /(^_?id|Id)$/;

/** The code of a contract has one, that of a product or an error has none. */
const LONG_NUMBER = /\d{5}/;

/** A smaller number identifies nobody. */
const SMALLEST_REPLACED = 10;

export function createAnonymiser(
  knownFields: KnownFields,
  pseudonyms: Pseudonyms,
  secrets: readonly string[],
): Anonymiser {
  const textAnonymiser = createTextAnonymiser(knownFields, pseudonyms, secrets);

  const replaceDigits = (value: number): number =>
    Number.isSafeInteger(value) && value >= SMALLEST_REPLACED
      ? Number(pseudonyms.pseudonymOf('digits', String(value)))
      : value;
  const isAmount = (value: number, key: string): boolean =>
    value < 10_000_000 && (AMOUNT.test(key) || pseudonymKindOf(key, String(value), knownFields) === 'kept');

  const replaceInValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'number') return isAmount(value, key) ? value : replaceDigits(value);
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
    // A service may send an id or an account as a number.
    if (typeof value === 'number')
      return Object.hasOwn(kindByMember, key) || ID.test(key) ? replaceDigits(value) : value;
    if (typeof value === 'string') {
      if (value === '') return value;
      const kind = Object.hasOwn(kindByMember, key) ? kindByMember[key] : undefined;
      if (kind === 'token' || ID.test(key)) return pseudonyms.pseudonymOf('token', value);
      if (kind) return pseudonyms.pseudonymOf(kind, value);
      if (key === 'code' && LONG_NUMBER.test(value)) return pseudonyms.pseudonymOf('digits', value);
      if (key === 'link' && !value.includes('://')) return pseudonyms.pseudonymOf('token', value);
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
