import { parseParameter } from '#mocks/contract/parse-parameter.ts';
import { namesIn, pointerUnder } from '#mocks/contract/pointer-under.ts';
import type { HarCall } from '../record/har.ts';
import { answerRules, type ContractModel, expectationOf, type TracedOperation } from './contract-model.ts';
import type { Discretion } from './discretion.ts';
import { findInnermostGuess, findUsedRules, guessAt, isEvidence } from './guess-at.ts';
import { jsonTypeOf, kindOfValue } from './kind-of-value.ts';
import { answerBodyOf, type RecordedBody, requestBodyOf } from './recorded-body.ts';
import { findUnnamedMembers, type Shape, shapeOf } from './shape-of.ts';
import type { Mismatch, TracedNode, TraceResult, TracingValidator } from './tracing-validator.ts';
import { valueAt } from './value-at.ts';

/** A difference between a call and the contract. Only `code` and `member` contain values of the recording. */
export interface Deviation {
  kind:
    | 'value'
    | 'missing'
    | 'code'
    | 'renamed'
    | 'status'
    | 'media'
    | 'encoding'
    | 'address'
    | 'unnamed'
    | 'unlisted';
  side: 'request' | 'answer';
  /** JSON pointer with `*` for places in lists and keys of maps, or the parameter. */
  pointer: string;
  expected: string;
  observed: string;
  /** JSON type of what was found, for the patch. */
  type: string | undefined;
  /** Keyword of the schema that refuses the value. */
  keyword: string;
  /** The node of the contract that has to change. */
  place: string;
  /** A code that the contract does not list; only given when it cannot be a person's value. */
  code?: string;
  /** The name of a member that no schema names; only given when it cannot be a person's value. */
  member?: string;
  /** The name in the contract, if the member has another spelling of it. */
  knownName?: string;
  /** The guess that the deviation contradicts. */
  guess: string | undefined;
}

/** The evidence of one call about the contract. */
export interface Comparison {
  operation: string;
  status: number;
  deviations: readonly Deviation[];
  /** Guesses that the call confirms. */
  confirmed: readonly string[];
  /** One sentence for each part of the call that could not be compared. */
  notes: readonly string[];
}

/** False for a deviation that the contract allows. */
export const contradicts = ({ kind, guess }: Pick<Deviation, 'kind' | 'guess'>): boolean =>
  kind !== 'unnamed' && (kind !== 'unlisted' || guess !== undefined);

/**
 * Compares one recorded call with the contract. It ignores a request that the service has not accepted
 * (status 400 or higher), because a service may refuse a request that the contract does not allow.
 */
export function compareCall(
  model: ContractModel,
  operation: TracedOperation,
  path: Readonly<Record<string, string>>,
  call: HarCall,
  discretion: Discretion,
): Comparison {
  const findings = createFindings(model);
  const isAccepted = call.status >= 200 && call.status < 400;
  const answer = answerBodyOf(call);
  if (isAccepted) {
    compareParameters(findings, operation, path, call);
    compareRequestBody(findings, operation, requestBodyOf(call), discretion);
    if (model.guesses.has(operation.place)) findings.confirm(operation.place);
  } else recordBody(requestBodyOf(call), discretion);
  for (const value of Object.values(path)) discretion.record(value);
  for (const value of call.url.searchParams.values()) discretion.record(value);
  for (const value of Object.values(call.headers)) discretion.record(value);
  compareAnswer(findings, operation, call, answer, discretion);
  return { operation: operation.id, status: call.status, ...findings.result() };
}

interface Findings {
  confirm(guess: string): void;
  report(deviation: Omit<Deviation, 'guess'>, guess?: string): void;
  addNote(sentence: string): void;
  /** Reports everything that a validator has found in a value. */
  compareValue(
    side: Deviation['side'],
    place: string,
    value: unknown,
    traced: TraceResult,
    fallback?: string,
  ): void;
  result(): Pick<Comparison, 'deviations' | 'confirmed' | 'notes'>;
  readonly model: ContractModel;
}

function createFindings(model: ContractModel): Findings {
  const deviations: Deviation[] = [];
  const confirmedGuesses = new Set<string>();
  const notes: string[] = [];
  const report: Findings['report'] = (deviation, guess) => void deviations.push({ ...deviation, guess });

  return {
    model,
    confirm: guess => void confirmedGuesses.add(guess),
    report,
    addNote: sentence => void notes.push(sentence),
    compareValue: (side, location, value, trace, fallback) => {
      const shape = shapeOf(model, trace.visits);
      const guessAbout = (pointer: string, place?: string) =>
        findInnermostGuess(model, trace.visits, pointer, place) ?? fallback;
      for (const mismatch of oneMismatchPerFault(trace.mismatches)) {
        const actual = valueAt(value, mismatch.path);
        report(
          deviationOf(model, side, location, shape, mismatch, actual),
          guessAbout(mismatch.path, mismatch.missing === undefined ? mismatch.place : memberPlace(mismatch)),
        );
      }
      findUnlistedCodes(model, trace.visits).forEach(({ visit, code }) => {
        report(
          {
            kind: 'unlisted',
            side,
            pointer: location + shape.publicPointer(visit.path),
            expected: 'one of the names that the contract knows',
            observed: 'another name',
            type: undefined,
            keyword: 'x-known-values',
            place: visit.place,
            code,
          },
          guessAt(model, visit.place),
        );
      });
      for (const { path, place, name, knownName } of findUnnamedMembers(shape, value)) {
        if (side === 'answer') confirmedGuesses.add(answerRules.unnamedMembers);
        const memberValue = valueAt(value, pointerUnder(path, name));
        report(
          {
            kind: knownName === undefined ? 'unnamed' : 'renamed',
            side,
            pointer: location + shape.publicPointer(path),
            expected: knownName === undefined ? 'no such member' : `the member ${knownName}`,
            observed: kindOfValue(memberValue),
            type: jsonTypeOf(memberValue),
            keyword: 'properties',
            place,
            member: name,
            ...(knownName === undefined ? {} : { knownName }),
          },
          knownName === undefined ? undefined : guessAbout(path),
        );
      }
      if (side === 'answer')
        for (const rule of findUsedRules(model, trace.visits, value)) confirmedGuesses.add(rule);
      const wrongPaths = new Set(trace.mismatches.map(({ path }) => path));
      for (const visit of trace.visits)
        if (model.guesses.has(visit.place) && isEvidence(model, visit) && !wrongPaths.has(visit.path))
          confirmedGuesses.add(visit.place);
    },
    result: () => {
      const contradictedGuesses = new Set(deviations.filter(contradicts).map(({ guess }) => guess));
      return {
        deviations,
        confirmed: [...confirmedGuesses].filter(guess => !contradictedGuesses.has(guess)),
        notes,
      };
    },
  };
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

function compareAnswer(
  findings: Findings,
  operation: TracedOperation,
  call: HarCall,
  body: RecordedBody,
  discretion: Discretion,
): void {
  const { model } = findings;
  if (call.status === 304) return;
  const declaredResponse = operation.responses.get(String(call.status));
  const base = { side: 'answer', type: undefined } as const;
  if (body.kind === 'unreadable') findings.addNote(`The answer ${body.reason}.`);
  if (!declaredResponse)
    findings.report(
      {
        ...base,
        kind: 'status',
        pointer: 'status',
        expected: `one of ${[...operation.responses.keys()].join(', ')}`,
        observed: String(call.status),
        keyword: 'responses',
        place: operation.place,
      },
      call.status === 405 || call.status === 501 ? guessAt(model, operation.place) : undefined,
    );
  // The app reads the body of every success in the same way.
  const isOtherSuccess = call.status > 200 && call.status < 300 && body.kind === 'value';
  const response = declaredResponse ?? (isOtherSuccess ? operation.responses.get('200') : undefined);
  if (!response) {
    recordBody(body, discretion);
    return;
  }
  for (const [name, { place, type, validate }] of response.headers) {
    const text = call.answerHeaders[name];
    if (text === undefined) continue;
    const value = parseParameter(text, type);
    const traced = validate(value);
    const guess = guessAt(model, place);
    findings.compareValue('answer', `header ${name}`, value, traced, guess);
    if (traced.mismatches.length === 0 && guess !== undefined) findings.confirm(guess);
  }
  if (body.kind === 'unreadable' || body.kind === 'missing') return;
  const guess = guessAt(model, response.place);
  if (response.content.size === 0) {
    recordBody(body, discretion);
    return;
  }
  const expected = [...response.content.keys()].join(' or ');
  const reportMediaType = (actual: string): void => {
    const place = response.place;
    // For an unknown address the service's framework answers, in a form that the contract does not have.
    const relatedGuess = call.status === 404 ? (guess ?? guessAt(model, operation.place)) : guess;
    findings.report(
      { ...base, kind: 'media', pointer: 'body', expected, observed: actual, keyword: 'content', place },
      relatedGuess,
    );
  };
  // JSON has to be in UTF-8 (RFC 8259, 8.1). The app reads other encodings, too.
  const reportEncoding = (encoding: string): void =>
    findings.report(
      {
        ...base,
        kind: 'encoding',
        pointer: '',
        expected: 'UTF-8',
        observed: encoding,
        keyword: 'content',
        place: response.place,
      },
      guess,
    );
  if (body.kind === 'none') {
    reportMediaType('an empty body');
    return;
  }
  const { answerEncoding } = call;
  if (body.isJson && answerEncoding !== 'utf-8') reportEncoding(answerEncoding);
  const ofType = response.content.get(body.type);
  if (!ofType) reportMediaType(publicMediaType(body.type));
  const validate = ofType ?? (body.isJson ? response.content.get('application/json') : undefined);
  if (!validate) {
    recordBody(body, discretion);
    return;
  }
  compareBody(findings, 'answer', '', body.value, validate, discretion, guess);
  if (guess !== undefined && ofType && declaredResponse) findings.confirm(guess);
}

function compareBody(
  findings: Findings,
  side: Deviation['side'],
  location: string,
  value: unknown,
  validate: TracingValidator,
  discretion: Discretion,
  fallback: string | undefined,
): void {
  const traced = validate(value);
  const quotablePaths = new Set(
    traced.visits
      .filter(({ place }) => isCodeList(findings.model, place) || isProductPlace(place))
      .map(({ path }) => path),
  );
  discretion.record(value, path => quotablePaths.has(path));
  findings.compareValue(side, location, value, traced, fallback);
}

function recordBody(body: RecordedBody, discretion: Discretion): void {
  if (body.kind === 'value') discretion.record(body.value);
}

/** Only usual media types are quoted, because a service may write anything into the header. */
const usualMediaTypes = new Set([
  'application/json',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/pdf',
  'application/xml',
  'multipart/form-data',
  'text/html',
  'text/plain',
  'text/xml',
]);
const publicMediaType = (type: string): string =>
  type === '' ? 'no content type' : usualMediaTypes.has(type) ? type : 'another content type';

/** Values of open lists that the contract does not know. */
function findUnlistedCodes(
  model: ContractModel,
  visits: readonly TracedNode[],
): { visit: TracedNode; code: string }[] {
  return visits.flatMap(visit => {
    const node = model.nodeAt(visit.place);
    const knownValues = node?.['x-known-values'];
    if (!Array.isArray(knownValues) || typeof visit.data !== 'string' || visit.data === '') return [];
    const prefixes = node?.['x-known-prefixes'];
    const code = visit.data;
    if (knownValues.includes(code)) return [];
    if (Array.isArray(prefixes) && prefixes.some(prefix => code.startsWith(String(prefix)))) return [];
    return [{ visit, code }];
  });
}

function isCodeList(model: ContractModel, place: string): boolean {
  const node = model.nodeAt(place);
  return node?.enum !== undefined || node?.const !== undefined || node?.['x-known-values'] !== undefined;
}

/** The description of the product and its form is the same for everybody, so it is not personal. */
const productSchemas = new Set([
  'Bank',
  'Conditionals',
  'DateBoundary',
  'Display',
  'DisplayColors',
  'Disrupture',
  'Field',
  'FieldFormat',
  'FieldReference',
  'FieldRule',
  'MetaProduct',
  'NamedReference',
  'PixelConfiguration',
  'StandardConditional',
  'Step',
  'StepType',
  'SystemConfiguration',
]);
const isProductPlace = (place: string): boolean => {
  const [root, kind, name = ''] = namesIn(place);
  return root === 'components' && kind === 'schemas' && productSchemas.has(name);
};

const memberPlace = ({ place, missing }: Mismatch): string | undefined =>
  place === undefined || missing === undefined ? undefined : pointerUnder(`${place}/properties`, missing);

/** Keeps one error per fault, because a wrong type makes a choice, its limits and its pattern fail as well. */
function oneMismatchPerFault(mismatches: readonly Mismatch[]): Mismatch[] {
  const reportedKeys = new Set<string>();
  const wrongTypePaths = new Set(
    mismatches.filter(({ keyword }) => keyword === 'type').map(({ path }) => path),
  );
  return mismatches.filter(({ path, keyword, missing }) => {
    if (keyword === 'x-choice') return false;
    if (keyword !== 'type' && keyword !== 'required' && wrongTypePaths.has(path)) return false;
    const key = `${path} ${keyword} ${missing ?? ''}`;
    if (reportedKeys.has(key)) return false;
    reportedKeys.add(key);
    return true;
  });
}

function deviationOf(
  model: ContractModel,
  side: Deviation['side'],
  location: string,
  shape: Shape,
  { path, keyword, place = '', missing }: Mismatch,
  actual: unknown,
): Omit<Deviation, 'guess'> {
  const pointer = location + shape.publicPointer(path);
  const base = { side, keyword, place };
  if (missing !== undefined)
    return {
      ...base,
      kind: 'missing',
      // This name comes from the contract, so the report may quote it.
      pointer: pointerUnder(pointer, missing),
      expected: expectationOf(model, pointerUnder(`${place}/properties`, missing)),
      observed: 'absent',
      type: undefined,
    };
  const node = model.nodeAt(place);
  const isCode = typeof actual === 'string' && Array.isArray(node?.enum);
  return {
    ...base,
    kind: isCode ? 'code' : 'value',
    pointer,
    expected: expectationOf(model, place) + formatLimit(keyword, node?.[keyword]),
    observed: isCode ? 'another name' : kindOfValue(actual),
    type: jsonTypeOf(actual),
    ...(isCode ? { code: actual } : {}),
  };
}

/** The rule that a number or text breaks, in the contract's words. */
function formatLimit(keyword: string, limit: unknown): string {
  if (keyword === 'pattern') return ' of the form that the contract gives';
  const isLimit = /^(?:min|max)/.test(keyword) && typeof limit === 'number';
  return isLimit ? `, ${keyword} ${limit}` : '';
}
