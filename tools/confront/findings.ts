import { pointerUnder } from '#mocks/contract/pointer-under.ts';
import { answerRules, type ContractModel } from './contract-model.ts';
import { contradicts, type Deviation } from './deviation.ts';
import { deviationOf, oneMismatchPerFault, placeOfMismatch } from './deviation-of.ts';
import { findInnermostGuess, findUsedRules, guessAt, isEvidence } from './guess-at.ts';
import { jsonTypeOf, kindOfValue } from './kind-of-value.ts';
import { findUnnamedMembers, shapeOf } from './shape-of.ts';
import type { TracedNode, TraceResult } from './tracing-validator.ts';
import { valueAt } from './value-at.ts';

/** The contribution of one call to the comparison with the contract. */
export interface Evidence {
  deviations: readonly Deviation[];
  /** Guesses that the call confirms. */
  confirmed: readonly string[];
  /** One sentence for each part of the call that could not be compared. */
  notes: readonly string[];
}

/** Collects the evidence of one call. */
export interface Findings {
  confirm(guess: string): void;
  report(deviation: Omit<Deviation, 'guess'>, guess?: string): void;
  addNote(sentence: string): void;
  /** Reports everything that a validator has found in a value. */
  compareValue(
    side: Deviation['side'],
    place: string,
    value: unknown,
    traced: TraceResult,
    fallback?: string,
  ): void;
  result(): Evidence;
  readonly model: ContractModel;
}

export function createFindings(model: ContractModel): Findings {
  const deviations: Deviation[] = [];
  const confirmedGuesses = new Set<string>();
  const notes: string[] = [];
  const report: Findings['report'] = (deviation, guess) => void deviations.push({ ...deviation, guess });

  return {
    model,
    confirm: guess => void confirmedGuesses.add(guess),
    report,
    addNote: sentence => void notes.push(sentence),
    compareValue: (side, location, value, trace, fallback) => {
      const shape = shapeOf(model, trace.visits);
      const guessAbout = (pointer: string, place?: string) =>
        findInnermostGuess(model, trace.visits, pointer, place) ?? fallback;
      for (const mismatch of oneMismatchPerFault(trace.mismatches)) {
        const actual = valueAt(value, mismatch.path);
        report(
          deviationOf(model, side, location, shape, mismatch, actual),
          guessAbout(mismatch.path, placeOfMismatch(mismatch)),
        );
      }
      findUnlistedCodes(model, trace.visits).forEach(({ visit, code }) => {
        report(
          {
            kind: 'unlisted',
            side,
            pointer: location + shape.publicPointer(visit.path),
            expected: 'one of the names that the contract knows',
            observed: 'another name',
            type: undefined,
            keyword: 'x-known-values',
            place: visit.place,
            code,
          },
          guessAt(model, visit.place),
        );
      });
      for (const { path, place, name, knownName } of findUnnamedMembers(shape, value)) {
        if (side === 'answer') confirmedGuesses.add(answerRules.unnamedMembers);
        const memberValue = valueAt(value, pointerUnder(path, name));
        report(
          {
            kind: knownName === undefined ? 'unnamed' : 'renamed',
            side,
            pointer: location + shape.publicPointer(path),
            expected: knownName === undefined ? 'no such member' : `the member ${knownName}`,
            observed: kindOfValue(memberValue),
            type: jsonTypeOf(memberValue),
            keyword: 'properties',
            place,
            member: name,
            ...(knownName === undefined ? {} : { knownName }),
          },
          knownName === undefined ? undefined : guessAbout(path),
        );
      }
      if (side === 'answer')
        for (const rule of findUsedRules(model, trace.visits, value)) confirmedGuesses.add(rule);
      const wrongPaths = new Set(trace.mismatches.map(({ path }) => path));
      for (const visit of trace.visits)
        if (model.guesses.has(visit.place) && isEvidence(model, visit) && !wrongPaths.has(visit.path))
          confirmedGuesses.add(visit.place);
    },
    result: () => {
      const contradictedGuesses = new Set(deviations.filter(contradicts).map(({ guess }) => guess));
      return {
        deviations,
        confirmed: [...confirmedGuesses].filter(guess => !contradictedGuesses.has(guess)),
        notes,
      };
    },
  };
}

/** Values of open lists that the contract does not know. */
function findUnlistedCodes(
  model: ContractModel,
  visits: readonly TracedNode[],
): { visit: TracedNode; code: string }[] {
  return visits.flatMap(visit => {
    const node = model.nodeAt(visit.place);
    const knownValues = node?.['x-known-values'];
    if (!Array.isArray(knownValues) || typeof visit.data !== 'string' || visit.data === '') return [];
    const prefixes = node?.['x-known-prefixes'];
    const code = visit.data;
    if (knownValues.includes(code)) return [];
    if (Array.isArray(prefixes) && prefixes.some(prefix => code.startsWith(String(prefix)))) return [];
    return [{ visit, code }];
  });
}
