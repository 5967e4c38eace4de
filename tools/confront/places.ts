import { namesIn } from '#mocks/contract/names-in.ts';
import { isObject, type Node, type ObjectNode } from '../contract/bundle.ts';

/** Extension that says where in the contract a node was written: its JSON pointer in the bundle. */
export const placeKey = 'x-place';

/** JSON pointer of a member. */
export const pointerUnder = (pointer: string, ...names: readonly (string | number)[]): string =>
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
  const paths = mapMembers(objectOf(document.paths), '#/paths', (item, pointer) => {
    const itemWithPlace: ObjectNode = { ...item };
    if (Array.isArray(item.parameters)) itemWithPlace.parameters = parametersOf(item.parameters, pointer);
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation)) itemWithPlace[method] = operationOf(operation, pointerUnder(pointer, method));
    }
    return itemWithPlace;
  });
  return {
    ...document,
    paths,
    components: {
      ...components,
      schemas: mapMembers(objectOf(components.schemas), '#/components/schemas', schemaOf),
      parameters: mapMembers(objectOf(components.parameters), '#/components/parameters', parameterOf),
      responses: mapMembers(objectOf(components.responses), '#/components/responses', responseOf),
    },
  };
}

function operationOf(operation: ObjectNode, pointer: string): ObjectNode {
  const operationWithPlace: ObjectNode = { ...operation, [placeKey]: pointer };
  if (Array.isArray(operation.parameters))
    operationWithPlace.parameters = parametersOf(operation.parameters, pointer);
  if (isObject(operation.requestBody))
    operationWithPlace.requestBody = contentOf(operation.requestBody, pointerUnder(pointer, 'requestBody'));
  if (isObject(operation.responses))
    operationWithPlace.responses = mapMembers(
      operation.responses,
      pointerUnder(pointer, 'responses'),
      responseOf,
    );
  return operationWithPlace;
}

const parametersOf = (parameters: readonly Node[], pointer: string): Node[] =>
  parameters.map((parameter, index) =>
    isObject(parameter) ? parameterOf(parameter, pointerUnder(pointer, 'parameters', index)) : parameter,
  );

/** A parameter or a header. */
function parameterOf(parameter: ObjectNode, pointer: string): ObjectNode {
  if (typeof parameter.$ref === 'string') return parameter;
  const parameterWithPlace: ObjectNode = { ...parameter, [placeKey]: pointer };
  if (isObject(parameter.schema))
    parameterWithPlace.schema = schemaOf(parameter.schema, pointerUnder(pointer, 'schema'));
  return parameterWithPlace;
}

function responseOf(response: ObjectNode, pointer: string): ObjectNode {
  if (typeof response.$ref === 'string') return response;
  const responseWithPlace = { ...contentOf(response, pointer), [placeKey]: pointer };
  return isObject(response.headers)
    ? {
        ...responseWithPlace,
        headers: mapMembers(response.headers, pointerUnder(pointer, 'headers'), parameterOf),
      }
    : responseWithPlace;
}

/** The holder of bodies by media type. */
const contentOf = (holder: ObjectNode, pointer: string): ObjectNode =>
  isObject(holder.content)
    ? {
        ...holder,
        content: mapMembers(holder.content, pointerUnder(pointer, 'content'), (media, pointerOfMedia) =>
          isObject(media.schema)
            ? { ...media, schema: schemaOf(media.schema, pointerUnder(pointerOfMedia, 'schema')) }
            : media,
        ),
      }
    : holder;

function schemaOf(schema: ObjectNode, pointer: string): ObjectNode {
  const schemaWithPlace: ObjectNode = { ...schema, [placeKey]: pointer };
  if (isObject(schema.properties))
    schemaWithPlace.properties = mapMembers(schema.properties, pointerUnder(pointer, 'properties'), schemaOf);
  for (const key of ['items', 'additionalProperties'] as const) {
    const subSchema = schema[key];
    if (isObject(subSchema)) schemaWithPlace[key] = schemaOf(subSchema, pointerUnder(pointer, key));
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[key];
    if (Array.isArray(branches))
      schemaWithPlace[key] = branches.map((branch, index) =>
        isObject(branch) ? schemaOf(branch, pointerUnder(pointer, key, index)) : branch,
      );
  }
  return schemaWithPlace;
}

const mapMembers = (
  members: ObjectNode,
  pointer: string,
  change: (member: ObjectNode, pointer: string) => ObjectNode,
): ObjectNode =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      isObject(member) ? change(member, pointerUnder(pointer, name)) : member,
    ]),
  );

const objectOf = (node: Node | undefined): ObjectNode => (isObject(node) ? node : {});
