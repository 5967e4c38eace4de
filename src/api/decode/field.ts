import { fieldKinds } from '#journey/fields/index.ts';
import type {
  Conditionals,
  DateBoundary,
  Field,
  FieldReference,
  FieldRule,
  FieldValue,
  Option,
} from '#journey/model/field.ts';
import { withAgreementLabels } from '#journey/with-agreement-labels.ts';
import { isRecord } from '#shared/record.ts';
import { withoutPrototypes } from '#shared/safety/safe-record.ts';
import { child, children, flag, type Json, number, record, text, texts, words } from './json.ts';

/** Fields nested deeper than this are left out. No form needs more; a hostile answer could (12.5). */
const MAX_DEPTH = 6;
/** Longer lists of fields, rules, conditions or values are cut off (12.5). */
const MAX_LISTED = 2_000;
/** Longer texts are cut off; terms may be a whole contract. Characters. */
const MAX_TEXT = 10_000;
const MAX_TERM = 1_000_000;

const cappedList = (json: Json, name: string): readonly unknown[] =>
  children(json, name).slice(0, MAX_LISTED);
const short = (json: Json, name: string): string => words(json, name).slice(0, MAX_TEXT);

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || value === 'none' || value === '';

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

export function decodeOption(json: unknown): Option {
  if (!isRecord(json)) {
    const scalarText = isScalar(json) ? String(json) : '';
    return { value: scalarText, label: scalarText, image: '', disabled: false, children: '' };
  }
  // Yes and no may arrive as booleans.
  const value = typeof json.value === 'boolean' ? String(json.value) : text(json, 'value');
  return {
    value,
    label: words(json, 'label') || value,
    image: text(json, 'image'),
    disabled: flag(json, 'disabled'),
    children: text(json, 'children'),
  };
}

/** JSON has the shape of a FieldValue; deep nesting is cut off (12.5). */
const fieldValue = (value: unknown): FieldValue => (withoutPrototypes(value) ?? null) as FieldValue;

/** An option counts by its value. String() of another object could throw. */
const valueText = (item: unknown): string =>
  isRecord(item) ? text(item, 'value') : typeof item === 'object' || item === undefined ? '' : String(item);

/** The values of a condition. Without a value there are none: any value will do (assumption 3.25). */
const valueTexts = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value.slice(0, MAX_LISTED) : [value]).map(valueText);
};

/** A reference without a value holds for any value (3.26). */
function decodeReference(json: unknown): FieldReference | undefined {
  if (!isRecord(json)) return undefined;
  const fieldId = text(json, '_id');
  if (fieldId === '') return undefined;
  return { fieldId, values: json.value === undefined ? [] : valueTexts(json.value) };
}

function decodeConditionals(json: unknown): Conditionals {
  if (isNone(json)) return {};
  const from = record(json);
  const result: Conditionals = {};
  const visualization = isNone(from.visualization) ? undefined : decodeReference(from.visualization);
  if (visualization) result.visualization = visualization;
  const references = cappedList(from, 'displayBasedOnValues')
    .map(decodeReference)
    .filter(reference => reference !== undefined);
  if (references.length > 0) result.displayBasedOnValues = references;
  const standard = isNone(from.standard) ? undefined : decodeReference(from.standard);
  if (standard) {
    const forced = record(from.standard).forcedValue;
    result.standard = {
      ...standard,
      readOnly: flag(child(from, 'standard'), 'readOnly'),
      // Null counts as absent, as for any optional member (assumption 7.7): it forces nothing.
      ...(forced === undefined || forced === null ? {} : { forcedValue: fieldValue(forced) }),
    };
  }
  if (!isNone(from.readOnly)) {
    result.readOnly = { activateWhenHasProposal: flag(child(from, 'readOnly'), 'activateWhenHasProposal') };
  }
  return result;
}

/** Contains only the members that the rule has. */
function decodeRule(json: unknown): FieldRule {
  const from = record(json);
  const rule: FieldRule = {
    required: flag(from, 'required'),
    warningOnly: flag(from, 'warningOnly'),
    message: short(from, 'message'),
  };
  for (const name of ['min', 'max', 'len'] as const) {
    const bound = number(from, name);
    if (bound !== undefined) rule[name] = bound;
  }
  for (const name of ['pattern', 'type'] as const) {
    const ruleValue = text(from, name);
    if (ruleValue !== '') rule[name] = ruleValue;
  }
  return rule;
}

function decodeBoundary(json: unknown): DateBoundary | undefined {
  const from = record(json);
  const edge = text(from, 'edge');
  if (edge !== 'start' && edge !== 'end') return undefined;
  return {
    edge,
    type: text(from, 'type') === 'absoluteDate' ? 'absoluteDate' : 'yearsBack',
    value: text(from, 'value'),
  };
}

/** A default may be an object with a value (3.23). */
function decodeDefault(json: unknown): FieldValue {
  const value = isRecord(json) && 'value' in json && !('label' in json) ? json.value : json;
  return fieldValue(value);
}

/** Money limits arrive in reais and are kept in cents. */
function limit(json: Json, name: string, isMoney: boolean): number | undefined {
  const value = number(json, name);
  return value === undefined || !isMoney ? value : Math.round(value * 100);
}

/** Decodes a field and normalises the server's spellings: `_component`, `uniqueKey`, `disabled`, 'none' (3.23-3.31). */
export function decodeField(json: unknown, depth = 0): Field {
  const from = record(json);
  const rules = cappedList(from, 'rules').map(decodeRule);
  const componentName = text(from, 'component') || text(from, '_component');
  // A box that carries terms is a term: its label opens them, and a missing tick has the message of 5.4.
  const component = (text(from, 'term') !== '' && fieldKinds.find(componentName)?.withTerms) || componentName;
  const isMoney = fieldKinds.find(component)?.unit === 'cents';
  const format = child(from, 'format');
  return {
    id: text(from, '_id'),
    parentFieldId: text(from, 'parentFieldId'),
    key: text(from, 'uniqueKey') || text(from, 'key'),
    label: short(from, 'label'),
    title: short(from, 'title'),
    component,
    rules,
    required: flag(from, 'required') || rules.some(rule => rule.required && !rule.warningOnly),
    hidden: flag(from, 'hidden'),
    hiddenOnFilled: flag(from, 'hiddenOnFilled'),
    displayIfResourceIsEmpty: flag(from, 'displayIfResourceIsEmpty'),
    readOnly: flag(from, 'readOnly') || flag(from, 'disabled'),
    placeholder: short(from, 'placeholder'),
    tooltip: short(from, 'tooltip'),
    tutorial: short(from, 'tutorial'),
    dependencies: texts(from, 'dependencies').slice(0, MAX_LISTED),
    defaultValue: decodeDefault(from.defaultValue),
    mask: text(from, 'mask'),
    maxLength: number(from, 'maxLength'),
    minLength: number(from, 'minLength'),
    minValue: limit(from, 'minValue', isMoney),
    maxValue: limit(from, 'maxValue', isMoney),
    validation: text(from, 'validation'),
    dateValidation: cappedList(from, 'dateValidation')
      .map(decodeBoundary)
      .filter(boundary => boundary !== undefined),
    formatSend: text(format, 'send'),
    formatShow: text(format, 'show'),
    term: words(from, 'term').slice(0, MAX_TERM),
    message: short(from, 'message'),
    resource: text(from, 'resource'),
    // The marks of a slider are its options (5.24).
    options: withAgreementLabels(
      text(from, 'resource'),
      [...children(from, 'options'), ...children(from, 'marks')].map(decodeOption),
    ),
    url: short(from, 'url'),
    icon: short(from, 'icon'),
    submit: flag(from, 'submit'),
    shouldUpdate: flag(from, 'shouldUpdate'),
    formRef: text(from, 'formRef'),
    conditionals: decodeConditionals(from.conditionals),
    subFields:
      depth >= MAX_DEPTH ? [] : cappedList(from, 'subFields').map(sub => decodeField(sub, depth + 1)),
  };
}
