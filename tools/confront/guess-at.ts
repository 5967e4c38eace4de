import { answerRules, type ContractModel } from './contract-model.ts';
import type { TracedNode } from './tracing-validator.ts';

/** The place, if the contract guesses what it says there. */
export const guessAt = (model: ContractModel, place: string): string | undefined =>
  model.guesses.has(place) ? place : undefined;

/**
 * True if a value is evidence about a guess. Three values are no evidence: an empty one, a null that means absent,
 * and an object without any of the members that the guess names.
 */
export function isEvidence(model: ContractModel, { place, data }: TracedNode): boolean {
  const node = model.nodeAt(place);
  if (!node || data === undefined || data === '') return false;
  if (Array.isArray(data)) return data.length > 0;
  if (data === null) return JSON.stringify(node.type ?? '').includes('null') || node.anyOf !== undefined;
  if (typeof data !== 'object') return true;
  const { properties } = node;
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties))
    return Object.keys(data).length > 0;
  return Object.keys(properties).some(name => Object.hasOwn(data, name));
}

/** The rules for all answers on which this answer relies. */
export function findUsedRules(model: ContractModel, visits: readonly TracedNode[], value: unknown): string[] {
  const usedGuesses = new Set<string>();
  for (const { place, path, data } of visits) {
    const node = model.nodeAt(place);
    if (!node) continue;
    const types = [node.type].flat();
    if (
      typeof data === 'string' &&
      types.some(type => ['integer', 'number', 'boolean'].includes(String(type)))
    )
      if (!types.includes('string')) usedGuesses.add(answerRules.textForScalars);
    const { properties, required } = node;
    const object = path === '' ? value : data;
    if (
      typeof properties !== 'object' ||
      properties === null ||
      typeof object !== 'object' ||
      object === null
    )
      continue;
    for (const [name, member] of Object.entries(object))
      if (member === null && Object.hasOwn(properties, name))
        if (
          !(Array.isArray(required) && required.includes(name)) &&
          !allowsNull(model, `${place}/properties/${name}`)
        )
          usedGuesses.add(answerRules.nullMeansAbsent);
  }
  return [...usedGuesses].filter(rule => model.guesses.has(rule));
}

function allowsNull(model: ContractModel, place: string): boolean {
  const node = model.nodeAt(place);
  if (!node) return false;
  if (typeof node.$ref === 'string') return allowsNull(model, node.$ref);
  if ([node.type].flat().includes('null')) return true;
  return (
    Array.isArray(node.anyOf) && node.anyOf.some((_, index) => allowsNull(model, `${place}/anyOf/${index}`))
  );
}

/** The guess about a place of a value: the innermost of the guesses that enclose the place. */
export function findInnermostGuess(
  model: ContractModel,
  visits: readonly TracedNode[],
  path: string,
  place: string | undefined,
): string | undefined {
  if (place !== undefined && model.guesses.has(place)) return place;
  let innermostVisit: TracedNode | undefined;
  for (const visit of visits) {
    if (!model.guesses.has(visit.place)) continue;
    if (visit.path !== '' && path !== visit.path && !path.startsWith(`${visit.path}/`)) continue;
    if (!innermostVisit || visit.path.length >= innermostVisit.path.length) innermostVisit = visit;
  }
  return innermostVisit?.place;
}
