import type { Contract, PlacedSchema } from './contract.ts';
import type { Random } from './random.ts';
import { isJsonObject, type Json, type JsonObject } from './wire.ts';

/**
 * Writes an answer in another way that means the same (`x-answers` of the contract): some absent members as null, some
 * numbers and booleans as text, and here and there a member that no schema names. Stored values are not touched.
 */
export function respell(value: Json, placed: PlacedSchema, contract: Contract, random: Random): Json {
  const { schema, file } = contract.resolve(placed);
  const inner = (node: Json, child: Json | undefined): Json =>
    isJsonObject(child) ? respell(node, { schema: child, file }, contract, random) : node;
  if (Array.isArray(value)) return value.map(item => inner(item, schema.items));
  if (isJsonObject(value)) return respellObject(value, { schema, file }, inner, random, contract);
  const isText = ['number', 'integer', 'boolean'].includes(String(schema.type)) && value !== null;
  return isText && random.chance(0.12) ? String(value) : value;
}

function respellObject(
  value: JsonObject,
  { schema, file }: PlacedSchema,
  inner: (node: Json, child: Json | undefined) => Json,
  random: Random,
  contract: Contract,
): Json {
  const alternatives = schema.anyOf;
  if (Array.isArray(alternatives))
    return inner(value, fittingAlternative(value, alternatives, file, contract));
  const { properties } = schema;
  if (!isJsonObject(properties)) return value;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const respelled: JsonObject = {};
  for (const [name, child] of Object.entries(properties)) {
    const member = value[name];
    if (member !== undefined) respelled[name] = inner(member, child);
    else if (!required.includes(name) && random.chance(0.12)) respelled[name] = null;
  }
  for (const [name, member] of Object.entries(value)) respelled[name] ??= member;
  if (random.chance(0.05)) respelled.novoMembro = { a: [1, 'dois'] };
  return respelled;
}

/** The first alternative that has all members of the value. */
const fittingAlternative = (
  value: JsonObject,
  alternatives: readonly Json[],
  file: string,
  contract: Contract,
): Json | undefined =>
  alternatives.find(alternative => {
    if (!isJsonObject(alternative)) return false;
    const { schema } = contract.resolve({ schema: alternative, file });
    const { properties } = schema;
    return isJsonObject(properties) && Object.keys(value).every(name => name in properties);
  });
