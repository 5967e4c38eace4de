import { refuse, type Service, type ServiceCall, textOf } from './call.ts';
import type { RepeatableAnswer } from './state.ts';

interface WorldAnswer {
  status: number;
  body: unknown;
}

/** The contract asks for at least 24 hours. Milliseconds. */
const KEPT_FOR = 86_400_000;

/** A session is stored whole: of more answers than these the oldest go. */
const MOST_KEPT = 60;

/** The key that a write carries in its header, or in its form where the headers were lost on the way. */
const keyOf = ({ headers, body }: ServiceCall): string =>
  headers['idempotency-key'] ?? textOf(body, 'idempotencyKey');

/** JSON with the members of every object in one order, and without the key itself. */
const fingerprint = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => {
    if (name === 'idempotencyKey') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? '';

/**
 * Answers a call once for each key (16.3): the same write again changes nothing and is answered as before. Only what
 * was carried out is kept; a write that was refused had no effect and may be tried again with the same key.
 */
export function answerOnce(
  call: ServiceCall,
  { state, dialect, now }: Service,
  carryOut: () => WorldAnswer | Promise<WorldAnswer>,
): (WorldAnswer & { repeated?: true }) | Promise<WorldAnswer> {
  const key = keyOf(call);
  if (key === '' || dialect.idempotencyKeys === 'ignored') return carryOut();
  const name = [call.operation, ...Object.values(call.path), key].join(' ');
  const kept = Object.hasOwn(state.keptAnswers, name) ? state.keptAnswers[name] : undefined;
  const body = fingerprint(call.body);
  if (kept && now() - kept.at < KEPT_FOR) {
    if (kept.body !== body)
      return refuse(422, { message: 'Esta chave já foi usada com outros dados. Envie os dados de novo.' });
    return { ...structuredClone(kept.answer), repeated: true };
  }
  const keep = (answer: WorldAnswer): WorldAnswer => {
    if (answer.status >= 200 && answer.status < 300)
      state.keptAnswers = newest({
        ...state.keptAnswers,
        [name]: { body, answer: structuredClone(answer), at: now() },
      });
    return answer;
  };
  const answer = carryOut();
  // Kept at once where it is there at once: the same write may arrive in the next moment.
  return answer instanceof Promise ? answer.then(keep) : keep(answer);
}

const newest = (kept: Readonly<Record<string, RepeatableAnswer>>): Record<string, RepeatableAnswer> =>
  Object.fromEntries(Object.entries(kept).slice(-MOST_KEPT));
