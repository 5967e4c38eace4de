import { amountFromWire, rateFromWire, reaisFromCents } from '#journey/simulation/offer.ts';
import type { Json } from './json.ts';
import { noteUnreadable } from './take-unreadable-names.ts';

const isMissing = (wire: unknown): boolean => wire === undefined || wire === null || wire === '';

/** Reads an amount in reais, a number or a text, as cents; `undefined` if it is negative or no amount. */
export function readCents(json: Json, name: string): number | undefined {
  const wire = json[name];
  const cents = amountFromWire(wire);
  if (cents === undefined && !isMissing(wire)) noteUnreadable(name);
  return cents;
}

/** Reads a rate as a fraction; `undefined` if it is negative or no rate. */
export function readRate(json: Json, name: string): number | undefined {
  const rate = rateFromWire(json[name]);
  if (rate === undefined && !isMissing(json[name])) noteUnreadable(name);
  return rate;
}

/** Reads a cost in reais as cents: zero if it is missing, `undefined` if it cannot be read. */
export const readCost = (json: Json, name: string): number | undefined =>
  isMissing(json[name]) ? 0 : readCents(json, name);

/** Reads an amount in reais as reais, for a field or a proposal; `undefined` as `readCents`. */
export function readReais(json: Json, name: string): number | undefined {
  const cents = readCents(json, name);
  return cents === undefined ? undefined : reaisFromCents(cents);
}
