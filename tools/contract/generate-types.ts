import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import { isObject, type Node, type ObjectNode } from './bundle.ts';

const header = `// Generated from openapi/ by \`npm run contract\`. Do not edit: change the contract and run it again.

/** A name that the contract does not list. The service may send one; our own data says so with a cast and a reason. */
export type UnknownName = string & { readonly unknownToTheContract: true };

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
`;

/** Extensions of a schema that the types follow. */
interface Extensions {
  'x-known-values'?: Node;
  'x-known-prefixes'?: Node;
  /** Name of a type that replaces this schema, because an interface member cannot refer to itself. */
  'x-typescript'?: string;
}

/** The TypeScript text of the contract's types. The same contract gives the same text. */
export async function generateTypes(document: ObjectNode): Promise<string> {
  const ast = await openapiTS(
    // The generator has its own type of a document; the linter has checked ours.
    adaptForTypes(document) as unknown as OpenAPI3,
    {
      silent: true,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
      defaultNonNullable: false,
      transform: (schema: SchemaObject & Extensions) => {
        if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
        if (schema['x-typescript'] !== undefined)
          return ts.factory.createTypeReferenceNode(schema['x-typescript']);
        const knownValues = schema['x-known-values'];
        if (!Array.isArray(knownValues)) return undefined;
        return openUnion(textsIn(knownValues), textsIn(schema['x-known-prefixes'] ?? []));
      },
    },
  );
  return `${header}\n${astToString(ast)}`;
}

/** A listed name, a name with one of the prefixes, or an unknown one. */
function openUnion(values: readonly string[], prefixes: readonly string[]): ts.TypeNode {
  const { factory } = ts;
  return factory.createUnionTypeNode([
    ...values.map(value => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    ...prefixes.map(prefix =>
      factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [
        factory.createTemplateLiteralTypeSpan(
          factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
          factory.createTemplateTail(''),
        ),
      ]),
    ),
    factory.createTypeReferenceNode('UnknownName'),
  ]);
}

const textsIn = (node: Node): string[] =>
  Array.isArray(node) ? node.filter(item => typeof item === 'string') : [];

/**
 * Changes the contract for the generator of types. Headers are optional, because the client sets them in one place and
 * not its callers. A member that the mocks always send (`x-mocks-always`) is required, although another service may
 * leave it out. Examples are removed.
 */
function adaptForTypes(node: Node): Node {
  if (Array.isArray(node)) return node.map(adaptForTypes);
  if (!isObject(node)) return node;
  const mayHaveExamples = 'schema' in node;
  const copy = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(mayHaveExamples && (key === 'example' || key === 'examples')))
      .map(([key, value]) => [key, adaptForTypes(value)]),
  );
  if (copy.in === 'header') return { ...copy, required: false };
  const always = textsIn(copy['x-mocks-always'] ?? []);
  return always.length > 0 ? { ...copy, required: [...textsIn(copy.required ?? []), ...always] } : copy;
}
