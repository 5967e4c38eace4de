/** The kind of a value, without the value. */
export function kindOfValue(value: unknown): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value !== 'string') return typeof value;
  return value === '' ? 'empty text' : `text${kindOfText(value)}`;
}

function kindOfText(text: string): string {
  const match = textKinds.find(([, pattern]) => pattern.test(text));
  return match ? `: ${match[0]}` : '';
}

const textKinds: readonly (readonly [string, RegExp])[] = [
  ['true or false', /^(?:true|false)$/i],
  ['integer', /^-?\d{1,10}$/],
  ['number', /^-?\d+\.\d+$/],
  ['number with a comma', /^-?(?:R\$\s*)?[\d.]+,\d+$/],
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['date-time', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i],
  ['dd/mm/yyyy', /^\d{2}\/\d{2}\/\d{4}(?: \d{2}:\d{2}(?::\d{2})?)?$/],
];

/** The JSON type of a value, as a schema names it. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
