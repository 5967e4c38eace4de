import { products } from '#scenarios/products/index.ts';
import { isKeptIdentifier } from './anonymiser.ts';
import { contractNames } from './contract-names.ts';
import { wordsOf } from './words-of.ts';

/** The words of every member name in the contract, and of every identifier in the products of the catalogue. */
export const declaredWords: ReadonlySet<string> = new Set(
  [
    ...contractNames,
    ...products.flatMap(({ system, steps, checks }) => identifiersIn([system, steps, checks])),
  ].flatMap(wordsOf),
);

function identifiersIn(value: unknown, member = ''): string[] {
  if (typeof value === 'string') return isKeptIdentifier(member, value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(item => identifiersIn(item, member));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => identifiersIn(item, name));
}
