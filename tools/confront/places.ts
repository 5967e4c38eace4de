import { namesIn } from '#mocks/contract/names-in.ts';
import { isObject, type Node, type ObjectNode } from '../contract/bundle.ts';

/** Extension that says where in the contract a node was written: its JSON pointer in the bundle. */
export const placeKey = 'x-place';

/** JSON pointer of a member. */
export const under = (pointer: string, ...names: readonly (string | number)[]): string =>
  [pointer, ...names.map(name => String(name).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The kind of node behind a pointer of the bundled contract. */
export const nodeAt = (document: Node, pointer: string): Node | undefined =>
  namesIn(pointer).reduce<Node | undefined>((node, name) => {
    if (Array.isArray(node)) return node[Number(name)];
    return isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }, document);

/** The place of a node in the contract, if it has one. */
export const placeOf = (node: unknown): string | undefined => {
  const place: unknown =
    typeof node === 'object' && node !== null && placeKey in node ? node[placeKey] : undefined;
  return typeof place === 'string' ? place : undefined;
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * The bundled contract in which every schema, parameter, answer, header and operation has its place. Whatever later
 * copies or wraps a schema (answers are widened, references followed) keeps it, so a finding can be traced back.
 */
export function withPlaces(document: ObjectNode): ObjectNode {
  const components = objectOf(document.components);
  const paths = mapped(objectOf(document.paths), '#/paths', (item, pointer) => {
    const placed: ObjectNode = { ...item };
    if (Array.isArray(item.parameters)) placed.parameters = parametersOf(item.parameters, pointer);
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) placed[method] = operationOf(operation, under(pointer, method));
    }
    return placed;
  });
  return {
    ...document,
    paths,
    components: {
      ...components,
      schemas: mapped(objectOf(components.schemas), '#/components/schemas', schemaOf),
      parameters: mapped(objectOf(components.parameters), '#/components/parameters', parameterOf),
      responses: mapped(objectOf(components.responses), '#/components/responses', responseOf),
    },
  };
}

function operationOf(operation: ObjectNode, pointer: string): ObjectNode {
  const placed: ObjectNode = { ...operation, [placeKey]: pointer };
  if (Array.isArray(operation.parameters)) placed.parameters = parametersOf(operation.parameters, pointer);
  if (isObject(operation.requestBody))
    placed.requestBody = contentOf(operation.requestBody, under(pointer, 'requestBody'));
  if (isObject(operation.responses))
    placed.responses = mapped(operation.responses, under(pointer, 'responses'), responseOf);
  return placed;
}

const parametersOf = (parameters: readonly Node[], pointer: string): Node[] =>
  parameters.map((parameter, index) =>
    isObject(parameter) ? parameterOf(parameter, under(pointer, 'parameters', index)) : parameter,
  );

/** A parameter or a header. */
function parameterOf(parameter: ObjectNode, pointer: string): ObjectNode {
  if (typeof parameter.$ref === 'string') return parameter;
  const placed: ObjectNode = { ...parameter, [placeKey]: pointer };
  if (isObject(parameter.schema)) placed.schema = schemaOf(parameter.schema, under(pointer, 'schema'));
  return placed;
}

function responseOf(response: ObjectNode, pointer: string): ObjectNode {
  if (typeof response.$ref === 'string') return response;
  const placed = { ...contentOf(response, pointer), [placeKey]: pointer };
  return isObject(response.headers)
    ? { ...placed, headers: mapped(response.headers, under(pointer, 'headers'), parameterOf) }
    : placed;
}

/** The holder of bodies by media type. */
const contentOf = (holder: ObjectNode, pointer: string): ObjectNode =>
  isObject(holder.content)
    ? {
        ...holder,
        content: mapped(holder.content, under(pointer, 'content'), (media, at) =>
          isObject(media.schema) ? { ...media, schema: schemaOf(media.schema, under(at, 'schema')) } : media,
        ),
      }
    : holder;

function schemaOf(schema: ObjectNode, pointer: string): ObjectNode {
  const placed: ObjectNode = { ...schema, [placeKey]: pointer };
  if (isObject(schema.properties))
    placed.properties = mapped(schema.properties, under(pointer, 'properties'), schemaOf);
  for (const key of ['items', 'additionalProperties'] as const) {
    const inner = schema[key];
    if (isObject(inner)) placed[key] = schemaOf(inner, under(pointer, key));
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[key];
    if (Array.isArray(branches))
      placed[key] = branches.map((branch, index) =>
        isObject(branch) ? schemaOf(branch, under(pointer, key, index)) : branch,
      );
  }
  return placed;
}

const mapped = (
  members: ObjectNode,
  pointer: string,
  change: (member: ObjectNode, pointer: string) => ObjectNode,
): ObjectNode =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      isObject(member) ? change(member, under(pointer, name)) : member,
    ]),
  );

const objectOf = (node: Node | undefined): ObjectNode => (isObject(node) ? node : {});
