import { apiDiff, type Diff } from 'api-smart-diff';
import { namesIn, pointerUnder } from '#mocks/contract/pointer-under.ts';
import { isObject, type Node, type ObjectNode } from './bundle.ts';
import { listOf, memberOf, nodeAt } from './node-at.ts';

/** A difference between two versions of the contract. */
export interface ContractChange {
  action: 'added' | 'removed' | 'changed';
  /** JSON pointer in the bundled contract: of the later version, or of the earlier one for what is gone. */
  pointer: string;
  /** A sentence for the changelog. */
  sentence: string;
  /** Operations that the change affects; empty if it affects the document as a whole. */
  operations: readonly string[];
  /** A client that was written for the earlier version fails with a service that keeps the later one. */
  breaksClients: boolean;
  /** A service that was written for the earlier version fails with clients that keep the later one. */
  breaksServices: boolean;
  /** Only descriptions for readers have changed. */
  isText: boolean;
}

/**
 * The changes between two bundled contracts. Each change is judged in both directions, because for an old service with
 * new clients it has the effect of the reverted change.
 */
export function changesBetween(earlier: ObjectNode, later: ObjectNode): ContractChange[] {
  const [before, after] = [withOwnParameters(earlier), withOwnParameters(later)];
  const forward = diffsOf(before, after);
  const backward = new Map(diffsOf(after, before).map(diff => [keyOf(diff), diff]));
  const changes = new Map<string, ContractChange>();
  for (const diff of forward) {
    const source = diff.action === 'remove' ? before : after;
    const pointer = sourcePointerOf(source, diff.path);
    const action = actionNames[diff.action];
    const operation = operationOf(source, diff.path);
    const previousChange = changes.get(`${action} ${pointer}`);
    const revertedDiff = backward.get(keyOf(diff));
    const change: ContractChange = {
      action,
      pointer,
      sentence: previousChange?.sentence ?? sentenceOf(source, action, pointer, diff),
      operations: [
        ...new Set([...(previousChange?.operations ?? []), ...(operation === undefined ? [] : [operation])]),
      ],
      breaksClients: (previousChange?.breaksClients ?? false) || isBreaking(diff),
      breaksServices:
        (previousChange?.breaksServices ?? false) ||
        (revertedDiff !== undefined && !isIgnorable(diff) && isBreaking(revertedDiff)),
      isText: (previousChange?.isText ?? true) && isText(diff),
    };
    changes.set(`${action} ${pointer}`, change);
  }
  return withoutDuplicates([...changes.values()]);
}

const actionNames = { add: 'added', remove: 'removed', replace: 'changed', rename: 'changed' } as const;

/**
 * Compares components where operations use them, because only there it is clear whether they are part of a request or
 * an answer.
 */
const diffsOf = (before: ObjectNode, after: ObjectNode): Diff[] =>
  apiDiff(before, after).filter(({ path }) => path[0] !== 'components');

/**
 * Gives each operation all its parameters, those of its address first. The library does the same, and its paths would
 * point to a place that the document lacks. An operation without parameters gets an empty list, because the library
 * treats a new list as harmless.
 */
const withOwnParameters = (document: ObjectNode): ObjectNode => ({
  ...document,
  paths: mapMembers(document.paths, item => {
    const shared = memberOf(item, 'parameters');
    const operations = mapMembers(item, operation => {
      if (!isObject(operation) || operation.operationId === undefined) return operation;
      const own = operation.parameters;
      return { ...operation, parameters: [...listOf(shared), ...listOf(own)] };
    });
    if (!isObject(operations)) return operations;
    const { parameters: _shared, ...withoutShared } = operations;
    return withoutShared;
  }),
});

const mapMembers = (members: Node | undefined, change: (member: Node) => Node): Node =>
  isObject(members)
    ? Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]))
    : (members ?? {});

const keyOf = ({ path }: Diff): string => JSON.stringify(path.map(String));

/** A service ignores a parameter or header that it does not know. */
const isIgnorable = ({ path, action }: Diff): boolean =>
  action === 'add' && (path.includes('parameters') || path.includes('headers'));

function isBreaking(diff: Diff): boolean {
  const verdict = isBreakingTypeChange(diff);
  return verdict ?? diff.type === 'breaking';
}

/**
 * The library reads `type: [string, "null"]` as one type and treats every such change of an answer as harmless. This
 * rule applies instead: an answer must not gain a type, and a request must not lose one.
 */
function isBreakingTypeChange({ path, action, before, after }: Diff): boolean | undefined {
  if (path.at(-1) !== 'type' || action !== 'replace') return undefined;
  const [typesBefore, typesAfter] = [typesIn(before), typesIn(after)];
  return path.includes('responses') ? !covers(typesBefore, typesAfter) : !covers(typesAfter, typesBefore);
}

const typesIn = (type: unknown): string[] => [type].flat().map(String);
const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  narrow.every(type => wide.includes(type) || (type === 'integer' && wide.includes('number')));

const textMembers = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'tags',
  'x-assumed',
  'x-spec',
  'externalDocs',
]);
const isText = ({ path, type }: Diff): boolean =>
  type === 'annotation' ||
  path.some((name, index) => textMembers.has(String(name)) && path[index - 1] !== 'properties');

/** The place in the document where the changed node is written. It follows references, which the library has merged. */
function sourcePointerOf(document: ObjectNode, path: readonly (string | number)[]): string {
  let node: Node | undefined = document;
  let pointer = '#';
  for (const [index, name] of path.entries()) {
    for (let target = referenceOf(node); target !== undefined; target = referenceOf(node)) {
      pointer = target;
      node = nodeAt(document, target);
    }
    const child = memberOf(node, name);
    const isMerged = child === undefined && (name === 'allOf' || path[index - 1] === 'allOf');
    if (isMerged) continue;
    node = child;
    pointer = pointerUnder(pointer, name);
  }
  return pointer;
}

const referenceOf = (node: Node | undefined): string | undefined =>
  isObject(node) && typeof node.$ref === 'string' ? node.$ref : undefined;

function operationOf(document: ObjectNode, path: readonly (string | number)[]): string | undefined {
  const [root, address, method] = path;
  if (root !== 'paths' || address === undefined || method === undefined) return undefined;
  const pathItem = memberOf(nodeAt(document, '#/paths'), address);
  const operation = memberOf(pathItem, method);
  const operationId = memberOf(operation, 'operationId');
  return typeof operationId === 'string' ? operationId : undefined;
}

/** Removes the sentence about `required` where another one reports that the same member is added or removed. */
function withoutDuplicates(changes: readonly ContractChange[]): ContractChange[] {
  const addedMembers = new Set(
    changes.map(({ action, pointer }) => `${action} ${pointer}`).filter(key => key.includes('/properties/')),
  );
  return changes.filter(({ action, pointer, sentence }) => {
    const parentName = /^(.*)\/required\/\d+$/.exec(pointer)?.[1];
    const member = /`([^`]+)`/.exec(sentence)?.[1];
    return (
      parentName === undefined ||
      member === undefined ||
      !addedMembers.has(`${action} ${parentName}/properties/${member}`)
    );
  });
}

function sentenceOf(
  document: ObjectNode,
  action: ContractChange['action'],
  pointer: string,
  { before, after }: Diff,
): string {
  const names = namesIn(pointer);
  const lastName = names.at(-1) ?? '';
  const parentName = names.at(-2) ?? '';
  const value = action === 'removed' ? before : after;
  if (parentName === 'properties') return `member \`${lastName}\` ${action}`;
  if (parentName === 'required')
    return `member \`${String(value)}\` is ${action === 'added' ? 'now' : 'no longer'} required`;
  if (parentName === 'enum' || parentName === 'x-known-values') return `name \`${String(value)}\` ${action}`;
  if (parentName === 'responses') return `answer ${lastName} ${action}`;
  if (parentName === 'parameters') {
    const node = isNode(value) ? value : undefined;
    const reference = referenceOf(node);
    const name = memberOf(reference === undefined ? node : nodeAt(document, reference), 'name');
    return `parameter \`${String(name ?? lastName)}\` ${action}`;
  }
  const parameter = parameterAround(document, names);
  if (parameter) {
    const subject = `parameter \`${parameter.name}\``;
    if (parameter.part === 'required')
      return `${subject} is ${value === true && action !== 'removed' ? 'now' : 'no longer'} required`;
    return action === 'changed' && isShort(before) && isShort(after)
      ? `${subject}: \`${parameter.part}\` is ${JSON.stringify(after)}, was ${JSON.stringify(before)}`
      : `${subject}: \`${parameter.part}\` ${action}`;
  }
  if (parentName === 'anyOf' || parentName === 'oneOf') {
    const title = isNode(value) ? memberOf(value, 'title') : undefined;
    return `alternative ${typeof title === 'string' ? `"${title}"` : lastName} ${action}`;
  }
  if (names[0] === 'paths' && names.length === 3)
    return `operation ${lastName.toUpperCase()} ${names[1]} ${action}`;
  if (names[0] === 'paths' && names.length === 2) return `address ${lastName} ${action}`;
  if (action === 'changed' && isShort(before) && isShort(after))
    return `\`${lastName}\` is ${JSON.stringify(after)}, was ${JSON.stringify(before)}`;
  return `\`${lastName}\` ${action}`;
}

/** The parameter of which a node is a part. */
function parameterAround(
  document: ObjectNode,
  names: readonly string[],
): { name: string; part: string } | undefined {
  const end = names.indexOf('parameters') + 2;
  if (end < 2 || names.length <= end) return undefined;
  const parameter = names.slice(0, end).reduce<Node | undefined>(memberOf, document);
  const name = memberOf(parameter, 'name');
  return typeof name === 'string' ? { name, part: names.slice(end).join('/') } : undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isShort = (value: unknown): boolean => JSON.stringify(value ?? null).length <= 40;
