import type { OperationContract } from '#mocks/contract/operation-contract.ts';
import { operationIndex } from '#mocks/engine.ts';
import { isPoll } from '#mocks/is-poll.ts';
import { parseJson } from '#mocks/parse-json.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { type HarCall, HarProblem, partsIn } from './har.ts';
import { isDeeperThan, maxDepth } from './is-deeper-than.ts';
import { type CheckedBody, withoutSurplus } from './without-surplus.ts';

/** A recorded answer. A text that is not JSON is not kept. */
export type RecordedAnswer =
  | ({ kind: 'reply'; status: number } & CheckedBody)
  | { kind: 'html' | 'emptyBody'; status: number }
  | { kind: 'truncatedJson' | 'networkError' };

export interface RecordedCall {
  /** 1 for the first call of the session that reached the service. */
  number: number;
  /** 1 for the first entry of the file. */
  entry: number;
  operation: OperationId;
  path: Readonly<Record<string, string>>;
  body: unknown;
  /** True for a poll. */
  isPoll: boolean;
  answer: RecordedAnswer;
  /** True for the opening after a reload of the page. */
  afterReload: boolean;
}

export interface RecordedSession {
  calls: readonly RecordedCall[];
  /** One sentence for each part of the file that the scenario leaves out or changes, without personal data. */
  notes: readonly string[];
  /** Values outside the bodies: headers, query parameters, path parameters. */
  valuesOutsideBodies: readonly string[];
}

/**
 * The calls of the lender's service and of external services in a HAR file, in their order.
 * @throws HarProblem if there is none, or if an answer or request cannot be read.
 */
export function sessionOf(har: readonly HarCall[]): RecordedSession {
  const calls: RecordedCall[] = [];
  const notes: string[] = [];
  const valuesOutsideBodies = new Set<string>();
  /** Before the first opening that of the last page, because a visit often begins with a link or another site. */
  let appOrigin = '';
  let isPageLoaded = false;
  let isOpened = false;
  let omittedAnswerCount = 0;
  for (const call of har) {
    for (const value of valuesBesideBody(call)) valuesOutsideBodies.add(value);
    const match = operationIndex.match(call.method, call.url);
    if (match.kind === 'outsideContract') {
      if (isPageLoad(call) && (!isOpened || call.url.origin === appOrigin)) {
        appOrigin = call.url.origin;
        isPageLoaded = true;
      }
      continue;
    }
    const place = `log.entries[${call.index}]`;
    if (match.kind === 'undeclared') {
      notes.push(`${place}: the contract does not declare this call (${call.method}). It is left out.`);
      continue;
    }
    // Other path parameters are names of steps and lists.
    for (const value of Object.values(match.pathParameters))
      if (/\d{6}|[0-9a-f]{16}/.test(value)) valuesOutsideBodies.add(value);
    if (call.method === 'OPTIONS') continue;
    if (call.isAnswerMissing) {
      omittedAnswerCount += 1;
      notes.push(`${place}: the recording does not contain the content of the answer. It is left out.`);
      continue;
    }
    const answer = answerOf(call, match.operation);
    if (!answer) {
      notes.push(`${place}: ${match.operation.id} was aborted by the page. It is left out.`);
      continue;
    }
    if (call.answerProblem !== '') throw new HarProblem(`${place}: the answer ${call.answerProblem}.`);
    const body = bodyOf(call);
    if (isDeeperThan(maxDepth, body))
      throw new HarProblem(
        `Entry ${call.index + 1}, request: nested more than ${maxDepth} levels deep. Nothing was written.`,
      );
    const isOpening = match.operation.id === 'getSystem';
    const recordedCall: RecordedCall = {
      number: calls.length + 1,
      entry: call.index + 1,
      operation: match.operation.id,
      path: match.pathParameters,
      body,
      isPoll: isPoll(match.operation.id, body),
      answer,
      afterReload: isOpening && isPageLoaded && isOpened,
    };
    if (isOpening) {
      if (!isOpened) appOrigin = call.headers.origin ?? appOrigin;
      isPageLoaded = false;
      isOpened = true;
    }
    calls.push(recordedCall);
    if (answer.kind === 'reply' && answer.complaints.length > 0)
      notes.push(
        `${place}: call ${recordedCall.number}, ${recordedCall.operation} ${answer.status}, contradicts the contract: ${answer.complaints.join('; ')}.`,
      );
    if (answer.kind === 'reply' && answer.surplusCount > 0)
      notes.push(
        `${place}: call ${recordedCall.number}, ${recordedCall.operation} ${answer.status}, has members that the contract allows but does not list (${answer.surplusCount}). They are left out.`,
      );
  }
  if (calls.length === 0 && omittedAnswerCount > 0)
    throw new HarProblem(
      'The recording contains no answers: save it in the network panel as "HAR with content".',
    );
  if (calls.length === 0)
    throw new HarProblem('None of the requests is a call of the service: record the page of a proposal.');
  if (!calls.some(({ operation }) => operation === 'getSystem'))
    notes.push('The session does not begin with the opening of a link: the mock service opens it instead.');
  return { calls, notes, valuesOutsideBodies: [...valuesOutsideBodies] };
}

/** Whether a page was loaded, and not one of the frames of the app, such as `pixels/frame.html`. */
const isPageLoad = ({ isPage, method, url }: HarCall): boolean =>
  isPage && method === 'GET' && (!/\.\w+$/.test(url.pathname) || url.pathname.endsWith('/index.html'));

function answerOf(call: HarCall, operation: OperationContract): RecordedAnswer | undefined {
  const { status, answerText, answerType } = call;
  if (status < 100) return /abort/i.test(call.failure) ? undefined : { kind: 'networkError' };
  if (answerText === '') return { kind: 'emptyBody', status };
  if (answerType === 'text/html') return { kind: 'html', status };
  let body: unknown;
  try {
    body = JSON.parse(answerText);
  } catch {
    return { kind: 'truncatedJson' };
  }
  if (isDeeperThan(maxDepth, body))
    throw new HarProblem(
      `Entry ${call.index + 1}, answer: nested more than ${maxDepth} levels deep. Nothing was written.`,
    );
  return { kind: 'reply', status, ...withoutSurplus(operation, status, answerType, body) };
}

/** JSON, or the parts of a form by name. Files and unreadable bodies are left out. */
function bodyOf(call: HarCall): unknown {
  if (call.requestType === 'multipart/form-data') {
    const parts = call.requestParts.length > 0 ? call.requestParts : partsIn(call.requestText);
    return Object.fromEntries(
      parts.filter(({ isFile }) => !isFile).map(({ name, value }) => [name, parseJson(value) ?? value]),
    );
  }
  return parseJson(call.requestText);
}

/** Shorter values belong to the protocol and are no secrets. */
const minSecretLength = 8;

function valuesBesideBody({ url, headers }: HarCall): string[] {
  const headerNames = [
    'authorization',
    'x-access-token',
    'userofficetoken',
    'x-fingerprint',
    'x-mock-session',
  ];
  const values = [
    ...url.searchParams.values(),
    ...new URLSearchParams(url.hash.slice(1)).values(),
    ...headerNames.map(name => (headers[name] ?? '').replace(/^bearer /i, '')),
    ...(headers.cookie ?? '').split(';').map(cookie => cookie.slice(cookie.indexOf('=') + 1).trim()),
  ];
  return values.filter(value => value.length >= minSecretLength);
}
