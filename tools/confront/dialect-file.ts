import { pointerUnder } from '#mocks/contract/pointer-under.ts';
import { operationFacts } from '#openapi/facts.gen.js';
import { type Departure, departureValues } from '#scenarios/dialects/define-dialect.ts';
import { contradicts } from './deviation.ts';
import type { Confrontation, SeenDeviation } from './ledger.ts';

/** Contradictions as departures of a dialect (16.5). */
export interface ObservedDepartures {
  departures: readonly Departure[];
  /**
   * The contradictions that a dialect cannot play, one sentence each: requests, statuses, names that may be personal.
   */
  unplayable: readonly string[];
}

export function departuresOf({ deviations, discretion }: Confrontation): ObservedDepartures {
  const departures: Departure[] = [];
  const unplayable: string[] = [];
  const contradictions = deviations.filter(contradicts);
  const renamedMembers = new Set(
    contradictions.flatMap(deviation =>
      deviation.knownName === undefined ? [] : [keyOf(deviation, contractPointerOf(deviation))],
    ),
  );
  for (const deviation of contradictions) {
    const operation = operationFacts.find(({ id }) => id === deviation.operation)?.id;
    const change = departureChangeOf(deviation, name => discretion.quote(name));
    // A renamed member is also missing under the contract's name; the renaming covers both.
    if (deviation.kind === 'missing' && renamedMembers.has(keyOf(deviation, deviation.pointer))) continue;
    if (operation === undefined || deviation.side === 'request' || change === undefined)
      unplayable.push(
        `${deviation.operation} ${deviation.status}, ${deviation.side} ${deviation.pointer || 'body'}: ${deviation.observed} (call ${deviation.first})`,
      );
    else
      departures.push({ operation, status: deviation.status, pointer: contractPointerOf(deviation), change });
  }
  return { departures, unplayable };
}

const keyOf = ({ operation, status }: SeenDeviation, pointer: string): string =>
  `${operation} ${status} ${pointer}`;

const contractPointerOf = ({ pointer, knownName }: SeenDeviation): string =>
  knownName === undefined ? pointer : pointerUnder(pointer, knownName);

function departureChangeOf(
  { kind, code, member, observed }: SeenDeviation,
  quote: (name: string) => string | undefined,
): Departure['change'] | undefined {
  if (kind === 'missing') return { kind: 'absent' };
  if (kind === 'renamed') {
    const to = member === undefined ? undefined : quote(member);
    return to === undefined ? undefined : { kind: 'renamed', to };
  }
  if (kind === 'code' || kind === 'unlisted') {
    const to = code === undefined ? undefined : quote(code);
    return to === undefined ? undefined : { kind: 'code', to };
  }
  const knownValue = kind === 'value' ? departureValues.find(value => value === observed) : undefined;
  return knownValue === undefined ? undefined : { kind: 'value', to: knownValue };
}

const title = 'Serviço gravado';

/** Whether `dialectFile` has written this text. */
export const isDialectFile = (text: string): boolean => text.includes(`title: ${quoteText(title)}`);

/**
 * The text of a file for `scenarios/dialects`, not yet formatted.
 * @param id in kebab-case; the name of the file.
 */
export function dialectFile(id: string, departures: readonly Departure[]): string {
  const name = id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const lines = departures.map(
    ({ operation, status, pointer, change }) =>
      `    { operation: ${quoteText(operation)}, status: ${status}, pointer: ${quoteText(pointer)}, change: ${changeText(change)} },`,
  );
  return `import { defineDialect } from './define-dialect.ts';

export const ${name} = defineDialect({
  id: ${quoteText(id)},
  title: ${quoteText(title)},
  story: 'O que uma gravação do serviço contradiz no contrato, até que o contrato seja corrigido.',
  departures: [
${lines.join('\n')}
  ],
});
`;
}

const changeText = (change: Departure['change']): string =>
  change.kind === 'absent'
    ? "{ kind: 'absent' }"
    : `{ kind: ${quoteText(change.kind)}, to: ${quoteText(change.to)} }`;

/**
 * Escapes backslash and quotation mark. No other character needs it: the names are those of the contract or
 * identifiers.
 */
const quoteText = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
