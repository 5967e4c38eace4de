import { readMember, readText } from '../read-member.ts';
import { refuse, type Service, type ServiceCall, type WorldAnswer } from './call.ts';
import type { RepeatableAnswer } from './state.ts';

/** How long an answer is kept: the contract requires at least 24 hours. Milliseconds. */
const KEPT_TIME = 86_400_000;

/** The most answers that are kept, because a session is stored whole; the oldest go first. */
const MAX_KEPT_ANSWERS = 60;

/** The idempotency key of a write: in its header, or in its form if the headers were lost in transit. */
const keyOf = ({ headers, body }: ServiceCall): string =>
  headers['idempotency-key'] ?? readText(body, 'idempotencyKey');

/** JSON with sorted members and without the key itself. */
const fingerprintOf = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => {
    if (name === 'idempotencyKey') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
  }) ?? '';

const isOutcome = ({ status, body }: WorldAnswer): boolean =>
  status !== 409 || readMember(body, 'redirectProposalToCurrentStep') === true;

/**
 * Answers a call once for each key (16.3): the same write again changes nothing and gets the same answer.
 * Refusals are kept, too, except a 409 without a redirection, which is no outcome.
 */
export function answerOnce(
  call: ServiceCall,
  { state, now }: Service,
  carryOut: () => WorldAnswer | Promise<WorldAnswer>,
): WorldAnswer | Promise<WorldAnswer> {
  const key = keyOf(call);
  if (key === '') return carryOut();
  const name = [call.operation, ...Object.values(call.path), key].join(' ');
  const storedWrite = Object.hasOwn(state.keptAnswers, name) ? state.keptAnswers[name] : undefined;
  const fingerprint = fingerprintOf(call.body);
  if (storedWrite && now() - storedWrite.at < KEPT_TIME) {
    if (storedWrite.bodyFingerprint !== fingerprint)
      return refuse(422, { message: 'Esta chave já foi usada com outros dados. Envie os dados de novo.' });
    return { ...structuredClone(storedWrite.answer), repeated: true };
  }
  const answer = carryOut();
  // Only reads load data first, and a repeated read changes nothing.
  if (answer instanceof Promise || !isOutcome(answer)) return answer;
  state.keptAnswers = keepNewest({
    ...state.keptAnswers,
    [name]: { bodyFingerprint: fingerprint, answer: structuredClone(answer), at: now() },
  });
  return answer;
}

const keepNewest = (answers: Readonly<Record<string, RepeatableAnswer>>): Record<string, RepeatableAnswer> =>
  Object.fromEntries(Object.entries(answers).slice(-MAX_KEPT_ANSWERS));
