import type { FieldKind } from '#journey/fields/field-kind.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { numberFromWire } from '#journey/fields/number-from-wire.ts';
import { isSameValue } from '#journey/form/is-same-value.ts';
import type {
  Conditionals,
  DateBoundary,
  Field,
  FieldReference,
  FieldRule,
  FieldValue,
} from '#journey/model/field.ts';
import { withAgreementLabels } from '#journey/with-agreement-labels.ts';
import { isRecord } from '#shared/record.ts';
import { withoutPrototypes } from '#shared/safety/safe-record.ts';
import {
  asList,
  asRecord,
  isNo,
  type Json,
  listOf,
  MAX_TEXT,
  readDisplayText,
  readFlag,
  readHtmlText,
  readList,
  readNumber,
  readRecord,
  readRichText,
  readStatus,
  readText,
} from './json.ts';
import { linksIn } from './links-in.ts';
import { decodeOptionList, isScalar, MAX_OPTIONS } from './options.ts';
import { noteUnreadable } from './take-unreadable-names.ts';

/** Fields nested deeper than this are left out. No form needs more; a hostile answer could (12.5). */
const MAX_DEPTH = 6;
/** The limit of terms, which may be a complete contract. Characters. */
const MAX_TERM = 1_000_000;

/**
 * Reads a list. Converters from XML write a list of one entry as that entry: an object that is not empty, or a text.
 */
function readListOrEntry(json: Json, name: string): readonly unknown[] {
  const value = json[name];
  const isEntry =
    (isRecord(value) && Object.keys(value).length > 0 && !listOf(value)) ||
    (typeof value === 'string' && value !== '');
  return isEntry ? [value] : readList(json, name);
}

const readCappedRichText = (json: Json, name: string): string => readRichText(json, name).slice(0, MAX_TEXT);

/** JSON has the shape of a FieldValue; deep nesting is cut off (12.5). */
const asFieldValue = (value: unknown): FieldValue => (withoutPrototypes(value) ?? null) as FieldValue;

/** The text of a value; of an option, its `value`. Other objects have none, because String() of them could throw. */
const valueTextOf = (item: unknown): string =>
  isRecord(item)
    ? readText(item, 'value')
    : typeof item === 'object' || item === undefined
      ? ''
      : String(item);

/** The values of a condition. The list is empty if there are none: then any value fulfils it (assumption 3.25). */
const valueTextsOf = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? asList(value) : [value]).map(valueTextOf);
};

/** Decodes a reference to another field. Without values it holds while that field has any value (3.26). */
function decodeReference(json: unknown): FieldReference | undefined {
  if (!isRecord(json)) return undefined;
  const fieldId = readText(json, '_id');
  if (fieldId === '') return undefined;
  return { fieldId, values: valueTextsOf(json.value) };
}

function decodeConditionals(json: unknown): Conditionals {
  const source = asRecord(json);
  const result: Conditionals = {};
  const visualization = decodeReference(source.visualization);
  if (visualization) result.visualization = visualization;
  const references = readListOrEntry(source, 'displayBasedOnValues')
    .map(decodeReference)
    .filter(reference => reference !== undefined);
  if (references.length > 0) result.displayBasedOnValues = references;
  const standard = decodeReference(source.standard);
  if (standard) {
    const { forcedValue } = asRecord(source.standard);
    result.standard = {
      ...standard,
      readOnly: readFlag(readRecord(source, 'standard'), 'readOnly'),
      // Null counts as absent, as for any optional member (assumption 7.7): it forces nothing.
      ...(forcedValue === undefined || forcedValue === null
        ? {}
        : { forcedValue: asFieldValue(forcedValue) }),
    };
  }
  if (isRecord(source.readOnly)) {
    result.readOnly = {
      activateWhenHasProposal: readFlag(source.readOnly, 'activateWhenHasProposal'),
    };
  }
  return result;
}

/** Decodes a rule. Members that it does not have stay absent. */
function decodeRule(json: unknown): FieldRule {
  const source = asRecord(json);
  const rule: FieldRule = {
    required: readFlag(source, 'required'),
    warningOnly: readFlag(source, 'warningOnly'),
    message: readDisplayText(source, 'message'),
  };
  for (const name of ['min', 'max', 'len'] as const) {
    const bound = readNumber(source, name);
    if (bound !== undefined) rule[name] = bound;
  }
  for (const name of ['pattern', 'type'] as const) {
    const ruleValue = readText(source, name);
    if (ruleValue !== '') rule[name] = ruleValue;
  }
  return rule;
}

/** Decodes a boundary; the specification does not name the member of its edge (assumption 3.30). */
function decodeBoundary(json: unknown): DateBoundary | undefined {
  const source = asRecord(json);
  const edge = readStatus(source, 'edge') || readStatus(source, 'boundary');
  if (edge !== 'start' && edge !== 'end') {
    // Without it the app accepts dates that the service refuses.
    if (isRecord(json)) noteUnreadable('dateValidation');
    return undefined;
  }
  const isAbsolute = readStatus(source, 'type') === 'absolutedate';
  return { edge, type: isAbsolute ? 'absoluteDate' : 'yearsBack', value: readText(source, 'value') };
}

/** A default may be an object with a `value` (3.23). */
function decodeDefault(json: unknown): FieldValue {
  const value = isRecord(json) && 'value' in json && !('label' in json) ? json.value : json;
  return asFieldValue(value);
}

/**
 * The options of a field; the marks of a slider are its options (5.24). Under the name `values`, only a list of options
 * counts (3.31).
 */
function readFieldOptions(source: Json): readonly unknown[] {
  const readOptions = (name: string) => readList(source, name, MAX_OPTIONS);
  const options = [...readOptions('options'), ...readOptions('marks')];
  const values = options.length === 0 ? readOptions('values') : [];
  const isOption = (value: unknown): boolean => (isRecord(value) ? 'value' in value : isScalar(value));
  return values.length > 0 && values.every(isOption) ? values : options;
}

/** A limit of the amount, in the unit of the kind. Without a known kind it is a number as it is. */
const readLimit = (json: Json, name: string, kind: FieldKind | undefined): number | undefined =>
  (kind?.boundFromWire ?? numberFromWire)(json[name]);

/** A maximum length; 0 means none (assumption 3.23). */
function readMaxLength(json: Json): number | undefined {
  const maxLength = readNumber(json, 'maxLength');
  return maxLength !== undefined && maxLength >= 1 ? maxLength : undefined;
}

/** A minimum length, which the visitor reads. `undefined` for one that no text has. */
function readMinLength(json: Json): number | undefined {
  const minLength = readNumber(json, 'minLength');
  if (minLength === undefined || minLength <= MAX_TEXT) return minLength && Math.ceil(minLength);
  noteUnreadable('minLength');
  return undefined;
}

/** Whether a forced value empties its field on purpose. */
const isEmptying = (value: unknown): boolean =>
  isRecord(value) && 'value' in value
    ? isEmptying(value.value)
    : value === null ||
      value === 0 ||
      isNo(value) ||
      (typeof value === 'string' && value.trim() === '') ||
      (Array.isArray(value) && value.length === 0);

/** The field without a forced value that its kind cannot read: it would be locked without a value. */
function withReadableForce(field: Field, kind: FieldKind | undefined): Field {
  const { standard } = field.conditionals;
  const forcedValue = standard?.forcedValue;
  if (!standard || forcedValue === undefined || kind?.carries !== 'value' || isEmptying(forcedValue))
    return field;
  if (!isSameValue(kind.fromWire(forcedValue, field), kind.empty)) return field;
  noteUnreadable('forcedValue');
  const { forcedValue: _, ...reference } = standard;
  return { ...field, conditionals: { ...field.conditionals, standard: reference } };
}

/** Decodes a field and normalises the server's spellings: `_component`, `uniqueKey`, `disabled`, 'none' (3.23-3.31). */
export function decodeField(json: unknown, depth = 0): Field {
  const source = asRecord(json);
  const rules = readListOrEntry(source, 'rules').map(decodeRule);
  const componentName = readDisplayText(source, 'component') || readDisplayText(source, '_component');
  // A checkbox with terms becomes a field of the kind `term`: its label opens the terms, and 5.4 has the message if it
  // is not ticked.
  const component =
    (readText(source, 'term') !== '' && fieldKinds.find(componentName)?.withTerms) || componentName;
  const kind = fieldKinds.find(component);
  const format = readRecord(source, 'format');
  const field: Field = {
    id: readText(source, '_id'),
    parentFieldId: readText(source, 'parentFieldId'),
    key: readText(source, 'uniqueKey') || readText(source, 'key'),
    label: readDisplayText(source, 'label'),
    labelLinks: linksIn(readText(source, 'label').slice(0, MAX_TEXT)),
    title: readDisplayText(source, 'title'),
    component,
    rules,
    required: readFlag(source, 'required') || rules.some(rule => rule.required && !rule.warningOnly),
    hidden: readFlag(source, 'hidden'),
    hiddenOnFilled: readFlag(source, 'hiddenOnFilled'),
    displayIfResourceIsEmpty: readFlag(source, 'displayIfResourceIsEmpty'),
    readOnly: readFlag(source, 'readOnly') || readFlag(source, 'disabled'),
    placeholder: readDisplayText(source, 'placeholder'),
    tooltip: readDisplayText(source, 'tooltip'),
    tutorial: readCappedRichText(source, 'tutorial'),
    dependencies: readListOrEntry(source, 'dependencies').filter(item => typeof item === 'string'),
    defaultValue: decodeDefault(source.defaultValue),
    mask: readText(source, 'mask'),
    maxLength: readMaxLength(source),
    minLength: readMinLength(source),
    minValue: readLimit(source, 'minValue', kind),
    maxValue: readLimit(source, 'maxValue', kind),
    validation: readText(source, 'validation'),
    dateValidation: readListOrEntry(source, 'dateValidation')
      .map(decodeBoundary)
      .filter(boundary => boundary !== undefined),
    formatSend: readText(format, 'send'),
    formatShow: readText(format, 'show'),
    term: readHtmlText(source, 'term').slice(0, MAX_TERM),
    message: readCappedRichText(source, 'message'),
    resource: readText(source, 'resource'),
    options: withAgreementLabels(readText(source, 'resource'), decodeOptionList(readFieldOptions(source))),
    url: readDisplayText(source, 'url'),
    icon: readDisplayText(source, 'icon'),
    submit: readFlag(source, 'submit'),
    shouldUpdate: readFlag(source, 'shouldUpdate'),
    formRef: readText(source, 'formRef'),
    conditionals: decodeConditionals(source.conditionals),
    subFields:
      depth >= MAX_DEPTH
        ? []
        : readListOrEntry(source, 'subFields').map(subField => decodeField(subField, depth + 1)),
  };
  return withReadableForce(field, kind);
}
