import { pointerUnder } from '#mocks/contract/pointer-under.ts';
import { type ContractModel, expectationOf } from './contract-model.ts';
import type { Deviation } from './deviation.ts';
import { jsonTypeOf, kindOfValue } from './kind-of-value.ts';
import type { Shape } from './shape-of.ts';
import type { Mismatch } from './tracing-validator.ts';

/**
 * The node of the contract that a mismatch is about: of a missing member its schema, otherwise the schema that refuses.
 */
export const placeOfMismatch = ({ place, missing }: Mismatch): string | undefined =>
  place === undefined || missing === undefined ? place : pointerUnder(`${place}/properties`, missing);

/** Keeps one error per fault, because a wrong type makes a choice, its limits and its pattern fail as well. */
export function oneMismatchPerFault(mismatches: readonly Mismatch[]): Mismatch[] {
  const reportedKeys = new Set<string>();
  const wrongTypePaths = new Set(
    mismatches.filter(({ keyword }) => keyword === 'type').map(({ path }) => path),
  );
  return mismatches.filter(({ path, keyword, missing }) => {
    if (keyword === 'x-choice') return false;
    if (keyword !== 'type' && keyword !== 'required' && wrongTypePaths.has(path)) return false;
    const key = `${path} ${keyword} ${missing ?? ''}`;
    if (reportedKeys.has(key)) return false;
    reportedKeys.add(key);
    return true;
  });
}

/** The deviation that a validator's mismatch shows. */
export function deviationOf(
  model: ContractModel,
  side: Deviation['side'],
  location: string,
  shape: Shape,
  { path, keyword, place = '', missing }: Mismatch,
  actual: unknown,
): Omit<Deviation, 'guess'> {
  const pointer = location + shape.publicPointer(path);
  const base = { side, keyword, place };
  if (missing !== undefined)
    return {
      ...base,
      kind: 'missing',
      // This name comes from the contract, so the report may quote it.
      pointer: pointerUnder(pointer, missing),
      expected: expectationOf(model, pointerUnder(`${place}/properties`, missing)),
      observed: 'absent',
      type: undefined,
    };
  const node = model.nodeAt(place);
  const isCode = typeof actual === 'string' && Array.isArray(node?.enum);
  return {
    ...base,
    kind: isCode ? 'code' : 'value',
    pointer,
    expected: expectationOf(model, place) + formatLimit(keyword, node?.[keyword]),
    observed: isCode ? 'another name' : kindOfValue(actual),
    type: jsonTypeOf(actual),
    ...(isCode ? { code: actual } : {}),
  };
}

/** The rule that a number or text breaks, in the contract's words. */
function formatLimit(keyword: string, limit: unknown): string {
  if (keyword === 'pattern') return ' of the form that the contract gives';
  const isLimit = /^(?:min|max)/.test(keyword) && typeof limit === 'number';
  return isLimit ? `, ${keyword} ${limit}` : '';
}
