import { createRandom } from '../random.ts';
import { respell } from '../respell.ts';
import type { Json } from '../wire.ts';
import { type Answer, type Call, memberOf, refuse, unheard } from './call.ts';
import { codeAnswers } from './code-answers.ts';
import { judgeTokens } from './judge-tokens.ts';
import { lenderAnswers } from './lender-answers.ts';
import { listAnswers } from './list-answers.ts';
import { otherProposalAnswers } from './other-proposal-answers.ts';
import { propertyAnswers } from './property-answers.ts';
import { proposalAnswers, purposeOf } from './proposal-answers.ts';
import { simulate } from './simulate.ts';
import { takeoverAnswers } from './takeover-answers.ts';
import { vehicleAnswers } from './vehicle-answers.ts';

const handlers = {
  ...proposalAnswers,
  ...codeAnswers,
  ...lenderAnswers,
  ...listAnswers,
  ...otherProposalAnswers,
  ...propertyAnswers,
  ...takeoverAnswers,
  ...vehicleAnswers,
};

/** Answers a call of a journey, and notes what is wrong with it. */
export function answerCall(
  call: Call,
  headers: Readonly<Record<string, unknown>>,
  mediaType: string,
): Answer {
  const { visit, contract, operation } = call;
  judgeRequest(call, headers, mediaType);
  visit.settle();
  const answer = answerOnce(call, headers);
  const purpose = purposeOf(call);
  visit.calls.push({
    operation: operation.id,
    path: Object.values(call.parameters).join(' '),
    status: answer.status,
    ...(purpose !== undefined && { purpose }),
    ...(answer.isLost && { isLost: true }),
  });
  if (answer === unheard) return answer;
  const problems = contract.problemsOfAnswer(operation.id, answer.status, answer.body);
  if (problems.length > 0)
    throw new Error(`This service breaks the contract: ${operation.id} ${problems.join('; ')}`);
  if (!visit.journey.isLiberal) return answer;
  const placed = contract.schemaOfAnswer(operation.id, answer.status);
  const random = createRandom(visit.journey.seed * 31 + operation.id.length);
  return placed ? { ...answer, body: respell(answer.body, placed, contract, random) } : answer;
}

/** A repeated write has no second effect: it gets the first answer again. */
function answerOnce(call: Call, headers: Readonly<Record<string, unknown>>): Answer {
  const { visit } = call;
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return answerNew(call);
  const request = JSON.stringify([call.operation.id, call.parameters, call.body, call.files]);
  const known = visit.answersByKey.get(key);
  if (known) {
    if (known.request !== request)
      visit.complaints.push(`${call.operation.id} sends another body with the same key`);
    return known;
  }
  const answer = answerNew(call);
  // A refusal for now is no outcome, and neither is a request that has not arrived.
  if (answer.status < 500 && ![0, 401, 409, 429].includes(answer.status))
    visit.answersByKey.set(key, { status: answer.status, body: answer.body, request });
  return answer;
}

function answerNew(call: Call): Answer {
  const { visit, operation } = call;
  const confirmsCode = operation.id in codeAnswers;
  if (visit.isLocked && !confirmsCode) return refuse(401, 'Sessão expirada');
  const handler = handlers[operation.id];
  if (handler) return handler(call);
  if (operation.stepTypes.length > 0) return simulate(call);
  visit.complaints.push(`the app makes a call that the journey does not need: ${operation.id}`);
  return refuse(404, 'Não encontrado');
}

function judgeRequest(call: Call, headers: Readonly<Record<string, unknown>>, mediaType: string): void {
  const { visit, contract, operation } = call;
  const complain = (complaint: string): void => void visit.complaints.push(`${operation.id}: ${complaint}`);
  if (headers.version !== 'v2') complain('without the header version: v2');
  if (!/^Bearer ./.test(String(headers.authorization))) complain('without the credential');
  const isPollOfC6 = operation.id === 'pollC6ConsignadoPrivado' && memberOf(call.body, 'resendSms') !== true;
  const isPoll = purposeOf(call) === 'poll' || isPollOfC6;
  const hasKey = headers['idempotency-key'] !== undefined;
  if (operation.hasKey && !isPoll && !hasKey) complain('a write without Idempotency-Key');
  if (hasKey && (!operation.hasKey || isPoll)) complain('a read with Idempotency-Key');
  judgeTokens(call, headers);
  const earlierHash = visit.hashes.slice(0, -1).find(hash => Object.values(call.parameters).includes(hash));
  // Another tab may still read it.
  if (earlierHash !== undefined && operation.hasKey)
    complain(`has the hash "${earlierHash}", which another one has replaced`);
  if (mediaType === '') return;
  for (const problem of contract.problemsOfRequest(operation.id, mediaType, judgedBody(call)))
    complain(`the request breaks the contract: ${problem}`);
}

/**
 * The body without `last`: it repeats an answer of this service, which may be spelled in the liberal way of answers.
 */
function judgedBody({ body, files }: Call): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { last: _, ...judged } = body;
  return { ...judged, ...files };
}
