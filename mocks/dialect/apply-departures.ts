import type { Departure, DepartureValue } from '#scenarios/dialects/define-dialect.ts';
import { namesIn } from '../contract/pointer-under.ts';
import { formatDay } from './format-day.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { isObject } from './resolve-schema.ts';

/** Applies every departure of the operation and status to the body (16.5). Pointers without a target change nothing. */
export function applyDepartures(
  departures: readonly Departure[],
  { operation, status, body }: Pick<PlainAnswer, 'operation' | 'status' | 'body'>,
): unknown {
  return departures
    .filter(departure => departure.operation === operation && departure.status === status)
    .reduce((result, { pointer, change }) => changeAt(result, namesIn(pointer), change), body);
}

function changeAt(value: unknown, [name, ...rest]: readonly string[], change: Departure['change']): unknown {
  if (name === undefined) return replace(value, change);
  if (Array.isArray(value)) return name === '*' ? value.map(item => changeAt(item, rest, change)) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      if (name !== '*' && key !== name) return [[key, member]];
      if (rest.length > 0) return [[key, changeAt(member, rest, change)]];
      if (change.kind === 'absent') return [];
      return change.kind === 'renamed' ? [[change.to, member]] : [[key, replace(member, change)]];
    }),
  );
}

const replace = (value: unknown, change: Departure['change']): unknown =>
  change.kind === 'code' ? change.to : change.kind === 'value' ? convertTo(value, change.to) : value;

/** Converts a value to another kind and keeps its meaning if the kind allows it. */
function convertTo(value: unknown, kind: DepartureValue): unknown {
  switch (kind) {
    case 'null':
      return null;
    case 'empty list':
      return [];
    case 'list':
      return [value];
    case 'object':
      return { value };
    case 'boolean':
      return isTrue(value);
    case 'integer':
      return Math.round(numberOf(value));
    case 'number':
      // Always with a fraction; otherwise it would be an integer.
      return Math.trunc(numberOf(value)) + 0.5;
    case 'empty text':
      return '';
    case 'text':
      return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    case 'text: true or false':
      return String(isTrue(value));
    case 'text: integer':
      return String(Math.round(numberOf(value)));
    case 'text: number':
      return numberOf(value).toFixed(2);
    case 'text: number with a comma':
      return numberOf(value).toFixed(2).replace('.', ',');
    case 'text: date':
      return formatDay('isoDay', dayOf(value));
    case 'text: date-time':
      return formatDay('isoMidnightUtc', dayOf(value));
    case 'text: dd/mm/yyyy':
      return formatDay('brazilian', dayOf(value));
  }
}

const isTrue = (value: unknown): boolean => value !== 'false' && Boolean(value);

/** The number in a value; for a date its milliseconds since 1970, for any other value 1. */
function numberOf(value: unknown): number {
  if (typeof value !== 'string') return typeof value === 'number' ? value : 1;
  const number = Number(value === '' ? Number.NaN : value);
  const moment = Date.parse(value);
  return Number.isFinite(number) ? number : Number.isFinite(moment) ? moment : 1;
}

/** The day at the beginning of a value, as YYYY-MM-DD or DD/MM/YYYY; 1970-01-01 if there is none. */
function dayOf(value: unknown): string {
  if (typeof value === 'number') return new Date(value).toISOString().slice(0, 10);
  const [day] =
    /^(?:\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})/.exec(typeof value === 'string' ? value : '') ?? [];
  return day ?? '1970-01-01';
}
