import { keyOf } from '../fields/field-context.ts';
import { isJsonObject, type Json, type JsonObject } from '../wire.ts';
import type { Visit } from './visit.ts';

/**
 * The stored answers of all steps. A service may spell a value otherwise than it was sent (`StepValues` of the
 * contract).
 */
export function storedValues(visit: Visit): Record<string, JsonObject> {
  const { storedAs } = visit.journey;
  return Object.fromEntries(
    [...visit.answersOfStep].map(([slug, values]) => [
      slug,
      storedAs === 'sent' ? values : respellValues(values, datesOf(visit, slug)),
    ]),
  );
}

/** The keys of the dates of a step. */
function datesOf(visit: Visit, slug: string): ReadonlySet<string> {
  const step = visit.stepAt(slug);
  const fields = step?.kind === 'form' ? step.fields : [];
  return new Set(fields.filter(({ wire }) => (wire.component ?? wire._component) === 'date').map(keyOf));
}

const respellValues = (values: JsonObject, dates: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, respellValue(value, dates.has(key))]),
  );

/** An amount or a box as a text, a date as a moment in ISO 8601. */
function respellValue(value: Json, isDate: boolean): Json {
  if (isJsonObject(value) || Array.isArray(value) || value === null) return value;
  if (typeof value !== 'string') return String(value);
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  return isDate && parts ? `${parts[3]}-${parts[2]}-${parts[1]}T00:00:00.000Z` : value;
}
