import type { Guess } from '../contract/guesses.ts';
import type { HarCall } from '../record/har.ts';
import { compareCall } from './compare-call.ts';
import { createFileMemory } from './compare-files.ts';
import type { ContractModel } from './contract-model.ts';
import { contradicts, type Deviation } from './deviation.ts';
import { createDiscretion, type Discretion } from './discretion.ts';

/** How often something was found in the recordings, and where first. */
export interface Occurrences {
  /** Number of the first call: `12`, or `2:12` for call 12 of the second file. */
  first: string;
  count: number;
}

export interface SeenDeviation extends Deviation, Occurrences {
  operation: string;
  status: number;
}

/** The deviations of one kind at one place that are counted without being listed. */
export interface UnlistedDeviations extends Pick<Deviation, 'kind' | 'side' | 'pointer' | 'guess'> {
  operation: string;
  status: number;
  count: number;
}

/**
 * At most this many names or codes at one place are listed: a map with the account numbers of a bank as members has
 * very many.
 */
const MAX_LISTED = 20;

export interface SeenAnswer {
  operation: string;
  status: number;
  count: number;
  /** Calls in which something contradicts the contract. */
  deviating: number;
}

export interface GuessEvidence extends Guess {
  verdict: 'confirmed' | 'contradicted' | 'noEvidence';
  evidence: Occurrences | undefined;
}

/**
 * The evidence of recordings about the contract. It contains no recorded value except codes and names of
 * members.
 */
export interface Confrontation {
  calls: number;
  /** Requests outside the contract: pages, scripts, other sites. */
  otherRequests: number;
  /** Calls to addresses of the service that are not in the contract, by method and number of path segments. */
  unknownAddresses: readonly (Occurrences & { method: string; segments: number })[];
  /** Calls without an answer. */
  unanswered: number;
  /** Answers whose body the recording has left out. */
  withoutBody: number;
  /** Answers whose body was read: left out and unreadable bodies do not count, and neither does 304. */
  readAnswers: number;
  answers: readonly SeenAnswer[];
  deviations: readonly SeenDeviation[];
  unlistedDeviations: readonly UnlistedDeviations[];
  guesses: readonly GuessEvidence[];
  /** Operations without a call; for the others, the statuses that no call received. */
  unseen: {
    operations: readonly string[];
    statuses: readonly { operation: string; statuses: readonly string[] }[];
  };
  notes: readonly string[];
  discretion: Discretion;
}

export interface Ledger {
  add(call: HarCall, number: string): { operation: string; status: number; deviates: boolean } | undefined;
  addNote(sentence: string): void;
  close(): Confrontation;
}

export function createLedger(model: ContractModel): Ledger {
  const discretion = createDiscretion();
  const fileMemory = createFileMemory();
  const answers = new Map<string, SeenAnswer>();
  const deviations = new Map<string, SeenDeviation>();
  const listedCounts = new Map<string, number>();
  const unlistedDeviations = new Map<string, UnlistedDeviations & { ids: Set<string> }>();
  const confirmedGuesses = new Map<string, Occurrences>();
  const contradictedGuesses = new Map<string, Occurrences>();
  const unknownAddresses = new Map<string, Occurrences & { method: string; segments: number }>();
  const notes: string[] = [];
  const counts = { calls: 0, otherRequests: 0, unanswered: 0, withoutBody: 0, readAnswers: 0 };

  const countOccurrence = <Key>(map: Map<Key, Occurrences>, key: Key, number: string): void => {
    const occurrence = map.get(key);
    if (occurrence) occurrence.count += 1;
    else map.set(key, { first: number, count: 1 });
  };

  const addDeviation = (id: string, answer: string, deviation: SeenDeviation): void => {
    const { kind, side, pointer, guess, operation, status, keyword, place } = deviation;
    const group = [answer, kind, side, pointer, keyword, place].join('\n');
    const listedCount = listedCounts.get(group) ?? 0;
    if (listedCount < MAX_LISTED) {
      listedCounts.set(group, listedCount + 1);
      deviations.set(id, deviation);
      return;
    }
    const unlisted = unlistedDeviations.get(group) ?? {
      ...{ kind, side, pointer, guess, operation, status },
      count: 0,
      ids: new Set<string>(),
    };
    unlisted.ids.add(id);
    unlisted.count = unlisted.ids.size;
    unlistedDeviations.set(group, unlisted);
  };

  return {
    add: (call, number) => {
      const match = model.index.match(call.method, call.url, { includeHostFiles: true });
      if (match.kind === 'outsideContract' || call.method === 'OPTIONS') {
        counts.otherRequests += 1;
        return undefined;
      }
      if (match.kind === 'undeclared') {
        const segments = call.url.pathname.split('/').length - 1;
        const key = `${call.method} ${segments}`;
        const occurrence = unknownAddresses.get(key);
        if (occurrence) occurrence.count += 1;
        else
          unknownAddresses.set(key, { method: publicMethod(call.method), segments, first: number, count: 1 });
        return undefined;
      }
      const operation = model.operations.get(match.operation.id);
      if (!operation) throw new Error(`The contract has no operation ${match.operation.id}.`);
      counts.calls += 1;
      // A browser records a cancelled request with 0 or -1.
      if (call.status === 0 || call.status === -1) {
        counts.unanswered += 1;
        return { operation: operation.id, status: 0, deviates: false };
      }
      if (!isStatus(call.status)) {
        notes.push(`Call ${number}, ${operation.id}: The status is not one of HTTP.`);
        return undefined;
      }
      if (call.isAnswerMissing) counts.withoutBody += 1;
      const comparison = compareCall(model, operation, match.pathParameters, call, discretion, fileMemory);
      if (comparison.isAnswerRead) counts.readAnswers += 1;
      const contradictions = comparison.deviations.filter(contradicts);
      const key = `${operation.id} ${call.status}`;
      const answer = answers.get(key) ?? {
        operation: operation.id,
        status: call.status,
        count: 0,
        deviating: 0,
      };
      answer.count += 1;
      if (contradictions.length > 0) answer.deviating += 1;
      answers.set(key, answer);
      const seenInThisCall = new Set<string>();
      for (const deviation of comparison.deviations) {
        const id = [key, ...deviationKeyOf(deviation)].join('\n');
        if (seenInThisCall.has(id)) continue;
        seenInThisCall.add(id);
        const occurrence = deviations.get(id);
        if (occurrence) occurrence.count += 1;
        else
          addDeviation(id, key, {
            ...deviation,
            operation: operation.id,
            status: call.status,
            first: number,
            count: 1,
          });
      }
      for (const guess of new Set(contradictions.flatMap(({ guess }) => guess ?? [])))
        countOccurrence(contradictedGuesses, guess, number);
      for (const guess of comparison.confirmed) countOccurrence(confirmedGuesses, guess, number);
      for (const sentence of comparison.notes)
        notes.push(`Call ${number}, ${operation.id} ${call.status}: ${sentence}`);
      return { operation: operation.id, status: call.status, deviates: contradictions.length > 0 };
    },
    addNote: sentence => void notes.push(sentence),
    close: () => ({
      ...counts,
      unknownAddresses: [...unknownAddresses.values()],
      answers: [...answers.values()].sort((left, right) =>
        left.operation === right.operation
          ? left.status - right.status
          : left.operation.localeCompare(right.operation),
      ),
      deviations: [...deviations.values()],
      unlistedDeviations: [...unlistedDeviations.values()],
      guesses: [...model.guesses.values()].map(guess => {
        const contradiction = contradictedGuesses.get(guess.place);
        const evidence = contradiction ?? confirmedGuesses.get(guess.place);
        const verdict = contradiction ? 'contradicted' : evidence ? 'confirmed' : 'noEvidence';
        return { ...guess, verdict, evidence };
      }),
      unseen: findUnseen(model, [...answers.values()]),
      notes,
      discretion,
    }),
  };
}

const deviationKeyOf = ({
  kind,
  side,
  pointer,
  observed,
  keyword,
  place,
  code,
  member,
}: Deviation): string[] => [kind, side, pointer, observed, keyword, place, code ?? '', member ?? ''];

/** Quotes known methods only, because a recording may contain any text. */
const publicMethod = (method: string): string =>
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? method : 'another method';

const isStatus = (status: number): boolean => Number.isInteger(status) && status >= 100 && status <= 599;

function findUnseen(model: ContractModel, answers: readonly SeenAnswer[]): Confrontation['unseen'] {
  const statusesByOperation = new Map<string, Set<string>>();
  for (const { operation, status } of answers)
    statusesByOperation.set(operation, (statusesByOperation.get(operation) ?? new Set()).add(String(status)));
  const operations = [...model.operations.values()];
  return {
    operations: operations.filter(({ id }) => !statusesByOperation.has(id)).map(({ id }) => id),
    statuses: operations.flatMap(({ id, responses }) => {
      const seenStatuses = statusesByOperation.get(id);
      const statuses = seenStatuses ? [...responses.keys()].filter(status => !seenStatuses.has(status)) : [];
      return statuses.length > 0 ? [{ operation: id, statuses }] : [];
    }),
  };
}

/** Whether anything in the recordings contradicts the contract. */
export const isContradicted = ({ deviations }: Confrontation): boolean => deviations.some(contradicts);

/**
 * The number of calls to addresses of the service that the contract does not have, such as an operation that has moved.
 */
export const unknownCallsOf = ({ unknownAddresses }: Confrontation): number =>
  unknownAddresses.reduce((sum, { count }) => sum + count, 0);

/** Whether the recordings contain an answer of the service that could be compared with the contract. */
export const hasJudged = (confrontation: Confrontation): boolean =>
  confrontation.readAnswers > 0 || isContradicted(confrontation);
