import { completeCep } from '#brazil/cep.ts';
import { CPF_LENGTH } from '#brazil/cpf.ts';
import { onlyDigits } from '#brazil/digits.ts';
import { isPlate } from '#brazil/plate.ts';
import { fieldKinds } from '../fields/index.ts';
import { maskNameOf, resourceNameOf, validationNameOf } from '../fields/named.ts';
import { textOf } from '../fields/wire-shapes.ts';
import type { Field } from '../model/field.ts';
import { viewAt } from './context.ts';
import type { SettledForm } from './settle.ts';
import { type FieldHolder, fieldsOf, type StepFields } from './step-fields.ts';
import { valueAt } from './values.ts';

/** What a change of the form calls for, as plain data: somebody else carries it out. */
export type Consequence =
  /** `reference`: value of the field it depends on, for referenceResourceCode (7.23). */
  | {
      kind: 'loadOptions';
      fieldKey: string;
      fieldId: string;
      resource: string;
      reference: string | undefined;
    }
  /** `cep`: 8 digits. */
  | { kind: 'lookUpCep'; fieldKey: string; cep: string }
  /** `cpf`: 11 digits. */
  | { kind: 'lookUpCpf'; fieldKey: string; fieldId: string; resource: string; cpf: string }
  /** `plate`: 7 characters in capitals, no hyphen. */
  | { kind: 'lookUpPlate'; fieldKey: string; plate: string }
  /** Its list has no ground any more: what was chosen goes, and the list with it. */
  | { kind: 'clear'; fieldKey: string };

/** What follows from a step being opened: the lists that can be loaded. Addresses are not looked up again. */
export function openingConsequences(step: FieldHolder, form: SettledForm): Consequence[] {
  const fields = fieldsOf(step);
  return fields.all.flatMap(field => {
    const ask = listAsked(field, fields, form);
    return ask ? [ask] : [];
  });
}

/**
 * What follows from a change: lists to load, addresses and plates to look up, choices that lost their ground.
 * `after` is what `before` became in one go (`settle` or `change`): only what changed is looked at, in field order.
 */
export function consequencesOf(step: FieldHolder, before: SettledForm, after: SettledForm): Consequence[] {
  const fields = fieldsOf(step);
  const concerned = new Set(after.changed);
  for (const key of after.changed) for (const field of fields.dependentsOf(key)) concerned.add(field.key);
  return [...concerned]
    .sort((a, b) => fields.place(a) - fields.place(b))
    .flatMap(key => fields.byKey(key) ?? [])
    .flatMap(field => [...lookUps(field, before, after), ...listChanges(field, fields, before, after)]);
}

function listChanges(
  field: Field,
  fields: StepFields,
  before: SettledForm,
  after: SettledForm,
): Consequence[] {
  if (resourceNameOf(field) === '') return [];
  const asked = listAsked(field, fields, before);
  const asks = listAsked(field, fields, after);
  if (asks) return isSameAsk(asked, asks) ? [] : [asks];
  const lostGround = asked !== undefined && wantsList(field, after) && !hasGround(field, fields, after);
  return lostGround ? [{ kind: 'clear', fieldKey: field.key }] : [];
}

type Ask = Extract<Consequence, { kind: 'loadOptions' | 'lookUpCpf' }>;

const isSameAsk = (a: Ask | undefined, b: Ask): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The list a field needs now, if it can be asked for. */
function listAsked(field: Field, fields: StepFields, form: SettledForm): Ask | undefined {
  const resource = resourceNameOf(field);
  if (resource === '' || !wantsList(field, form)) return undefined;
  const { key: fieldKey, id: fieldId } = field;
  if (field.component === 'textWithAutoComplete' && holdsCpf(field)) {
    const cpf = onlyDigits(textOf(valueAt(form.values, fieldKey)));
    return cpf.length === CPF_LENGTH ? { kind: 'lookUpCpf', fieldKey, fieldId, resource, cpf } : undefined;
  }
  if (!hasGround(field, fields, form)) return undefined;
  return { kind: 'loadOptions', fieldKey, fieldId, resource, reference: referenceOf(field, fields, form) };
}

/** In sight, or hidden only until its list turns out to be empty (4.31). */
function wantsList(field: Field, { view }: SettledForm): boolean {
  const seen = viewAt(view, field.key);
  if (!seen || !fieldKinds.find(field.component)) return false;
  return seen.visible || (field.displayIfResourceIsEmpty && seen.applies && !field.hidden);
}

const groundsOf = (field: Field, fields: StepFields, { view }: SettledForm): Field[] =>
  field.dependencies
    .flatMap(name => fields.find(name) ?? [])
    .filter(other => other !== field && viewAt(view, other.key)?.applies === true);

/** Everything it depends on is filled, a CPF or CEP completely (5.29). */
const hasGround = (field: Field, fields: StepFields, form: SettledForm): boolean =>
  groundsOf(field, fields, form).every(other => codeOf(other, form) !== undefined);

/** Of several dependencies the last one is the most specific: it is the reference (assumed). */
const referenceOf = (field: Field, fields: StepFields, form: SettledForm): string | undefined => {
  const last = groundsOf(field, fields, form).at(-1);
  return last && codeOf(last, form);
};

/** A value as a code to refer to; undefined while it is empty or not complete. */
function codeOf(field: Field, { values }: SettledForm): string | undefined {
  const kind = fieldKinds.find(field.component);
  const value = valueAt(values, field.key);
  if (!kind || value === undefined || !kind.isFilled(value)) return undefined;
  if (holdsCep(field)) return completeCep(textOf(value));
  if (holdsCpf(field)) {
    const digits = onlyDigits(textOf(value));
    return digits.length === CPF_LENGTH ? digits : undefined;
  }
  const wire = kind.toWire(value, field);
  if (typeof wire === 'object' && wire !== null && 'value' in wire) return String(wire.value);
  return typeof wire === 'object' ? undefined : String(wire);
}

function lookUps(field: Field, before: SettledForm, after: SettledForm): Consequence[] {
  const old = textOf(valueAt(before.values, field.key));
  const text = textOf(valueAt(after.values, field.key));
  if (text === old || viewAt(after.view, field.key)?.visible !== true) return [];
  const fieldKey = field.key;
  const cep = holdsCep(field) ? completeCep(text) : undefined;
  if (cep !== undefined && cep !== completeCep(old)) return [{ kind: 'lookUpCep', fieldKey, cep }];
  const plate = field.component === 'consultaPlaca' && isPlate(text) ? plateOf(text) : undefined;
  return plate !== undefined && plate !== plateOf(old) ? [{ kind: 'lookUpPlate', fieldKey, plate }] : [];
}

const plateOf = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

const holdsCep = (field: Field): boolean => maskNameOf(field) === 'cep' || field.component === 'cep';

const holdsCpf = (field: Field): boolean =>
  maskNameOf(field) === 'cpf' || validationNameOf(field) === 'cpf' || field.key === 'cpf';
