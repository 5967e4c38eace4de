import { namesIn } from '#mocks/contract/pointer-under.ts';
import { isObject, type Node, type ObjectNode } from './bundle.ts';

/** The node at a JSON pointer of a document. */
export const nodeAt = (document: Node, pointer: string): Node | undefined =>
  namesIn(pointer).reduce<Node | undefined>(memberOf, document);

/** A member of an object, or an item of a list. */
export function memberOf(node: Node | undefined, name: string | number): Node | undefined {
  if (Array.isArray(node)) return node[Number(name)];
  return isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;
}

/** The node if it is an object, else an empty object. */
export const objectOf = (node: Node | undefined): ObjectNode => (isObject(node) ? node : {});

/** The node if it is a list, else an empty list. */
export const listOf = (node: Node | undefined): Node[] => (Array.isArray(node) ? node : []);
