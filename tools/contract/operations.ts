import { isObject, type Node, type ObjectNode } from './bundle.ts';
import { listOf, objectOf } from './node-at.ts';

/** The methods of HTTP that a path of the contract may declare. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** One operation of the bundled contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** Address of its server. */
  server: string;
  /** Parameters of the path and of the operation, references followed. */
  parameters: readonly ObjectNode[];
  requestContent: readonly Content[];
  /** By status, references followed. */
  responses: readonly { status: string; contents: readonly Content[]; node: ObjectNode }[];
  node: ObjectNode;
}

/** One media type of a body. */
export interface Content {
  mediaType: string;
  schema: Node;
  /** Every example, by name; a lone `example` has the name ''. */
  examples: ReadonlyMap<string, Node>;
}

/** Every operation of a bundled contract, in the order of the document. */
export function operationsOf(document: ObjectNode): Operation[] {
  const paths = objectOf(document.paths);
  return Object.entries(paths).flatMap(([path, item]) => {
    const pathItem = objectOf(item);
    return methods.flatMap(method => {
      const node = pathItem[method];
      if (!isObject(node)) return [];
      return [
        {
          id: String(node.operationId ?? ''),
          method,
          path,
          server: serverOf(node) ?? serverOf(pathItem) ?? serverOf(document) ?? '',
          parameters: [...listOf(pathItem.parameters), ...listOf(node.parameters)].map(parameter =>
            followReference(document, parameter),
          ),
          requestContent: contentsOf(document, followReference(document, node.requestBody ?? {})),
          responses: Object.entries(objectOf(node.responses)).map(([status, response]) => {
            const responseNode = followReference(document, response);
            return { status, contents: contentsOf(document, responseNode), node: responseNode };
          }),
          node,
        },
      ];
    });
  });
}

/** The JSON types that a schema allows, also by its alternatives; text if it names none. */
export function typesOf(schema: Node): string[] {
  const types = [...new Set(namedTypesOf(schema))];
  return types.length > 0 ? types : ['string'];
}

function namedTypesOf(schema: Node): string[] {
  const { type = [], oneOf, anyOf } = objectOf(schema);
  return [[type].flat().map(String), ...[...listOf(oneOf), ...listOf(anyOf)].map(namedTypesOf)].flat();
}

/** The headers of an answer, by name in lower case. */
export const headersOf = ({ headers }: ObjectNode): [name: string, header: ObjectNode][] =>
  Object.entries(objectOf(headers)).map(([name, header]) => [name.toLowerCase(), objectOf(header)]);

const contentsOf = (document: ObjectNode, holder: ObjectNode): Content[] =>
  Object.entries(objectOf(holder.content)).map(([mediaType, media]) => {
    const node = objectOf(media);
    const examples = new Map<string, Node>();
    if (node.example !== undefined) examples.set('', node.example);
    for (const [name, example] of Object.entries(objectOf(node.examples)))
      examples.set(name, followReference(document, example).value ?? null);
    return { mediaType, schema: node.schema ?? {}, examples };
  });

/** The object itself, or the target of its local reference. */
function followReference(document: ObjectNode, node: Node): ObjectNode {
  const object = objectOf(node);
  if (typeof object.$ref !== 'string') return object;
  const target = object.$ref
    .slice(2)
    .split('/')
    .reduce<Node | undefined>((current, key) => (isObject(current) ? current[key] : undefined), document);
  return objectOf(target);
}

const serverOf = (node: ObjectNode): string | undefined => {
  const [firstServer] = listOf(node.servers);
  return isObject(firstServer) && typeof firstServer.url === 'string' ? firstServer.url : undefined;
};
