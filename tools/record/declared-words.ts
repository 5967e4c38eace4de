import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { products } from '#scenarios/products/index.ts';
import { contractFolder } from '../contract/bundle.ts';
import { isKeptIdentifier } from './anonymiser.ts';
import { wordsOf } from './words-of.ts';

/** The words of every member name, code and identifier in the contract and in the products of the catalogue. */
export const declaredWords: ReadonlySet<string> = new Set(
  [
    ...readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.yaml'))
      .flatMap(file => namesInContract(parse(readFileSync(path.join(contractFolder, file), 'utf8')))),
    ...products.flatMap(({ system, steps, checks }) => identifiersIn([system, steps, checks])),
  ].flatMap(wordsOf),
);

/** Names of members and parameters, and the codes of lists. */
function namesInContract(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (keyword === 'properties' && typeof value === 'object' && value !== null)
      return [...Object.keys(value), ...namesInContract(value)];
    if (['enum', 'const', 'x-known-values'].includes(keyword))
      return [value].flat().filter(code => typeof code === 'string');
    return keyword === 'name' && typeof value === 'string' && 'in' in node ? [value] : namesInContract(value);
  });
}

function identifiersIn(value: unknown, member = ''): string[] {
  if (typeof value === 'string') return isKeptIdentifier(member, value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(item => identifiersIn(item, member));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => identifiersIn(item, name));
}
