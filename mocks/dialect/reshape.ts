import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { type AnswerSchema, answerSchemas } from '../contract/answer-schemas.gen.js';
import type { PlainAnswer } from './plain-answer.ts';
import { isObject, type JsonObject, resolveSchema } from './resolve-schema.ts';

type Habits = Pick<Dialect, 'statusSpelling' | 'listEntries' | 'fieldOrder'>;

/**
 * Gives the body the spelling, the lists and the order of the dialect, some of which our contract does not allow.
 * `callIndex`: how often the operation was called before.
 */
export function reshape(
  { statusSpelling, listEntries, fieldOrder }: Habits,
  { operation, status, body }: Omit<PlainAnswer, 'step'>,
  callIndex: number,
): unknown {
  const schema = answerSchemas[operation][status];
  if (!schema || !isObject(body)) return body;
  const isTurned = fieldOrder === 'turned' && callIndex % 2 === 1;
  if (statusSpelling === 'asContract' && listEntries === 'tidy' && !isTurned) return body;
  return rewrite(body, schema);

  function rewrite(value: unknown, valueSchema: AnswerSchema): unknown {
    const resolved = resolveSchema(valueSchema, value);
    if (!resolved) return value;
    const { items, properties = {}, additionalProperties } = resolved.schema;
    if (Array.isArray(value)) {
      if (!items) return value;
      const entries = value.map(item => rewrite(item, items));
      if (items.$ref?.endsWith('/Field')) return isTurned ? [...entries].reverse() : entries;
      return items.$ref?.endsWith('/Option') && listEntries === 'untidy' ? untidy(entries) : entries;
    }
    if (isObject(value)) {
      const otherMembers = typeof additionalProperties === 'object' ? additionalProperties : {};
      const members = Object.entries(value).map(([name, member]): [string, unknown] => [
        name,
        rewrite(member, (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? otherMembers),
      ]);
      return Object.fromEntries(isTurned ? [...members].reverse() : members);
    }
    return resolved.name === 'StepStatus' && statusSpelling === 'capitals' && typeof value === 'string'
      ? ` ${value.toUpperCase()} `
      : value;
  }
}

/** A list with its first and its last entry twice. */
function untidy(entries: readonly unknown[]): unknown[] {
  const untidyEntries = entries.map(entry => (isObject(entry) ? untidyOption(entry) : entry));
  return [...untidyEntries, ...untidyEntries.slice(0, 1), ...untidyEntries.slice(-1)];
}

/** A number without zeros in front becomes a number; the label gets blanks around it. */
const untidyOption = (option: JsonObject): JsonObject => ({
  ...option,
  ...(typeof option.value === 'string' && /^[1-9]\d{0,14}$/.test(option.value)
    ? { value: Number(option.value) }
    : {}),
  ...(typeof option.label === 'string' ? { label: `  ${option.label} ` } : {}),
});
