import fc from 'fast-check';
import { isObject, type Node, type ObjectNode } from '../../tools/contract/bundle.ts';

/**
 * An arbitrary of values that a schema of a bundled contract allows. It supports the keywords that our schemas use. For
 * any other schema it draws any JSON value, which may be invalid.
 */
export function randomValuesOf(document: ObjectNode, schema: Node, depth = 0): fc.Arbitrary<unknown> {
  if (!isObject(schema)) return fc.jsonValue({ maxDepth: 1 });
  const valuesOf = (subSchema: Node) => randomValuesOf(document, subSchema, depth + 1);
  if (typeof schema.$ref === 'string') return valuesOf(followReference(document, schema.$ref));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choice)) return fc.oneof(...choice.map(valuesOf));
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map(type => valuesOfType(String(type), schema, valuesOf, depth)));
}

function valuesOfType(
  type: string,
  schema: ObjectNode,
  valuesOf: (subSchema: Node) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const limitOf = (name: string, fallback: number) =>
    typeof schema[name] === 'number' ? schema[name] : fallback;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: limitOf('minimum', -9), max: limitOf('maximum', 99_999) });
    case 'number':
      return fc
        .integer({ min: Math.ceil(limitOf('minimum', -9)), max: Math.floor(limitOf('maximum', 99_999)) })
        .map(integer => integer);
    case 'array': {
      const max = depth > 3 ? limitOf('minItems', 0) : Math.min(limitOf('maxItems', 3), 3);
      return fc.array(valuesOf(schema.items ?? true), { minLength: limitOf('minItems', 0), maxLength: max });
    }
    case 'object':
      return objectsOf(schema, valuesOf, depth);
    default:
      return textsOf(schema, limitOf);
  }
}

function objectsOf(
  schema: ObjectNode,
  valuesOf: (part: Node) => fc.Arbitrary<unknown>,
  depth: number,
): fc.Arbitrary<unknown> {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const chosenProperties = Object.entries(properties).filter(
    ([name]) => depth < 4 || required.includes(name),
  );
  const namedMembers = fc.record(
    Object.fromEntries(chosenProperties.map(([name, memberSchema]) => [name, valuesOf(memberSchema)])),
    {
      requiredKeys: required.filter(name => Object.hasOwn(properties, name)),
    },
  );
  const additional = schema.additionalProperties;
  if (!isObject(additional) || depth > 3) return namedMembers;
  const names = fc.constantFrom('nome', 'cpf', 'valor', 'prazo', 'campo livre', '__proto__');
  return fc
    .tuple(namedMembers, fc.dictionary(names, valuesOf(additional), { maxKeys: 3 }))
    .map(([namedPart, otherMembers]) => ({
      ...otherMembers,
      ...namedPart,
    }));
}

/** An arbitrary of texts: known values, texts as in forms, and random texts. */
function textsOf(
  schema: ObjectNode,
  limitOf: (name: string, fallback: number) => number,
): fc.Arbitrary<unknown> {
  const bounds = { minLength: limitOf('minLength', 0), maxLength: limitOf('maxLength', 40) };
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const knownValues = schema['x-known-values'];
  const anyText = fc.oneof(
    fc.string(bounds),
    fc.string({ ...bounds, unit: 'grapheme' }),
    fc
      .constantFrom('SP', '52998224725', '2101', '01310100', 'padaria', '341')
      .filter(text => text.length >= bounds.minLength && text.length <= bounds.maxLength),
  );
  return Array.isArray(knownValues) && knownValues.length > 0
    ? fc.oneof(fc.constantFrom(...knownValues), anyText)
    : anyText;
}

function followReference(document: ObjectNode, reference: string): Node {
  let node: Node | undefined = document;
  for (const key of reference.slice(2).split('/')) node = isObject(node) ? node[key] : undefined;
  return node ?? true;
}
