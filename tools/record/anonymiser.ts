import { contractNames } from './contract-names.ts';
import { type KnownFields, kindOf } from './known-fields.ts';
import { createPatterns } from './patterns.ts';
import type { PseudonymKind, Pseudonyms } from './pseudonyms.ts';

/** Replaces personal data by pseudonyms. */
export interface Anonymiser {
  /** Replaces typed or stored values of a visitor. Choices, ticks and amounts stay. */
  values(value: unknown): unknown;
  /**
   * Replaces personal data in an answer: by member, and in texts that contain known or personal-looking
   * values.
   */
  answer(body: unknown): unknown;
  text(text: string): string;
}

/** Members with only personal content. */
const personalMembers = new Set([
  'selfContract',
  'customFields',
  'multiProposalData',
  'changesHistory',
  'flushHash',
]);

/** Members with names of steps, kinds or states. */
const membersWithNames = new Set([
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

/** Members with personal data at any depth. */
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
  const patterns = createPatterns(knownFields, pseudonyms, secrets);

  const anonymisedValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= 10_000_000
        ? Number(pseudonyms.of('digits', String(value)))
        : value;
    if (typeof value === 'string') {
      if (membersWithNames.has(key) && isName(value) && !knownFields.fields.has(key))
        return patterns.opaque(value);
      const kind = kindOf(key, value, knownFields);
      return kind === 'kept' ? patterns.text(value) : pseudonyms.of(kind, value);
    }
    if (Array.isArray(value)) return value.map(item => anonymisedValue(item, key));
    if (typeof value !== 'object' || value === null) return value;
    // For the members of an option the key is the field's, because the choice belongs to the field.
    const isChoice = 'value' in value && knownFields.fields.has(key);
    return mapMembers(value, (member, name) => anonymisedValue(member, isChoice ? key : name));
  };

  const anonymisedAnswer = (value: unknown, key: string): unknown => {
    if (personalMembers.has(key)) return anonymisedValue(value, key);
    if (key === 'errors') return anonymisedErrors(value);
    // A member that no schema names may hold anything, such as the name of the visitor's mother.
    if (key !== '' && !contractNames.has(key)) return anonymisedValue(value, key);
    if (typeof value === 'string') {
      if (value === '') return value;
      const kind = Object.hasOwn(kindByMember, key) ? kindByMember[key] : undefined;
      if (kind === 'token' || /(^_?id|Id)$/.test(key)) return pseudonyms.of('token', value);
      if (kind) return pseudonyms.of(kind === 'city' ? 'city' : kind, value);
      if (key === 'target') return value.includes('@') ? '****@exemplo.com.br' : '(**) *****-**00';
      return membersWithNames.has(key) && isName(value) ? patterns.opaque(value) : patterns.text(value);
    }
    if (Array.isArray(value)) return value.map(item => anonymisedAnswer(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return mapMembers(value, anonymisedAnswer);
  };

  /** Messages by field, status or list: texts of the service under the names of fields. */
  const anonymisedErrors = (value: unknown): unknown => {
    if (typeof value === 'string') return patterns.text(value);
    if (Array.isArray(value)) return value.map(anonymisedErrors);
    return typeof value === 'object' && value !== null ? mapMembers(value, anonymisedErrors) : value;
  };

  return {
    values: value => anonymisedValue(value, ''),
    answer: body => anonymisedAnswer(body, ''),
    text: patterns.text,
  };
}

/** Leaves out members that would change a prototype; no scenario is about them by accident. */
const dangerousMembers = new Set(['__proto__', 'constructor', 'prototype']);

const mapMembers = (value: object, change: (member: unknown, name: string) => unknown): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !dangerousMembers.has(name))
      .map(([name, member]) => [name, change(member, name)]),
  );

/** Reads like the name of a step or state, and holds no number of a person. */
const isName = (value: string): boolean =>
  /^[\w-]{1,40}$/.test(value) && /[a-z]/i.test(value) && !/\d{6}/.test(value);
