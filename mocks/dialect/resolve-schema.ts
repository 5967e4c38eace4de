import { type AnswerSchema, namedSchemas } from '../contract/answer-schemas.gen.js';

/** The schema that applies to one value, after references and alternatives are resolved. */
export interface ResolvedSchema {
  schema: AnswerSchema;
  /** Name in the contract, for example `Step`; empty for one without. */
  name: string;
}

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds the schema of a value: among alternatives the one that shares most members with the value; undefined if none
 * fits.
 */
export function resolveSchema(schema: AnswerSchema, value: unknown, name = ''): ResolvedSchema | undefined {
  if (schema.$ref !== undefined) {
    const target = schema.$ref.split('/').at(-1) ?? '';
    const referenced = namedSchemas[target];
    return referenced && resolveSchema(referenced, value, target);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (!branches) return fits(schema, value) ? { schema, name } : undefined;
  return branches
    .map(branch => resolveSchema(branch, value, name))
    .filter(candidate => candidate !== undefined)
    .sort(
      (left, right) => countSharedMembers(right.schema, value) - countSharedMembers(left.schema, value),
    )[0];
}

const countSharedMembers = ({ properties = {} }: AnswerSchema, value: unknown): number =>
  isObject(value) ? Object.keys(value).filter(key => Object.hasOwn(properties, key)).length : 0;

function fits({ type, required = [] }: AnswerSchema, value: unknown): boolean {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.length > 0 && !types.some(name => isOfType(name, value))) return false;
  return !isObject(value) || required.every(member => Object.hasOwn(value, member));
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
