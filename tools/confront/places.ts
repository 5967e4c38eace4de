import { pointerUnder } from '#mocks/contract/pointer-under.ts';
import { isObject, type Node, type ObjectNode } from '../contract/bundle.ts';
import { objectOf } from '../contract/node-at.ts';
import { methods } from '../contract/operations.ts';

/** Extension with the place of a node in the contract: its JSON pointer in the bundle. */
export const placeKey = 'x-place';

/** The place of a node in the contract, if it has one. */
export const contractPlaceOf = (node: unknown): string | undefined => {
  const place: unknown =
    typeof node === 'object' && node !== null && placeKey in node ? node[placeKey] : undefined;
  return typeof place === 'string' ? place : undefined;
};

/**
 * Adds its place to every schema, parameter, answer, header and operation of the bundled contract. Later copies of a
 * schema keep the place (`widenAnswers`, followed references), so a finding leads back to the contract.
 */
export function withPlaces(document: ObjectNode): ObjectNode {
  const components = objectOf(document.components);
  const paths = mapMembers(objectOf(document.paths), '#/paths', (item, pointer) => {
    const itemWithPlace: ObjectNode = { ...item };
    if (Array.isArray(item.parameters))
      itemWithPlace.parameters = addPlacesToParameters(item.parameters, pointer);
    for (const method of methods) {
      const operation = item[method];
      if (isObject(operation))
        itemWithPlace[method] = addPlacesToOperation(operation, pointerUnder(pointer, method));
    }
    return itemWithPlace;
  });
  return {
    ...document,
    paths,
    components: {
      ...components,
      schemas: mapMembers(objectOf(components.schemas), '#/components/schemas', addPlacesToSchema),
      parameters: mapMembers(
        objectOf(components.parameters),
        '#/components/parameters',
        addPlacesToParameter,
      ),
      responses: mapMembers(objectOf(components.responses), '#/components/responses', addPlacesToResponse),
    },
  };
}

function addPlacesToOperation(operation: ObjectNode, pointer: string): ObjectNode {
  const operationWithPlace: ObjectNode = { ...operation, [placeKey]: pointer };
  if (Array.isArray(operation.parameters))
    operationWithPlace.parameters = addPlacesToParameters(operation.parameters, pointer);
  if (isObject(operation.requestBody))
    operationWithPlace.requestBody = addPlacesToContent(
      operation.requestBody,
      pointerUnder(pointer, 'requestBody'),
    );
  if (isObject(operation.responses))
    operationWithPlace.responses = mapMembers(
      operation.responses,
      pointerUnder(pointer, 'responses'),
      addPlacesToResponse,
    );
  return operationWithPlace;
}

const addPlacesToParameters = (parameters: readonly Node[], pointer: string): Node[] =>
  parameters.map((parameter, index) =>
    isObject(parameter)
      ? addPlacesToParameter(parameter, pointerUnder(pointer, 'parameters', index))
      : parameter,
  );

/** Takes a parameter or a header. */
function addPlacesToParameter(parameter: ObjectNode, pointer: string): ObjectNode {
  if (typeof parameter.$ref === 'string') return parameter;
  const parameterWithPlace: ObjectNode = { ...parameter, [placeKey]: pointer };
  if (isObject(parameter.schema))
    parameterWithPlace.schema = addPlacesToSchema(parameter.schema, pointerUnder(pointer, 'schema'));
  return parameterWithPlace;
}

function addPlacesToResponse(response: ObjectNode, pointer: string): ObjectNode {
  if (typeof response.$ref === 'string') return response;
  const responseWithPlace = { ...addPlacesToContent(response, pointer), [placeKey]: pointer };
  return isObject(response.headers)
    ? {
        ...responseWithPlace,
        headers: mapMembers(response.headers, pointerUnder(pointer, 'headers'), addPlacesToParameter),
      }
    : responseWithPlace;
}

/** Takes a request body or a response, which have one schema for each media type. */
const addPlacesToContent = (holder: ObjectNode, pointer: string): ObjectNode =>
  isObject(holder.content)
    ? {
        ...holder,
        content: mapMembers(holder.content, pointerUnder(pointer, 'content'), (media, pointerOfMedia) =>
          isObject(media.schema)
            ? { ...media, schema: addPlacesToSchema(media.schema, pointerUnder(pointerOfMedia, 'schema')) }
            : media,
        ),
      }
    : holder;

function addPlacesToSchema(schema: ObjectNode, pointer: string): ObjectNode {
  const schemaWithPlace: ObjectNode = { ...schema, [placeKey]: pointer };
  if (isObject(schema.properties))
    schemaWithPlace.properties = mapMembers(
      schema.properties,
      pointerUnder(pointer, 'properties'),
      addPlacesToSchema,
    );
  for (const key of ['items', 'additionalProperties'] as const) {
    const subSchema = schema[key];
    if (isObject(subSchema)) schemaWithPlace[key] = addPlacesToSchema(subSchema, pointerUnder(pointer, key));
  }
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = schema[key];
    if (Array.isArray(branches))
      schemaWithPlace[key] = branches.map((branch, index) =>
        isObject(branch) ? addPlacesToSchema(branch, pointerUnder(pointer, key, index)) : branch,
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
