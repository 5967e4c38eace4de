import { namesIn } from '#mocks/contract/pointer-under.ts';
import type { ContractModel } from './contract-model.ts';
import type { Deviation } from './deviation.ts';
import type { Discretion } from './discretion.ts';
import type { Findings } from './findings.ts';
import type { RecordedBody } from './recorded-body.ts';
import type { TracingValidator } from './tracing-validator.ts';

/** Compares the content of a body, and records in it what a report may not quote. */
export function compareBody(
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

/** Records a body that is not compared. */
export function recordBody(body: RecordedBody, discretion: Discretion): void {
  if (body.kind === 'value') discretion.record(body.value);
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
export const publicMediaType = (type: string): string =>
  type === '' ? 'no content type' : usualMediaTypes.has(type) ? type : 'another content type';
