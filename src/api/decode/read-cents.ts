import { amountFromWire } from '#journey/simulation/offer.ts';
import type { Json } from './json.ts';

/** Reads an amount in reais, a number or a Brazilian text, as cents; `undefined` if it is negative or no amount. */
export const readCents = (json: Json, name: string): number | undefined => amountFromWire(json[name]);
