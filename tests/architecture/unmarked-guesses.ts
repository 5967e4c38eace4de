import { isObject, type Node, type ObjectNode } from '../../tools/contract/bundle.ts';
import { nodeAt } from '../../tools/contract/node-at.ts';
import { SPECIFIED_NAMES } from './specified-names.ts';

/** Members whose content is no schema: samples, and references to the specification. */
const IGNORED_MEMBERS: ReadonlySet<string> = new Set(['example', 'examples', 'x-spec', 'x-answers']);

/**
 * The names that the specification does not quote although no `x-assumed` stands at them or around them: of members,
 * parameters and values, each with its JSON pointer in the bundled contract. A guess about a quoted name (its
 * type, its unit, its place) cannot be found like this.
 */
export const unmarkedGuesses = (document: ObjectNode): string[] =>
  [...guessesIn(document, document, '#')].map(({ name, pointer }) => `${pointer}: "${name}"`);

function* guessesIn(
  document: ObjectNode,
  node: Node,
  pointer: string,
): Generator<{ name: string; pointer: string }> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* guessesIn(document, item, `${pointer}/${index}`);
    return;
  }
  if (!isObject(node) || isMarked(node)) return;
  for (const name of namesDeclaredBy(document, node)) if (!SPECIFIED_NAMES.has(name)) yield { name, pointer };
  for (const [key, member] of Object.entries(node))
    if (!IGNORED_MEMBERS.has(key)) yield* guessesIn(document, member, `${pointer}/${key}`);
}

const isMarked = (node: Node | undefined): boolean => isObject(node) && 'x-assumed' in node;

/**
 * Whether a member is marked: itself, or by the schema that it refers to, whose reason then speaks of the member, too.
 */
const isMarkedMember = (document: ObjectNode, member: Node | undefined): boolean =>
  isMarked(member) ||
  (isObject(member) && typeof member.$ref === 'string' && isMarked(nodeAt(document, member.$ref)));

/** The names that a node introduces itself: of its members, of its values, of the parameter that it is. */
function namesDeclaredBy(document: ObjectNode, node: ObjectNode): string[] {
  const { properties, name } = node;
  const members = isObject(properties)
    ? Object.keys(properties).filter(member => !isMarkedMember(document, properties[member]))
    : [];
  const values = [node.enum, node['x-known-values']].flatMap(list => (Array.isArray(list) ? list : []));
  const parameter = 'in' in node && typeof name === 'string' ? [name] : [];
  return [...members, ...values.map(String), ...parameter];
}
