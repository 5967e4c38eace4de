import { namesIn } from '#mocks/contract/pointer-under.ts';
import { type ObjectNode, walk } from './bundle.ts';

/** A statement of the contract that the specification does not contain. */
export interface Guess {
  /** JSON pointer in the bundled contract. */
  place: string;
  reason: string;
}

/** Every `x-assumed` of a bundled contract, in the order of the document. */
export const guessesOf = (document: ObjectNode): Guess[] =>
  [...walk(document)].flatMap(({ node, pointer }) =>
    typeof node['x-assumed'] === 'string' ? [{ place: pointer, reason: node['x-assumed'] }] : [],
  );

const pageTitle = 'Guesses';

/** The contract with a section for readers that lists every guess: Redoc shows a tag without operations as a page. */
export function withGuessesPage(document: ObjectNode): ObjectNode {
  const guesses = guessesOf(document);
  const intro = [
    `The specification describes few calls completely. The rest is guessed, in ${guesses.length} places of this contract.`,
    'Tell us where your service differs; `npm run confront` compares a recording of the service with all guesses.',
  ].join('\n');
  const rows = groupsOf(guesses).flatMap(([heading, groupGuesses]) => [
    `\n### ${heading}\n`,
    '| place | guess and reason |',
    '|---|---|',
    ...groupGuesses.map(
      ({ place, reason }) => `| \`${escapeCell(readablePlace(place))}\` | ${escapeCell(reason)} |`,
    ),
  ]);
  const tags = Array.isArray(document.tags) ? document.tags : [];
  return {
    ...document,
    tags: [...tags, { name: pageTitle, 'x-traitTag': true, description: [intro, ...rows].join('\n') }],
  };
}

function groupsOf(guesses: readonly Guess[]): [string, Guess[]][] {
  const groups = new Map<string, Guess[]>();
  for (const guess of guesses) {
    const heading = headings.find(([prefix]) => guess.place.startsWith(prefix))?.[1] ?? 'Others';
    groups.set(heading, [...(groups.get(heading) ?? []), guess]);
  }
  return [...groups];
}

const headings = [
  ['#/x-answers', 'All answers'],
  ['#/paths', 'Operations'],
  ['#/components/schemas', 'Schemas'],
  ['#/components/parameters', 'Parameters'],
  ['#/components/responses', 'Answers'],
] as const;

const readablePlace = (place: string): string =>
  namesIn(place.replace(/^#\/(?:components\/\w+|paths)\//, '#/')).join('/');

/** Makes a text fit into a cell of a Markdown table: one line, and no bare `|`. */
const escapeCell = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
