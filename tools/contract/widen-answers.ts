import { isObject, type Node, type ObjectNode } from './bundle.ts';
import { objectOf } from './node-at.ts';

/**
 * Widens the schemas of the lender's service's answers by what `x-answers` of openapi.yaml allows: an optional member
 * may be null, a number or boolean may come as text. The types are generated from the narrower schemas, so that the
 * mocks keep to them; the validators of answers and the bundle use the wider schemas. A schema that requests use as
 * well gets a copy for answers.
 */
export function widenAnswers(document: ObjectNode): ObjectNode {
  if (!Array.isArray(document['x-answers'])) return document;
  const components = objectOf(document.components);
  const schemas = objectOf(components.schemas);
  const requestSchemas = schemasOfRequests(document, schemas);
  const widenedSchemas = new Map<string, Node>();

  const answerNameOf = (name: string): string => (requestSchemas.has(name) ? `${name}Answered` : name);
  const widen = (node: Node): Node => {
    if (Array.isArray(node)) return node.map(widen);
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') {
      const name = schemaNameOf(node.$ref);
      if (name === undefined) return node;
      if (!widenedSchemas.has(name)) {
        widenedSchemas.set(name, null); // registered before it is read, because a schema may refer to itself
        widenedSchemas.set(name, widen(schemas[name] ?? {}));
      }
      return { ...node, $ref: `${schemaPrefix}${answerNameOf(name)}` };
    }
    const copy: ObjectNode = {};
    for (const [key, value] of Object.entries(node)) copy[key] = dataKeys.has(key) ? value : widen(value);
    if (isObject(node.properties)) {
      const required = Array.isArray(node.required) ? node.required : [];
      copy.properties = Object.fromEntries(
        Object.entries(node.properties).map(([name, schema]) => [
          name,
          required.includes(name) ? widen(schema) : allowNull(widen(schema)),
        ]),
      );
    }
    return allowText(copy);
  };

  const widenResponsesOf = (operation: ObjectNode): ObjectNode =>
    Object.fromEntries(
      Object.entries(objectOf(operation.responses)).map(([status, response]) => [
        status,
        widenResponse(response),
      ]),
    );
  const widenResponse = (response: Node): Node => {
    if (!isObject(response) || !isObject(response.content)) return response;
    const content = Object.entries(response.content).map(([type, media]) => [
      type,
      isObject(media) && media.schema !== undefined ? { ...media, schema: widen(media.schema) } : media,
    ]);
    return { ...response, content: Object.fromEntries(content) };
  };

  const paths = Object.entries(objectOf(document.paths)).map(([path, item]): [string, Node] => {
    if (!isObject(item) || !isLenderService(item)) return [path, item];
    const methods = Object.entries(item).map(([method, operation]): [string, Node] =>
      isObject(operation) && operation.responses !== undefined
        ? [method, { ...operation, responses: widenResponsesOf(operation) }]
        : [method, operation],
    );
    return [path, Object.fromEntries(methods)];
  });
  const responses = Object.entries(objectOf(components.responses)).map(([name, response]) => [
    name,
    widenResponse(response),
  ]);
  const answerSchemas = Object.fromEntries(
    [...widenedSchemas].map(([name, schema]) => [answerNameOf(name), schema]),
  );
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...components,
      responses: Object.fromEntries(responses),
      schemas: Object.fromEntries(Object.entries({ ...schemas, ...answerSchemas }).sort(byName)),
    },
  };
}

/** True for a path of the lender's service. The answers of external services are not widened. */
const isLenderService = (item: ObjectNode): boolean =>
  !Array.isArray(item.servers) ||
  item.servers.every(
    server => isObject(server) && typeof server.url === 'string' && server.url.startsWith('/unauth/'),
  );

const schemaPrefix = '#/components/schemas/';

const schemaNameOf = (reference: string): string | undefined =>
  reference.startsWith(schemaPrefix) ? reference.slice(schemaPrefix.length) : undefined;

/** Names of the schemas that a request, a parameter or an external service uses. They keep their narrow form. */
function schemasOfRequests(document: ObjectNode, schemas: ObjectNode): ReadonlySet<string> {
  const requestSchemas = new Set<string>();
  const collect = (node: Node | undefined): void => {
    if (Array.isArray(node)) node.forEach(collect);
    if (!isObject(node)) return;
    const name = typeof node.$ref === 'string' ? schemaNameOf(node.$ref) : undefined;
    if (name !== undefined && !requestSchemas.has(name)) {
      requestSchemas.add(name);
      collect(schemas[name]);
    }
    for (const value of Object.values(node)) collect(value);
  };
  collect(objectOf(document.components).parameters);
  for (const item of Object.values(objectOf(document.paths))) {
    if (!isObject(item)) continue;
    collect(item.parameters);
    for (const operation of Object.values(item)) {
      if (!isObject(operation)) continue;
      collect(operation.parameters);
      collect(operation.requestBody);
      if (!isLenderService(item)) collect(operation.responses);
    }
  }
  return requestSchemas;
}

/** Members that `widen` copies unchanged, because they contain data, not schemas. */
const dataKeys = new Set([
  'example',
  'examples',
  'const',
  'enum',
  'default',
  'required',
  'properties', // widened separately, because a property may itself be called `required` or `default`
  'x-known-values',
]);

function allowNull(schema: Node): Node {
  if (!isObject(schema)) return schema;
  const types = typesOf(schema);
  if (types.includes('null')) return schema;
  if (types.length === 0 || schema.const !== undefined) return { anyOf: [schema, { type: 'null' }] };
  const { enum: values } = schema;
  return {
    ...schema,
    type: [...types, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}

const numberPattern = '^-?\\d+(\\.\\d+)?$';
const integerPattern = '^-?\\d+$';

/** Lets a number or boolean be a text, too. Limits still apply to numbers; the pattern applies to texts only. */
function allowText(schema: ObjectNode): ObjectNode {
  const types = typesOf(schema);
  if (types.includes('string') || schema.const !== undefined) return schema;
  const isNumber = types.includes('number') || types.includes('integer');
  if (!isNumber && !types.includes('boolean')) return schema;
  if (!isNumber)
    return {
      ...schema,
      type: [...types, 'string'],
      enum: [true, false, 'true', 'false', ...(types.includes('null') ? [null] : [])],
    };
  const { enum: values } = schema;
  return {
    ...schema,
    type: [...types, 'string'],
    pattern: types.includes('number') ? numberPattern : integerPattern,
    ...(Array.isArray(values) ? { enum: [...values, ...values.map(String)] } : {}),
  };
}

const typesOf = ({ type }: ObjectNode): string[] =>
  (Array.isArray(type) ? type : [type]).filter(name => typeof name === 'string');

const byName = ([left]: [string, Node], [right]: [string, Node]): number => (left < right ? -1 : 1);
