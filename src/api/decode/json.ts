import { decodeEntities } from '#shared/decode-entities.ts';
import { isRecord } from '#shared/record.ts';
import { visibleText } from '#shared/safety/visible-text.ts';

/** Readers for JSON from the network, which may differ from the contract. None of them throws. */
export type Json = Readonly<Record<string, unknown>>;

export const record = (value: unknown): Json => (isRecord(value) ? value : {});

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads own members only: a name like `constructor` must not find an inherited one. */
const ownMember = (json: Json, name: string): unknown => (Object.hasOwn(json, name) ? json[name] : undefined);

/** Text, or a number as text; otherwise empty. */
export function text(json: Json, name: string): string {
  const value = ownMember(json, name);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Such a text is HTML; who shows it decides what happens to its entities. */
const TAG = /<[a-z!/]/i;

/**
 * A text that people read: a name, a label, a title. It has no control and direction characters (12.3) and, unless it
 * is HTML, no entities.
 */
export function displayText(json: Json, name: string): string {
  const value = text(json, name);
  return visibleText(TAG.test(value) ? value : decodeEntities(value));
}

/** A text in HTML: its entities stay, because `&lt;` is not the beginning of a tag. */
export const htmlText = (json: Json, name: string): string => visibleText(text(json, name));

/** A yes, which may arrive as text (16.2). */
export const isYes = (value: unknown): boolean => value === true || value === 'true';

/** A no, which may arrive as text. */
export const isNo = (value: unknown): boolean => value === false || value === 'false';

export const flag = (json: Json, name: string): boolean => isYes(ownMember(json, name));

/** A finite number, which may arrive as text. */
export function number(json: Json, name: string): number | undefined {
  const value = ownMember(json, name);
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

export const child = (json: Json, name: string): Json => record(ownMember(json, name));
export const children = (json: Json, name: string): readonly unknown[] => list(ownMember(json, name));
/**
 * The readable entries of a list. `undefined` if it has entries and none of them is readable: whoever takes such an answer
 * for an empty list tells the visitor what the service has not said.
 */
export function readableEntries<Value>(
  entries: readonly unknown[],
  decode: (entry: unknown) => Value | undefined,
): Value[] | undefined {
  const values = entries.map(decode).filter(value => value !== undefined);
  return values.length === 0 && entries.length > 0 ? undefined : values;
}

export const texts = (json: Json, name: string): string[] =>
  children(json, name).filter((item): item is string => typeof item === 'string');

/** A map with names that the server chose; it has no prototype (12.4). */
export function mapOf<Value>(
  json: unknown,
  read: (value: unknown, name: string) => Value,
): Record<string, Value> {
  const result = Object.create(null) as Record<string, Value>; // Object.create is untyped
  for (const [name, value] of Object.entries(record(json))) result[name] = read(value, name);
  return result;
}
