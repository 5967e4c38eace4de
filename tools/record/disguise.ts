import { type KnownFields, kindOf } from './field-kinds.ts';
import { createPatterns } from './patterns.ts';
import type { TwinKind, Twins } from './twins.ts';

/** Puts twins in the place of everything personal. */
export interface Disguise {
  /** Values that a visitor typed or that the service keeps of one: nothing of it stays but choices, ticks and amounts. */
  values(value: unknown): unknown;
  /** An answer: what it says of the visitor by its members, and in its texts what is known or looks personal. */
  answer(body: unknown): unknown;
  text(text: string): string;
}

/** Members whose whole content is the visitor's. */
const ofTheVisitor = new Set([
  'selfContract',
  'customFields',
  'multiProposalData',
  'changesHistory',
  'flushHash',
]);

/** Members that the app reads as names: of steps, kinds, states. */
const names = new Set([
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

/** Members of answers that say something of a person wherever they stand. */
const leaves: Readonly<Record<string, TwinKind>> = {
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

export function createDisguise(known: KnownFields, twins: Twins, secrets: readonly string[]): Disguise {
  const scan = createPatterns(known, twins, secrets);

  const personal = (value: unknown, key: string): unknown => {
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= 10_000_000
        ? Number(twins.of('digits', String(value)))
        : value;
    if (typeof value === 'string') {
      if (names.has(key) && /^[\w-]{1,40}$/.test(value) && !known.fields.has(key)) return scan.opaque(value);
      const kind = kindOf(key, value, known);
      return kind === 'kept' ? scan.text(value) : twins.of(kind, value);
    }
    if (Array.isArray(value)) return value.map(item => personal(item, key));
    if (typeof value !== 'object' || value === null) return value;
    // Under an option's members the key is the field's: what is chosen is told by it.
    const isChoice = 'value' in value && known.fields.has(key);
    return mapped(value, (member, name) => personal(member, isChoice ? key : name));
  };

  const told = (value: unknown, key: string): unknown => {
    if (ofTheVisitor.has(key)) return personal(value, key);
    if (typeof value === 'string') {
      if (value === '') return value;
      const kind = Object.hasOwn(leaves, key) ? leaves[key] : undefined;
      if (kind === 'token' || /(^_?id|Id)$/.test(key)) return twins.of('token', value);
      if (kind) return twins.of(kind === 'city' ? 'city' : kind, value);
      if (key === 'target') return value.includes('@') ? '****@exemplo.com.br' : '(**) *****-**00';
      return names.has(key) ? scan.opaque(value) : scan.text(value);
    }
    if (Array.isArray(value)) return value.map(item => told(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return mapped(value, told);
  };

  return {
    values: value => personal(value, ''),
    answer: body => told(body, ''),
    text: scan.text,
  };
}

/** Members that would change a prototype when written down are left out: no scenario is about them by accident. */
const unwritable = new Set(['__proto__', 'constructor', 'prototype']);

const mapped = (value: object, change: (member: unknown, name: string) => unknown): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !unwritable.has(name))
      .map(([name, member]) => [name, change(member, name)]),
  );
