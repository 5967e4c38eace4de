import { nearestNames } from '#scenarios/nearest-names.ts';
import type { LooseAnswer } from '../../delivery.ts';
import { type Engine, operationIndex } from '../../engine.ts';
import { parseJson } from '../../parse-json.ts';
import { readMember } from '../../read-member.ts';
import { maxLatency } from '../../workbench/read-latency.ts';

/** The kinds of answer that a request may name; a reply or an off-contract answer also needs a status. */
const ANSWER_KINDS: Readonly<Record<LooseAnswer['kind'], true>> = {
  reply: true,
  world: true,
  networkError: true,
  resetBeforeCommit: true,
  resetAfterCommit: true,
  hang: true,
  latency: true,
  truncatedJson: true,
  cutBody: true,
  wrongShape: true,
  nulls: true,
  html: true,
  emptyBody: true,
  lostAfterCommit: true,
  failedAfterCommit: true,
  duplicated: true,
  offContract: true,
};

/**
 * Plans the next answer of an operation from a JSON text: `{"operation": "updateStep", "answer": {"kind":
 * "hang"}}`. @returns what is wrong with the text, or undefined.
 */
export function planBreak(engine: Engine, text: string): string | undefined {
  const command = parseJson(text);
  const name = readMember(command, 'operation');
  if (typeof name !== 'string')
    return 'O corpo precisa ser JSON como {"operation": "updateStep", "answer": {"kind": "hang"}}.';
  const operation = operationIndex.find(name);
  if (!operation) {
    const nearest = nearestNames(name, operationIndex.ids());
    const suggestion = nearest.length > 0 ? ` Você quis dizer ${nearest.join(' ou ')}?` : '';
    return `Nenhuma operação se chama "${name}".${suggestion}`;
  }
  const answer = readMember(command, 'answer');
  if (readMember(answer, 'kind') === 'latency' && !isDuration(readMember(answer, 'ms')))
    return `"ms" vai de 0 a ${maxLatency} milissegundos: um número, ou {"min": 500, "max": 1500}.`;
  if (!isAnswer(answer)) return `A resposta precisa de um "kind": ${Object.keys(ANSWER_KINDS).join(', ')}.`;
  engine.breakNext(operation.id, answer);
  return undefined;
}

function isAnswer(value: unknown): value is LooseAnswer {
  const [kind, status, ms] = ['kind', 'status', 'ms'].map(name => readMember(value, name));
  if (typeof kind !== 'string' || !Object.hasOwn(ANSWER_KINDS, kind)) return false;
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599;
  if (kind === 'reply' || kind === 'offContract') return isStatus;
  if (kind === 'latency') return isDuration(ms) && isOptional(readMember(value, 'answer'), isAnswer);
  return isOptional(status, () => isStatus);
}

const isMilliseconds = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= maxLatency;

function isDuration(value: unknown): boolean {
  if (isMilliseconds(value)) return true;
  const [min, max] = ['min', 'max'].map(name => readMember(value, name));
  return isMilliseconds(min) && isMilliseconds(max) && min <= max;
}

const isOptional = (value: unknown, test: (value: unknown) => boolean): boolean =>
  value === undefined || test(value);
