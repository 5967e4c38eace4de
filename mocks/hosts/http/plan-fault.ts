import { nearestNames } from '#scenarios/nearest-names.ts';
import type { OperationContract } from '../../contract/operation-contract.ts';
import type { LooseAnswer } from '../../delivery.ts';
import { type Engine, operationIndex } from '../../engine.ts';
import { isRecord } from '../../is-record.ts';
import { parseJson } from '../../parse-json.ts';
import { readMember } from '../../read-member.ts';
import { maxLatency } from '../../workbench/read-latency.ts';

/** The kinds of answer that a request may name. */
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
export function planFault(engine: Engine, text: string): string | undefined {
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
  const problem = answerProblem(operation, answer);
  // An answer without a problem has the members of its kind.
  if (problem === undefined) engine.breakNext(operation.id, answer as LooseAnswer);
  return problem;
}

/** Says in one sentence why no call could get an answer; undefined if one can. */
function answerProblem(operation: OperationContract, answer: unknown): string | undefined {
  const [kind, status, headers, encoding] = ['kind', 'status', 'headers', 'encoding'].map(name =>
    readMember(answer, name),
  );
  if (!isKind(kind)) return `A resposta precisa de um "kind": ${Object.keys(ANSWER_KINDS).join(', ')}.`;
  if (kind === 'reply' && (status === undefined || !Object.hasOwn(operation.responses, String(status))))
    return `"reply" precisa de um "status" que o contrato declara para ${operation.id}: ${Object.keys(operation.responses).join(', ')}. Para outro, de propósito: {"kind": "offContract"}.`;
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599;
  if (!isStatus && (status !== undefined || kind === 'offContract'))
    return `"status" é um número inteiro de 200 a 599${kind === 'offContract' ? ', e "offContract" precisa dele' : ''}.`;
  if (headers !== undefined && !isHeaders(headers))
    return '"headers" é um objeto com nomes e valores de cabeçalhos HTTP: {"retry-after": "3"}.';
  if (encoding !== undefined && encoding !== 'utf-8' && encoding !== 'iso-8859-1')
    return '"encoding" é "utf-8" ou "iso-8859-1".';
  if (kind !== 'latency') return undefined;
  const [duration, delayedAnswer] = ['ms', 'answer'].map(name => readMember(answer, name));
  if (!isDuration(duration))
    return `"ms" vai de 0 a ${maxLatency} milissegundos: um número, ou {"min": 500, "max": 1500}.`;
  return delayedAnswer === undefined ? undefined : answerProblem(operation, delayedAnswer);
}

const isKind = (kind: unknown): kind is LooseAnswer['kind'] =>
  typeof kind === 'string' && Object.hasOwn(ANSWER_KINDS, kind);

function isHeaders(value: unknown): boolean {
  if (!isRecord(value) || !Object.values(value).every(text => typeof text === 'string')) return false;
  try {
    new Headers(Object.entries(value).map(([name, text]) => [name, String(text)]));
    return true;
  } catch {
    return false;
  }
}

const isMilliseconds = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= maxLatency;

function isDuration(value: unknown): boolean {
  if (isMilliseconds(value)) return true;
  const [min, max] = ['min', 'max'].map(name => readMember(value, name));
  return isMilliseconds(min) && isMilliseconds(max) && min <= max;
}
