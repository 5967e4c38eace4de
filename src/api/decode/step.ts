import type { Field } from '#journey/model/field.ts';
import { decodeStatus, type Step, type TokenMethod } from '#journey/model/step.ts';
import { shownTitleOf } from '#journey/shown-title.ts';
import { decodeField } from './field.ts';
import {
  asRecord,
  firstOfEachName,
  readDisplayText,
  readFlag,
  readLines,
  readList,
  readNumber,
  readRecord,
  readStatus,
  readText,
} from './json.ts';

/** Longer slugs of steps and keys of fields are refused (12.5): they go into addresses and requests. Characters. */
const MAX_NAME = 256;
/** More steps are left out (12.5). No journey has a hundred. */
const MAX_STEPS = 1_000;

/** Whether a text can be the slug of a step, which is a part of addresses: half a surrogate pair cannot be encoded. */
const isSlug = (text: string): boolean =>
  text !== '' && text.length <= MAX_NAME && !/\p{Surrogate}/u.test(text);

/** Leaves out fields without a usable key and, of several fields with the same key at any depth, all but the first. */
const withUniqueKeys = (fields: readonly Field[], usedKeys = new Set([''])): Field[] =>
  fields
    .filter(({ key }) => key.length <= MAX_NAME && !usedKeys.has(key) && usedKeys.add(key))
    .map(field => ({ ...field, subFields: withUniqueKeys(field.subFields, usedKeys) }));

const decodeTokenMethod = (json: unknown): TokenMethod =>
  typeof json === 'string'
    ? { method: json, target: '' }
    : { method: readText(asRecord(json), 'method'), target: readDisplayText(asRecord(json), 'target') };

/**
 * Decodes a step; `undefined` without a usable slug, because the journey addresses steps by their slugs.
 * @param defaultOrder the order of a step without one (assumption 3.22).
 * @param names names of lenders and products, for titles (5.23).
 */
export function decodeStep(
  json: unknown,
  defaultOrder = -1,
  names: readonly string[] = [],
): Step | undefined {
  const source = asRecord(json);
  const slug = readText(source, 'slug');
  if (!isSlug(slug)) return undefined;
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
      slug: readText(type, 'slug'),
      unique: readFlag(type, 'unique'),
    },
    fields: withUniqueKeys(readList(source, 'fields').map(field => decodeField(field))),
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

/** The steps of the configuration. A step without an order follows the previous one in the list (assumption 3.22). */
export function decodeSteps(entries: readonly unknown[], names: readonly string[] = []): Step[] {
  let lastOrder = -1;
  return entries.slice(0, MAX_STEPS).flatMap(entry => {
    const step = decodeStep(entry, lastOrder + 1, names);
    if (!step) return [];
    // A template has no order: the next step follows the one before the template.
    if (step.order >= 0) lastOrder = step.order;
    return [step];
  });
}
