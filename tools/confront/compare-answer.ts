import { parseParameter } from '#mocks/contract/parse-parameter.ts';
import type { HarCall } from '../record/har.ts';
import { compareBody, publicMediaType, recordBody } from './compare-body.ts';
import type { TracedOperation, TracedResponse } from './contract-model.ts';
import type { Discretion } from './discretion.ts';
import type { Findings } from './findings.ts';
import { guessAt } from './guess-at.ts';
import type { RecordedBody } from './recorded-body.ts';

/** Compares status, headers and body of an answer. */
export function compareAnswer(
  findings: Findings,
  operation: TracedOperation,
  call: HarCall,
  body: RecordedBody,
  discretion: Discretion,
): void {
  if (call.status === 304) return;
  if (body.kind === 'unreadable') findings.addNote(`The answer ${body.reason}.`);
  const declaredResponse = operation.responses.get(String(call.status));
  if (!declaredResponse) reportStatus(findings, operation, call.status);
  // The app reads the body of every success in the same way.
  const isOtherSuccess = call.status > 200 && call.status < 300 && body.kind === 'value';
  const response = declaredResponse ?? (isOtherSuccess ? operation.responses.get('200') : undefined);
  if (!response) {
    recordBody(body, discretion);
    return;
  }
  compareHeaders(findings, response, call);
  compareAnswerBody(findings, operation, response, call, body, discretion);
}

function reportStatus(findings: Findings, operation: TracedOperation, status: number): void {
  findings.report(
    {
      kind: 'status',
      side: 'answer',
      pointer: 'status',
      expected: `one of ${[...operation.responses.keys()].join(', ')}`,
      observed: String(status),
      type: undefined,
      keyword: 'responses',
      place: operation.place,
    },
    status === 405 || status === 501 ? guessAt(findings.model, operation.place) : undefined,
  );
}

function compareHeaders(findings: Findings, response: TracedResponse, call: HarCall): void {
  for (const [name, { place, type, validate }] of response.headers) {
    const text = call.answerHeaders[name];
    if (text === undefined) continue;
    const value = parseParameter(text, type);
    const traced = validate(value);
    const guess = guessAt(findings.model, place);
    findings.compareValue('answer', `header ${name}`, value, traced, guess);
    if (traced.mismatches.length === 0 && guess !== undefined) findings.confirm(guess);
  }
}

function compareAnswerBody(
  findings: Findings,
  operation: TracedOperation,
  response: TracedResponse,
  call: HarCall,
  body: RecordedBody,
  discretion: Discretion,
): void {
  if (body.kind === 'unreadable' || body.kind === 'missing') return;
  if (response.content.size === 0) {
    recordBody(body, discretion);
    return;
  }
  if (body.kind === 'none') {
    reportMediaType(findings, operation, response, call, 'an empty body');
    return;
  }
  const guess = guessAt(findings.model, response.place);
  if (body.isJson && call.answerEncoding !== 'utf-8') reportEncoding(findings, response, call.answerEncoding);
  const ofType = response.content.get(body.type);
  if (!ofType) reportMediaType(findings, operation, response, call, publicMediaType(body.type));
  const validate = ofType ?? (body.isJson ? response.content.get('application/json') : undefined);
  if (!validate) {
    recordBody(body, discretion);
    return;
  }
  compareBody(findings, 'answer', '', body.value, validate, discretion, guess);
  const isDeclared = operation.responses.has(String(call.status));
  if (guess !== undefined && ofType && isDeclared) findings.confirm(guess);
}

function reportMediaType(
  { model, report }: Findings,
  operation: TracedOperation,
  response: TracedResponse,
  { status }: HarCall,
  observed: string,
): void {
  const guess = guessAt(model, response.place);
  report(
    {
      kind: 'media',
      side: 'answer',
      pointer: 'body',
      expected: [...response.content.keys()].join(' or '),
      observed,
      type: undefined,
      keyword: 'content',
      place: response.place,
    },
    // For an unknown address the service's framework answers, in a form that the contract does not have.
    status === 404 ? (guess ?? guessAt(model, operation.place)) : guess,
  );
}

/** JSON has to be in UTF-8 (RFC 8259, 8.1). The app reads other encodings, too. */
function reportEncoding({ model, report }: Findings, { place }: TracedResponse, observed: string): void {
  report(
    {
      kind: 'encoding',
      side: 'answer',
      pointer: '',
      expected: 'UTF-8',
      observed,
      type: undefined,
      keyword: 'content',
      place,
    },
    guessAt(model, place),
  );
}
