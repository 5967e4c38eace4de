import { isYes as meansYes } from '#journey/formatters/create-yes-no-formatter.ts';
import { plainLinesOf, plainTextOf } from '#shared/plain-text-of.ts';
import { isRecord } from '#shared/record.ts';
import { removeControlCharacters } from '#shared/safety/remove-control-characters.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';

/**
 * A JSON object from the network, which may differ from the contract. The functions of this file read it and never
 * throw.
 */
export type Json = Readonly<Record<string, unknown>>;

export const asRecord = (value: unknown): Json => (isRecord(value) ? value : {});

/** Longer lists are cut off (12.5): of fields, rules, contracts, messages. Only options may be more. */
export const MAX_LISTED = 2_000;

/** The entries of a list, which PHP writes as an object of numbered members if it has gaps; `undefined` for no list. */
export function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const names = isRecord(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every(name => /^\d+$/.test(name))
    ? Object.values(asRecord(value))
    : undefined;
}

export const asList = (value: unknown, limit = MAX_LISTED): readonly unknown[] =>
  listOf(value)?.slice(0, limit) ?? [];

/** Reads own members only: a name like `constructor` must not find an inherited one. */
const ownMemberOf = (json: Json, name: string): unknown =>
  Object.hasOwn(json, name) ? json[name] : undefined;

/** Reads a text, or a number as text; otherwise empty. */
export function readText(json: Json, name: string): string {
  const value = ownMemberOf(json, name);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Reads a slug or another name that is compared with those of other answers. Some services put blanks around it. */
export const readName = (json: Json, name: string): string => readText(json, name).trim();

/** Reads a status of 4.1, 4.2 or 3.50, or another word of a short list, which some services write in capitals. */
export const readStatus = (json: Json, name: string): string => readName(json, name).toLowerCase();

/** Whether a result or an error says that there is no offer (4.5, 8.28). */
export const meansNoOffer = (json: Json, name: string): boolean => /^no_?offer$/i.test(readText(json, name));

/** Longer texts for people are cut off (12.5). Only terms may be longer. Characters. */
export const MAX_TEXT = 10_000;

/** Reads a text that is shown on one line, without tags: a name, a label, a title. */
export const readDisplayText = (json: Json, name: string): string =>
  plainTextOf(readText(json, name).slice(0, MAX_TEXT));

/** Reads a text that is shown on several lines, without other tags: a description. */
export const readLines = (json: Json, name: string): string =>
  plainLinesOf(readText(json, name).slice(0, MAX_TEXT));

/** The beginning of a tag: a text with one is HTML. */
const TAG = /<[a-z!/]/i;

/** Reads a text that is shown as HTML if it has a tag, and as it is otherwise. */
export const readRichText = (json: Json, name: string): string =>
  TAG.test(readText(json, name)) ? readHtmlText(json, name) : readDisplayText(json, name);

/** Reads HTML. Its entities stay: a decoded `&lt;` would begin a tag. */
export const readHtmlText = (json: Json, name: string): string =>
  removeControlCharacters(readText(json, name));

/** True for yes, which may arrive as 1 or as a text in any spelling (16.2). */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && meansYes(value) === true);

/** True for no, which may arrive as a text in any spelling. */
export const isNo = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && meansYes(value) === false);

export const readFlag = (json: Json, name: string): boolean => isYes(ownMemberOf(json, name));

/** Reads a finite number, which may arrive as text. */
export function readNumber(json: Json, name: string): number | undefined {
  const value = ownMemberOf(json, name);
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

export const readRecord = (json: Json, name: string): Json => asRecord(ownMemberOf(json, name));
export const readList = (json: Json, name: string, limit?: number): readonly unknown[] =>
  asList(ownMemberOf(json, name), limit);

/**
 * Decodes the entries of a list and leaves out unreadable ones. `undefined` if no entry of a list with entries is
 * readable: an empty result would state that the service has no such entries.
 */
export function decodeReadableEntries<Value>(
  entries: readonly unknown[],
  decode: (entry: unknown) => Value | undefined,
): Value[] | undefined {
  const values = entries.map(decode).filter(value => value !== undefined);
  return values.length === 0 && entries.length > 0 ? undefined : values;
}

/** Leaves out values with the name of an earlier one: a choice that is sent by its name cannot tell them apart. */
export function firstOfEachName<Value>(values: readonly Value[], nameOf: (value: Value) => string): Value[] {
  const names = new Set<string>();
  return values.filter(value => !names.has(nameOf(value)) && names.add(nameOf(value)));
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Merges objects into a record without a prototype. Those that come later take precedence, unless a member is blank.
 */
export const mergeRecords = (...records: readonly Json[]): Record<string, unknown> =>
  createSafeRecord(records.flatMap(record => Object.entries(record).filter(([, value]) => !isBlank(value))));

export const readTexts = (json: Json, name: string): string[] =>
  readList(json, name).filter((item): item is string => typeof item === 'string');

/** Reads an object whose member names the server chose into a record without a prototype (12.4). */
export function mapOf<Value>(
  json: unknown,
  read: (value: unknown, name: string) => Value,
): Record<string, Value> {
  return createSafeRecord(Object.entries(asRecord(json)).map(([name, value]) => [name, read(value, name)]));
}
