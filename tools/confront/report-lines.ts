import type { ContractModel } from './contract-model.ts';
import { contradicts, type Deviation } from './deviation.ts';
import {
  type Confrontation,
  type GuessEvidence,
  hasJudged,
  type Occurrences,
  type SeenDeviation,
  unknownCallsOf,
} from './ledger.ts';
import { sourceOf } from './source-of.ts';

/**
 * The report as lines of text. It contains texts of the contract and of this tool, and no text of the recording except
 * codes and names of members.
 */
export function reportLines(model: ContractModel, confrontation: Confrontation): string[] {
  const isAllowed: DeviationFilter = deviation => !contradicts(deviation);
  const contradictions = countDeviations(confrontation, contradicts);
  return [
    ...formatOverview(confrontation),
    ...formatSection('Answers', formatAnswers(confrontation)),
    ...formatSection(
      `Contradictions of the contract: ${contradictions}`,
      formatDeviations(model, confrontation, contradicts),
    ),
    ...formatSection(
      `Names that the contract allows but does not list: ${countDeviations(confrontation, isAllowed)}`,
      formatDeviations(model, confrontation, isAllowed),
    ),
    ...guessSections(model, confrontation.guesses),
    ...formatSection('Not examined', firstOf(confrontation.notes)),
    ...formatUnseen(confrontation),
    '',
    formatVerdict(contradictions, confrontation),
  ];
}

type DeviationFilter = (deviation: Parameters<typeof contradicts>[0]) => boolean;

function countDeviations({ deviations, unlistedDeviations }: Confrontation, filter: DeviationFilter): number {
  const unlisted = unlistedDeviations.filter(filter).reduce((sum, { count }) => sum + count, 0);
  return deviations.filter(filter).length + unlisted;
}

const formatDeviations = (
  model: ContractModel,
  confrontation: Confrontation,
  filter: DeviationFilter,
): string[] => [
  ...confrontation.deviations
    .filter(filter)
    .map(deviation => formatDeviation(model, confrontation, deviation)),
  ...confrontation.unlistedDeviations
    .filter(filter)
    .map(
      ({ operation, status, side, pointer, count }) =>
        `${operation} ${status}, ${side} ${pointer || 'body'}: ${countText(count, 'more name')}`,
    ),
];

/** At most this many lines of one kind are printed. */
const MAX_LINES = 20;

const firstOf = (lines: readonly string[]): readonly string[] =>
  lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more`];

function formatOverview(confrontation: Confrontation): string[] {
  const { calls, otherRequests: foreign, unknownAddresses: unknown, unanswered, withoutBody } = confrontation;
  return [
    `${countText(calls, 'call')} of the contract; ${countText(foreign, 'other request')} left out.`,
    ...firstOf(
      unknown.map(
        ({ method, segments, ...counts }) =>
          `Not in the contract: ${method} to an address of the service with ${countText(segments, 'segment')}: ${formatCalls(counts)}.`,
      ),
    ),
    ...(unanswered > 0 ? [`Without an answer: ${unanswered}.`] : []),
    ...(withoutBody > 0
      ? [
          `The recording has left out the body of ${countText(withoutBody, 'answer')}: save it as "HAR with content".`,
        ]
      : []),
  ];
}

function formatAnswers({ answers }: Confrontation): string[] {
  const width = Math.max(9, ...answers.map(({ operation }) => operation.length));
  return answers.length === 0
    ? []
    : [
        `${'operation'.padEnd(width)}  status   seen  contradict`,
        ...answers.map(
          ({ operation, status, count, deviating }) =>
            `${operation.padEnd(width)}  ${String(status).padEnd(6)} ${String(count).padStart(6)}  ${String(deviating).padStart(10)}`,
        ),
      ];
}

function formatDeviation(
  model: ContractModel,
  confrontation: Confrontation,
  deviation: SeenDeviation,
): string {
  const { operation, status, side, guess } = deviation;
  const place = `${operation} ${status}, ${side} ${formatPlace(deviation, confrontation)}`;
  const guessLine =
    guess === undefined ? '' : `\n      contradicts the guess ${sourceOf(model, guess).display}`;
  return `${place}: ${formatDifference(deviation, confrontation)} (${formatCalls(deviation)})${guessLine}\n      ${sourceOf(model, deviation.place).display}`;
}

const formatPlace = ({ pointer, member }: Deviation, { discretion }: Confrontation): string => {
  const place = pointer === '' && member === undefined ? 'body' : pointer;
  return member === undefined ? place : `${place}/${discretion.quote(member) ?? '*'}`;
};

function formatDifference(
  { kind, expected, observed, code, member }: Deviation,
  { discretion }: Confrontation,
): string {
  const withheldText = 'not quoted, because it may be a personal value';
  if (code !== undefined) {
    const quotedCode = discretion.quote(code);
    return `expected ${expected}, found ${quotedCode === undefined ? `another (${withheldText})` : `"${quotedCode}"`}`;
  }
  if (member !== undefined && discretion.quote(member) === undefined)
    return `expected ${expected}, found one (${observed}; its name is ${withheldText})`;
  return kind === 'unnamed'
    ? `a member that the contract does not name: ${observed}`
    : `expected ${expected}, found ${observed}`;
}

function guessSections(model: ContractModel, guesses: readonly GuessEvidence[]): string[] {
  const guessesWith = (verdict: GuessEvidence['verdict']) =>
    guesses.filter(guess => guess.verdict === verdict);
  const lineWithReason = ({ place, reason, evidence }: GuessEvidence): string =>
    `${sourceOf(model, place).display}${evidence ? ` (${formatCalls(evidence)})` : ''}\n      ${reason}`;
  return [
    ...formatSection(
      `Guesses contradicted: ${guessesWith('contradicted').length}`,
      guessesWith('contradicted').map(lineWithReason),
    ),
    ...formatSection(
      `Guesses confirmed: ${guessesWith('confirmed').length}`,
      guessesWith('confirmed').map(
        ({ place, evidence }) =>
          `${sourceOf(model, place).display}${evidence ? ` (${formatCalls(evidence)})` : ''}`,
      ),
    ),
    ...formatSection(
      `Guesses without evidence: ${guessesWith('noEvidence').length}`,
      guessesWith('noEvidence').map(({ place }) => sourceOf(model, place).display),
    ),
  ];
}

function formatUnseen({ unseen: { operations, statuses } }: Confrontation): string[] {
  return [
    ...formatSection(
      `Operations without a call: ${operations.length}`,
      operations.length > 0 ? [operations.join(', ')] : [],
    ),
    ...formatSection(
      'Statuses without an answer in the recording',
      statuses.map(({ operation, statuses: missing }) => `${operation}: ${missing.join(', ')}`),
    ),
  ];
}

const formatVerdict = (contradictions: number, confrontation: Confrontation): string => {
  const { answers, readAnswers } = confrontation;
  const answerCount = answers.reduce((sum, { count }) => sum + count, 0);
  if (!hasJudged(confrontation))
    return answerCount === 0
      ? 'No answer of the service was found, so nothing was compared with the contract.'
      : 'The body of no answer could be read, so nothing was compared with the contract.';
  const unknownCalls = unknownCallsOf(confrontation);
  const problems = [
    ...(contradictions > 0 ? [countText(contradictions, 'contradiction')] : []),
    ...(unknownCalls > 0 ? [`${countText(unknownCalls, 'call')} outside the contract`] : []),
  ];
  return problems.length === 0
    ? `No call contradicts the contract.${readAnswers < answerCount ? ` Only ${readAnswers} of ${countText(answerCount, 'answer')} could be compared.` : ''}`
    : `${problems.join(', ')}. Correct the contract, or ask the service team.`;
};

const formatSection = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${line}`)];

const formatCalls = ({ first, count }: Occurrences): string =>
  count === 1 ? `call ${first}` : `call ${first} and ${count - 1} more`;

const countText = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
