import { parseRate } from '#brazil/decimal.ts';

/** A finite number, which may arrive as a Brazilian or plain decimal text; `undefined` for anything else. */
export function numberFromWire(wire: unknown): number | undefined {
  if (typeof wire === 'string') return parseRate(wire);
  return typeof wire === 'number' && Number.isFinite(wire) ? wire : undefined;
}
