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
import {
  child,
  children,
  displayText,
  flag,
  htmlText,
  type Json,
  number,
  record,
  text,
  texts,
} from './json.ts';

/** Fields nested deeper than this are left out. No form needs more; a hostile answer could (12.5). */
const MAX_DEPTH = 6;
/** Longer lists of fields, rules, conditions or values are cut off (12.5). */
const MAX_LISTED = 2_000;
/** Longer texts are cut off; terms may be a whole contract. Characters. */
const MAX_TEXT = 10_000;
const MAX_TERM = 1_000_000;

const cappedList = (json: Json, name: string): readonly unknown[] =>
  children(json, name).slice(0, MAX_LISTED);
const cappedText = (json: Json, name: string): string => displayText(json, name).slice(0, MAX_TEXT);

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
    label: displayText(json, 'label') || value,
    image: text(json, 'image'),
    disabled: flag(json, 'disabled'),
    children: displayText(json, 'children'),
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
  const source = record(json);
  const result: Conditionals = {};
  const visualization = isNone(source.visualization) ? undefined : decodeReference(source.visualization);
  if (visualization) result.visualization = visualization;
  const references = cappedList(source, 'displayBasedOnValues')
    .map(decodeReference)
    .filter(reference => reference !== undefined);
  if (references.length > 0) result.displayBasedOnValues = references;
  const standard = isNone(source.standard) ? undefined : decodeReference(source.standard);
  if (standard) {
    const forced = record(source.standard).forcedValue;
    result.standard = {
      ...standard,
      readOnly: flag(child(source, 'standard'), 'readOnly'),
      // Null counts as absent, as for any optional member (assumption 7.7): it forces nothing.
      ...(forced === undefined || forced === null ? {} : { forcedValue: fieldValue(forced) }),
    };
  }
  if (!isNone(source.readOnly)) {
    result.readOnly = { activateWhenHasProposal: flag(child(source, 'readOnly'), 'activateWhenHasProposal') };
  }
  return result;
}

/** Contains only the members that the rule has. */
function decodeRule(json: unknown): FieldRule {
  const source = record(json);
  const rule: FieldRule = {
    required: flag(source, 'required'),
    warningOnly: flag(source, 'warningOnly'),
    message: cappedText(source, 'message'),
  };
  for (const name of ['min', 'max', 'len'] as const) {
    const bound = number(source, name);
    if (bound !== undefined) rule[name] = bound;
  }
  for (const name of ['pattern', 'type'] as const) {
    const ruleValue = text(source, name);
    if (ruleValue !== '') rule[name] = ruleValue;
  }
  return rule;
}

function decodeBoundary(json: unknown): DateBoundary | undefined {
  const source = record(json);
  const edge = text(source, 'edge');
  if (edge !== 'start' && edge !== 'end') return undefined;
  return {
    edge,
    type: text(source, 'type') === 'absoluteDate' ? 'absoluteDate' : 'yearsBack',
    value: text(source, 'value'),
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
  const source = record(json);
  const rules = cappedList(source, 'rules').map(decodeRule);
  const componentName = text(source, 'component') || text(source, '_component');
  // A box that carries terms is a term: its label opens them, and a missing tick has the message of 5.4.
  const component =
    (text(source, 'term') !== '' && fieldKinds.find(componentName)?.withTerms) || componentName;
  const isMoney = fieldKinds.find(component)?.unit === 'cents';
  const format = child(source, 'format');
  return {
    id: text(source, '_id'),
    parentFieldId: text(source, 'parentFieldId'),
    key: text(source, 'uniqueKey') || text(source, 'key'),
    label: cappedText(source, 'label'),
    title: cappedText(source, 'title'),
    component,
    rules,
    required: flag(source, 'required') || rules.some(rule => rule.required && !rule.warningOnly),
    hidden: flag(source, 'hidden'),
    hiddenOnFilled: flag(source, 'hiddenOnFilled'),
    displayIfResourceIsEmpty: flag(source, 'displayIfResourceIsEmpty'),
    readOnly: flag(source, 'readOnly') || flag(source, 'disabled'),
    placeholder: cappedText(source, 'placeholder'),
    tooltip: cappedText(source, 'tooltip'),
    tutorial: cappedText(source, 'tutorial'),
    dependencies: texts(source, 'dependencies').slice(0, MAX_LISTED),
    defaultValue: decodeDefault(source.defaultValue),
    mask: text(source, 'mask'),
    maxLength: number(source, 'maxLength'),
    minLength: number(source, 'minLength'),
    minValue: limit(source, 'minValue', isMoney),
    maxValue: limit(source, 'maxValue', isMoney),
    validation: text(source, 'validation'),
    dateValidation: cappedList(source, 'dateValidation')
      .map(decodeBoundary)
      .filter(boundary => boundary !== undefined),
    formatSend: text(format, 'send'),
    formatShow: text(format, 'show'),
    term: htmlText(source, 'term').slice(0, MAX_TERM),
    message: cappedText(source, 'message'),
    resource: text(source, 'resource'),
    // The marks of a slider are its options (5.24).
    options: withAgreementLabels(
      text(source, 'resource'),
      [...children(source, 'options'), ...children(source, 'marks')].map(decodeOption),
    ),
    url: cappedText(source, 'url'),
    icon: cappedText(source, 'icon'),
    submit: flag(source, 'submit'),
    shouldUpdate: flag(source, 'shouldUpdate'),
    formRef: text(source, 'formRef'),
    conditionals: decodeConditionals(source.conditionals),
    subFields:
      depth >= MAX_DEPTH
        ? []
        : cappedList(source, 'subFields').map(subField => decodeField(subField, depth + 1)),
  };
}
