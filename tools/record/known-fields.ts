import { fieldKinds } from '#journey/fields/index.ts';
import { readMember } from '#mocks/read-member.ts';
import type { WireField, WireStep } from '#scenarios/wire.ts';
import { type EntryMethod, entryMethodOf } from './entry-method-of.ts';
import type { PseudonymKind } from './pseudonyms.ts';
import type { RecordedCall } from './session.ts';

/** Facts from a recording: steps, fields by key, options by value and label. */
export interface KnownFields {
  steps: readonly WireStep[];
  fields: ReadonlyMap<string, WireField>;
  /** Lists of options that were loaded, by name. */
  lists: ReadonlyMap<string, readonly { value: string; label: string }[]>;
}

/** Collects steps and lists from all answers of a session; a later step replaces an earlier one. */
export function knownFieldsIn(calls: readonly RecordedCall[]): KnownFields {
  const steps = new Map<string, WireStep>();
  const fields = new Map<string, WireField>();
  const lists = new Map<string, { value: string; label: string }[]>();
  for (const { operation, answer, path } of calls) {
    if (answer.kind !== 'reply') continue;
    const data = readMember(answer.body, 'data');
    const stepsOfAnswer =
      operation === 'getSystem' ? readMember(data, 'steps') : operation === 'showStep' ? [data] : [];
    // An answer without complaints fulfils the contract, so its data are steps.
    const wireSteps = (answer.complaints.length === 0 ? asList(stepsOfAnswer) : []) as WireStep[];
    let lastOrder = -1;
    for (const step of wireSteps) {
      // As in the app, a step without an order follows the previous one in the list, or keeps the order that it had.
      const order = step.order ?? steps.get(step.slug)?.order ?? lastOrder + 1;
      if (order >= 0) lastOrder = order;
      steps.set(step.slug, { ...step, order });
    }
    const options = readMember(data, 'resource');
    if (Array.isArray(options)) {
      const name = path.resourceName ?? path.resource ?? operation;
      lists.set(name, [...(lists.get(name) ?? []), ...options.filter(isOption)]);
    }
  }
  for (const step of steps.values()) for (const field of step.fields) fields.set(keyOf(field), field);
  return { steps: [...steps.values()].sort((left, right) => left.order - right.order), fields, lists };
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isOption = (value: unknown): value is { value: string; label: string } =>
  typeof readMember(value, 'value') === 'string' && typeof readMember(value, 'label') === 'string';

export const keyOf = ({ key, uniqueKey }: WireField): string => uniqueKey || key;
export const componentOf = ({ component, _component }: WireField): string =>
  component ?? _component ?? 'text';

const kindsByKeyPattern: readonly [RegExp, PseudonymKind][] = [
  [/cnpj/i, 'cnpj'],
  [/cpf/i, 'cpf'],
  [/renavam/i, 'renavam'],
  [/mail/i, 'email'],
  [/cel(ular)?$|celular|fone|phone|whats|target/i, 'phone'],
  [/^ip$|deviceip/i, 'ip'],
  [/cep$|^cep|postal/i, 'cep'],
  [/nasc|birth|^data|date$/i, 'date'],
  [/logradouro|endereco|street|^rua/i, 'street'],
  [/bairro|district/i, 'district'],
  [/cidade|municip|localidade|city/i, 'city'],
  [/nome|^name$|name$|(^|da|do)(mae|pai)$|conjuge|titular/i, 'name'],
];

/**
 * The kind of personal data under a key. Choices and ticks are 'kept', because the journey depends on them; so are
 * amounts. A value under an unknown key counts as digits or free text.
 */
export function pseudonymKindOf(
  key: string,
  value: string,
  recordedFields: KnownFields,
): PseudonymKind | 'kept' {
  const field = recordedFields.fields.get(key);
  const kindByKey = kindsByKeyPattern.find(([pattern]) => pattern.test(key))?.[1];
  if (kindByKey === 'city') return 'city';
  if (field && KEPT_ENTRIES.has(entryMethodOf(componentOf(field)))) return 'kept';
  const declaredKind = field && declaredKindOf(field);
  return checkKind(declaredKind ?? kindByKey ?? (/^[\d.\-/() ]+$/.test(value) ? 'digits' : 'text'), value);
}

/** The values that decide how the journey goes on. None of them names a person. */
const KEPT_ENTRIES: ReadonlySet<EntryMethod> = new Set([
  'choice',
  'choices',
  'agreement',
  'amount',
  'percentage',
  'nothing',
]);

/** The validators and masks whose texts have a form that a pseudonym has to keep. */
const kindByDeclaration: ReadonlyMap<string, PseudonymKind> = new Map([
  ['cpf', 'cpf'],
  ['cnpj', 'cnpj'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['cellphone', 'phone'],
  ['date', 'date'],
  ['dateNotFuture', 'date'],
  ['cep', 'cep'],
  ['renavam', 'renavam'],
  ['agency', 'digits'],
  ['account', 'digits'],
]);

/** By validator or mask: those of the field come before those of its kind. */
function declaredKindOf(field: WireField): PseudonymKind | undefined {
  const defaults = fieldKinds.find(componentOf(field))?.defaults;
  return [field.validation, field.mask, defaults?.validation, defaults?.mask]
    .map(name => kindByDeclaration.get(name ?? ''))
    .find(kind => kind !== undefined);
}

/**
 * Returns another kind for a value that does not fit the given one, because a pseudonym of that kind would not have the
 * form of the value.
 */
function checkKind(kind: PseudonymKind, value: string): PseudonymKind {
  const digits = value.replace(/\D/g, '').length;
  if (kind === 'cpf' && digits !== 11) return 'text';
  if (kind === 'renavam' && digits !== 11) return 'digits';
  if (kind === 'cep' && digits !== 8) return 'text';
  if (kind === 'phone' && (digits < 10 || digits > 13)) return value.includes('@') ? 'email' : 'text';
  if (kind === 'cnpj' && value.replace(/[^0-9a-z]/gi, '').length !== 14) return 'text';
  if (kind === 'email' && !value.includes('@')) return 'text';
  if (kind === 'name' && value.includes('@')) return 'email';
  if (kind === 'name' && /\d{2}/.test(value)) return /\p{L}/u.test(value) ? 'text' : 'digits';
  return kind;
}
