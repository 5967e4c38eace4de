import type { WireField, WireStep } from '#scenarios/wire.ts';
import { member } from './har.ts';
import type { PseudonymKind } from './pseudonyms.ts';
import type { RecordedCall } from './session.ts';

/** Facts from a recording: steps, fields by key, options by value and label. */
export interface KnownFields {
  steps: readonly WireStep[];
  fields: ReadonlyMap<string, WireField>;
  /** Loaded lists, by name. */
  lists: ReadonlyMap<string, readonly { value: string; label: string }[]>;
}

/** Steps and lists of all answers of a session; later ones replace earlier ones. */
export function knownFields(calls: readonly RecordedCall[]): KnownFields {
  const steps = new Map<string, WireStep>();
  const fields = new Map<string, WireField>();
  const lists = new Map<string, { value: string; label: string }[]>();
  for (const { operation, answer, path } of calls) {
    if (answer.kind !== 'reply') continue;
    const data = member(answer.body, 'data');
    const stepsOfAnswer =
      operation === 'getSystem' ? member(data, 'steps') : operation === 'showStep' ? [data] : [];
    for (const step of Array.isArray(stepsOfAnswer) ? stepsOfAnswer : []) {
      // Only data that passed the contract's check is read as a step.
      if (answer.complaints.length === 0) steps.set(String(member(step, 'slug')), step as WireStep);
    }
    const options = member(data, 'resource');
    if (Array.isArray(options)) {
      const name = path.resourceName ?? path.resource ?? operation;
      lists.set(name, [...(lists.get(name) ?? []), ...options.filter(isOption)]);
    }
  }
  for (const step of steps.values()) for (const field of step.fields) fields.set(keyOf(field), field);
  return { steps: [...steps.values()].sort((left, right) => left.order - right.order), fields, lists };
}

const isOption = (value: unknown): value is { value: string; label: string } =>
  typeof member(value, 'value') === 'string' && typeof member(value, 'label') === 'string';

export const keyOf = ({ key, uniqueKey }: WireField): string => uniqueKey || key;
export const componentOf = ({ component, _component }: WireField): string =>
  component ?? _component ?? 'text';

const choosing = [
  'select',
  'radio',
  'radioChip',
  'checkBoxGroup',
  'list',
  'modeloVeiculo',
  'anoModeloVeiculo',
];
const names = [
  'term',
  'checkbox',
  'button',
  'mensagem',
  'money',
  'percentage',
  'sliderMoney',
  'inputRealEstateValue',
];

const byName: readonly [RegExp, PseudonymKind][] = [
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
 * The kind of personal data under a key; 'kept' for choices and ticks (the journey depends on them) and for
 * amounts. An unknown key counts as free text.
 */
export function kindOf(key: string, value: string, facts: KnownFields): PseudonymKind | 'kept' {
  const field = facts.fields.get(key);
  const component = field ? componentOf(field) : '';
  const kindByName = byName.find(([pattern]) => pattern.test(key))?.[1];
  if (kindByName === 'city') return 'city';
  if (choosing.includes(component) || names.includes(component)) return 'kept';
  const declaredKind = [field?.validation, field?.mask, component].find(
    (name): name is keyof typeof kindByAnswer => name !== undefined && Object.hasOwn(kindByAnswer, name),
  );
  return refinedKind(
    declaredKind
      ? kindByAnswer[declaredKind]
      : (kindByName ?? (/^[\d.\-/() ]+$/.test(value) ? 'digits' : 'text')),
    value,
  );
}

const kindByAnswer = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  phone: 'phone',
  cellphone: 'phone',
  date: 'date',
  dateNotFuture: 'date',
  cep: 'cep',
  renavam: 'renavam',
  agency: 'digits',
  account: 'digits',
} as const satisfies Record<string, PseudonymKind>;

/**
 * A value that does not fit its key counts as free text, because a pseudonym of that kind would not have its
 * shape.
 */
function refinedKind(kind: PseudonymKind, value: string): PseudonymKind {
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
