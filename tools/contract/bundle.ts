import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { pointerUnder } from '#mocks/contract/pointer-under.ts';

/** A JSON value of the contract. */
export type Node = string | number | boolean | null | Node[] | { [key: string]: Node };
export type ObjectNode = { [key: string]: Node };

export const contractFolder = fileURLToPath(new URL('../../openapi/', import.meta.url));

/** A mistake in the contract's files, with file, place and problem. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/** Folders under openapi/ whose files become components, named after the file in PascalCase. */
const componentFolders = ['schemas', 'parameters', 'responses'] as const;
type ComponentKind = (typeof componentFolders)[number];

export interface BundleOptions {
  /**
   * Closes every object schema that names its members, so that an undeclared member is a violation. This finds mistakes
   * in the mocks; a real service may send more members than the specification shows.
   */
  closed?: boolean;
  /** Folder of openapi.yaml; by default that of this repository. */
  folder?: string;
}

/** Bundles the contract into one document with local references only (`#/components/...`). */
export async function bundleContract({
  closed = false,
  folder = contractFolder,
}: BundleOptions = {}): Promise<ObjectNode> {
  const displayPath = (file: string): string => path.join('openapi', path.relative(folder, file));
  const files = new Map<string, Node>();
  const components: Record<ComponentKind, Map<string, Node>> = {
    schemas: new Map(),
    parameters: new Map(),
    responses: new Map(),
  };

  const load = async (file: string, referringFile: string): Promise<Node> => {
    const loadedNode = files.get(file);
    if (loadedNode !== undefined) return loadedNode;
    const text = await readFile(file, 'utf8').catch(() => {
      throw new ContractError(
        `${displayPath(referringFile)} refers to ${displayPath(file)}, which does not exist.`,
      );
    });
    const node = parseYaml(text, displayPath(file));
    checkKnownValues(node, displayPath(file));
    files.set(file, node);
    return node;
  };

  const inline = async (node: Node, file: string): Promise<Node> => {
    if (Array.isArray(node)) return Promise.all(node.map(item => inline(item, file)));
    if (!isObject(node)) return node;
    // Tools that inline references cannot follow a cycle through files, so files mark it by an extension.
    if (typeof node['x-recursive'] === 'string') return inline({ $ref: node['x-recursive'] }, file);
    const target = node.$ref;
    if (typeof target === 'string' && !target.startsWith('#')) {
      const targetFile = path.resolve(path.dirname(file), target);
      const [parent, base] = path.relative(folder, targetFile).split(path.sep);
      const kind = componentFolders.find(name => name === parent);
      if (kind === undefined || base === undefined) return inline(await load(targetFile, file), targetFile);
      const name = pascalCase(base.replace(/\.yaml$/, ''));
      if (!components[kind].has(name)) {
        components[kind].set(name, null); // registered before it is read, because a schema may refer to itself
        components[kind].set(name, await inline(await load(targetFile, file), targetFile));
      }
      return { ...node, $ref: `#/components/${kind}/${name}` };
    }
    const entries = await Promise.all(
      Object.entries(node).map(async ([key, value]) => [key, await inline(value, file)] as const),
    );
    return Object.fromEntries(entries);
  };

  const rootFile = path.join(folder, 'openapi.yaml');
  const document = await inline(await load(rootFile, rootFile), rootFile);
  if (!isObject(document)) throw new ContractError('openapi.yaml must contain an object.');
  const ownComponents = isObject(document.components) ? document.components : {};
  const bundledDocument: ObjectNode = {
    ...document,
    components: {
      ...ownComponents,
      ...Object.fromEntries(componentFolders.map(kind => [kind, sortedByName(components[kind])])),
    },
  };
  return closed ? closeSchemas(bundledDocument) : bundledDocument;
}

/** Every object of a document with its JSON pointer. */
export function* walk(node: Node, pointer = '#'): Generator<{ node: ObjectNode; pointer: string }> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* walk(item, `${pointer}/${index}`);
  } else if (isObject(node)) {
    yield { node, pointer };
    for (const [key, value] of Object.entries(node)) yield* walk(value, pointerUnder(pointer, key));
  }
}

export const isObject = (node: Node | undefined): node is ObjectNode =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** 'service-error' -> 'ServiceError'. */
const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const sortedByName = (entries: Map<string, Node>): ObjectNode =>
  Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));

/**
 * Checks the lists of known values of a file: types and dialects are made of them, so only a text may have one.
 * @throws ContractError with the place of a wrong list.
 */
function checkKnownValues(file: Node, name: string): void {
  for (const { node, pointer } of walk(file)) {
    const values = node['x-known-values'];
    if (values === undefined) continue;
    const types = [node.type ?? []].flat().map(String);
    const otherTypes = types.filter(type => type !== 'null');
    if (otherTypes.join() !== 'string')
      throw new ContractError(
        `${name} ${pointer}: only a text may have x-known-values, and this ${types.length === 0 ? 'has no type' : `is ${otherTypes.join(' or ')}`}.`,
      );
    const isListOfTexts =
      Array.isArray(values) && values.length > 0 && values.every(value => typeof value === 'string');
    if (!isListOfTexts || new Set(values).size < values.length)
      throw new ContractError(
        `${name} ${pointer}: x-known-values is a list of at least one text, each once.`,
      );
  }
}

function parseYaml(text: string, file: string): Node {
  try {
    return parse(text) as Node; // YAML of the core schema contains only JSON values
  } catch (error) {
    throw new ContractError(`${file} is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Members that contain data, not schemas. They stay unchanged. */
export const dataKeys: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'const',
  'enum',
  'default',
  'x-known-values',
]);

function closeSchemas<Value extends Node>(node: Value): Value;
function closeSchemas(node: Node): Node {
  if (Array.isArray(node)) return node.map(item => closeSchemas(item));
  if (!isObject(node)) return node;
  const closedNode: ObjectNode = {};
  for (const [key, value] of Object.entries(node))
    closedNode[key] = dataKeys.has(key) ? value : closeSchemas(value);
  if (node.type === 'object' && isObject(node.properties) && node.additionalProperties === undefined)
    closedNode.additionalProperties = false;
  return closedNode;
}
