import { parseParameter } from '#mocks/contract/parse-parameter.ts';
import type { HarCall } from '../record/har.ts';
import { compareBody, publicMediaType, recordBody } from './compare-body.ts';
import { expectationOf, type TracedOperation } from './contract-model.ts';
import type { Discretion } from './discretion.ts';
import type { Findings } from './findings.ts';
import { guessAt } from './guess-at.ts';
import type { RecordedBody } from './recorded-body.ts';

/** Compares a request that the service has accepted. */
export function compareRequest(
  findings: Findings,
  operation: TracedOperation,
  path: Readonly<Record<string, string>>,
  call: HarCall,
  body: RecordedBody,
  discretion: Discretion,
): void {
  compareParameters(findings, operation, path, call);
  compareRequestBody(findings, operation, body, discretion);
  if (findings.model.guesses.has(operation.place)) findings.confirm(operation.place);
}

function compareParameters(
  findings: Findings,
  operation: TracedOperation,
  path: Readonly<Record<string, string>>,
  call: HarCall,
): void {
  const { model } = findings;
  // A guess about an operation does not cover parameters that several operations share.
  const guessOf = (place: string): string | undefined =>
    guessAt(model, place) ??
    (place.startsWith('#/components/') ? undefined : guessAt(model, operation.place));
  const queryNames = new Set<string>();
  for (const { name, in: kind, place, required, type, validate } of operation.parameters) {
    if (kind === 'query') queryNames.add(name);
    const text =
      kind === 'path'
        ? path[name]
        : kind === 'query'
          ? (call.url.searchParams.get(name) ?? undefined)
          : kind === 'header'
            ? call.headers[name.toLowerCase()]
            : undefined;
    const location = `${kind} ${name}`;
    if (text === undefined) {
      if (required)
        findings.report(
          {
            kind: 'missing',
            side: 'request',
            pointer: location,
            expected: expectationOf(model, `${place}/schema`),
            observed: 'absent',
            type: undefined,
            keyword: 'required',
            place,
          },
          guessOf(place),
        );
      continue;
    }
    const value = parseParameter(text, type);
    const traced = validate(value);
    findings.compareValue('request', location, value, traced, guessOf(place));
    if (traced.mismatches.length === 0 && model.guesses.has(place)) findings.confirm(place);
  }
  for (const name of new Set(call.url.searchParams.keys()))
    if (!queryNames.has(name))
      findings.report({
        kind: 'unnamed',
        side: 'request',
        pointer: 'query',
        expected: 'no such parameter',
        observed: 'text',
        type: 'string',
        keyword: 'parameters',
        place: operation.place,
        member: name,
      });
}

function compareRequestBody(
  findings: Findings,
  operation: TracedOperation,
  body: RecordedBody,
  discretion: Discretion,
): void {
  const { model } = findings;
  const guess = guessAt(model, operation.place);
  const base = { side: 'request', pointer: 'body', type: undefined, place: operation.place } as const;
  if (body.kind === 'unreadable') {
    findings.addNote(`The request ${body.reason}.`);
    return;
  }
  if (!operation.request) {
    recordBody(body, discretion);
    if (body.kind === 'value')
      findings.report(
        { ...base, kind: 'media', expected: 'no body', observed: 'a body', keyword: 'requestBody' },
        guess,
      );
    return;
  }
  if (body.kind === 'missing') {
    findings.addNote('The recording omits the body of the request.');
    return;
  }
  if (body.kind === 'none') {
    if (operation.request.required)
      findings.report(
        { ...base, kind: 'missing', expected: 'a body', observed: 'absent', keyword: 'requestBody' },
        guess,
      );
    return;
  }
  const validate = operation.request.content.get(body.type);
  if (!validate) {
    recordBody(body, discretion);
    findings.report(
      {
        ...base,
        kind: 'media',
        expected: [...operation.request.content.keys()].join(' or '),
        observed: publicMediaType(body.type),
        keyword: 'content',
      },
      guess,
    );
    return;
  }
  compareBody(findings, 'request', 'body', body.value, validate, discretion, guess);
}
