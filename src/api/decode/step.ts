import type { Field } from '#journey/model/field.ts';
import { decodeStatus, type Step, type TokenMethod } from '#journey/model/step.ts';
import { shownTitleOf } from '#journey/shown-title.ts';
import { isRecord } from '#shared/record.ts';
import { decodeField } from './field.ts';
import {
  asRecord,
  firstOfEachName,
  type Json,
  listOf,
  MAX_LISTED,
  readDisplayText,
  readFlag,
  readLines,
  readList,
  readName,
  readNumber,
  readRecord,
  readStatus,
  readText,
} from './json.ts';
import { noteUnreadable } from './take-unreadable-names.ts';

/** Longer slugs of steps and keys of fields are refused (12.5): they go into addresses and requests. Characters. */
const MAX_NAME = 256;
/** More steps are left out (12.5). No journey has a hundred. */
const MAX_STEPS = 1_000;

/** Whether a text can be the slug of a step, which is a part of addresses: half a surrogate pair cannot be encoded. */
const isSlug = (text: string): boolean =>
  text !== '' && text.length <= MAX_NAME && !/\p{Surrogate}/u.test(text);

/** Whether a step has a slug by which the journey can name it. */
export const hasSlug = (json: Json): boolean => isSlug(readName(json, 'slug'));

/** Leaves out fields without a usable key and, of several fields with the same key at any depth, all but the first. */
function withUniqueKeys(fields: readonly Field[], usedKeys = new Set([''])): Field[] {
  const named = fields.filter(({ key }) => key.length <= MAX_NAME && !usedKeys.has(key) && usedKeys.add(key));
  if (named.length < fields.length) noteUnreadable('key');
  return named.map(field => ({ ...field, subFields: withUniqueKeys(field.subFields, usedKeys) }));
}

/** Whether an entry or a list is absent: no fields, no field, no step. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** The fields of a step, or its only one; `undefined` if there are some that cannot be read. */
function readFields({ fields }: Json): readonly unknown[] | undefined {
  const list = listOf(fields)?.slice(0, MAX_LISTED);
  if (list) return list.some(isRecord) || list.every(isAbsent) ? list : undefined;
  if (!isRecord(fields)) return isAbsent(fields) ? [] : undefined;
  if (Object.keys(fields).length === 0) return [];
  return 'component' in fields || '_component' in fields ? [fields] : undefined;
}

/** Whether a step has fields that cannot be read. It is no step, because its form would be sent empty. */
export const hasUnreadableFields = (json: unknown): boolean => readFields(asRecord(json)) === undefined;

const decodeTokenMethod = (json: unknown): TokenMethod =>
  typeof json === 'string'
    ? { method: json, target: '' }
    : { method: readText(asRecord(json), 'method'), target: readDisplayText(asRecord(json), 'target') };

/**
 * Decodes a step; `undefined` without a usable slug, because the journey addresses steps by their slugs, and with
 * fields that cannot be read.
 * @param defaultOrder the order of a step without one (assumption 3.22).
 * @param names names of lenders and products, for titles (5.23).
 */
export function decodeStep(
  json: unknown,
  defaultOrder = -1,
  names: readonly string[] = [],
): Step | undefined {
  const source = asRecord(json);
  const slug = readName(source, 'slug');
  const fields = readFields(source);
  if (!isSlug(slug)) noteUnreadable('slug');
  if (!fields) noteUnreadable('fields');
  if (!isSlug(slug) || !fields) return undefined;
  const type = readRecord(source, 'stepType');
  const benefitPhase = readText(source, 'benefitPhase');
  return {
    id: readText(source, '_id'),
    slug,
    name: shownTitleOf(readDisplayText(source, 'name'), names),
    description: readLines(source, 'description'),
    order: readNumber(source, 'order') ?? defaultOrder,
    image: readText(source, 'image'),
    status: decodeStatus(readStatus(source, 'state')),
    type: {
      id: readText(type, '_id'),
      label: readDisplayText(type, 'label'),
      slug: readName(type, 'slug'),
      unique: readFlag(type, 'unique'),
    },
    fields: withUniqueKeys(fields.map(field => decodeField(field))),
    // The request for a code names the method only (7.20).
    tokenMethods: firstOfEachName(
      readList(source, 'tokenValidationMethods').map(decodeTokenMethod),
      ({ method }) => method,
    ),
    canRestartHere: readFlag(source, 'enableProposalRestartAtThisStep'),
    cannotReturnFromHere: readFlag(source, 'notAllowedToReturnFromHere'),
    requiresReview: readFlag(source, 'requiredReview'),
    metaProductBankId: readText(source, 'metaProductBankId'),
    link: readText(source, 'link'),
    ...(benefitPhase === '' ? {} : { benefitPhase }),
  };
}

/**
 * The steps of the configuration. A step without an order follows the previous one in the list (assumption 3.22); of
 * several with one slug the first counts.
 */
export function decodeSteps(entries: readonly unknown[], names: readonly string[] = []): Step[] {
  let lastOrder = -1;
  const slugs = new Set<string>();
  return entries.slice(0, MAX_STEPS).flatMap(entry => {
    const step = decodeStep(entry, lastOrder + 1, names);
    if (!step) return [];
    if (slugs.has(step.slug)) {
      noteUnreadable('slug');
      return [];
    }
    slugs.add(step.slug);
    // A template has no order: the next step follows the one before the template.
    if (step.order >= 0) lastOrder = step.order;
    return [step];
  });
}
