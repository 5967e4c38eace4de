import MiniSearch, { type Query } from 'minisearch';
import type { Scenario } from './define-scenario.ts';
import { allScenarios } from './index.ts';
import { ignoredWords, synonyms } from './synonyms.ts';
import { toSearchText } from './to-search-text.ts';

export interface SearchResult {
  /** In the order of the catalogue if all words fit; otherwise the most similar first. */
  scenarios: readonly Scenario[];
  /** False: no scenario fits all words, and these are the most similar ones. */
  matchesAllWords: boolean;
}

/** Number of similar scenarios that a search without an exact result offers. */
const similarCount = 5;

/** Portuguese plurals that matter for a search: contas, simulações, situações. */
const singularForm = (word: string): string =>
  word.length > 3 ? word.replace(/oes$/, 'ao').replace(/s$/, '') : word;

/** A requirement number such as 8.3 remains one word, so that it does not find 8.34. */
const wordsOf = (text: string): string[] =>
  toSearchText(text).match(/\d+\.\d+(?:[a-z](?![\p{L}\p{N}]))?|[\p{L}\p{N}]+/gu) ?? [];
const termOf = (word: string): string | null => (ignoredWords.has(word) ? null : singularForm(word));

const synonymsByWord: ReadonlyMap<string, readonly string[]> = new Map(
  synonyms.flatMap(group =>
    group.map(word => [word, group.filter(otherWord => otherWord !== word)] as const),
  ),
);

/**
 * True for the number of a requirement or of its clause (8.3, 8.3b), which has to match completely. Of any other word
 * the beginning is enough.
 */
const isRequirementNumber = (word: string): boolean => /^\d+\.\d+[a-z]?$/.test(word);

/** The number of a clause contains that of its requirement, which finds it, too. */
const isClause = (word: string): boolean => /^\d+\.\d+[a-z]$/.test(word);

const createIndex = (): MiniSearch => {
  const index = new MiniSearch({
    fields: ['id', 'title', 'story', 'product', 'tags', 'requirements'],
    tokenize: text => wordsOf(text).flatMap(word => (isClause(word) ? [word, word.slice(0, -1)] : [word])),
    processTerm: termOf,
    extractField: (scenario, name) => [scenario[name] ?? ''].flat().join(' '),
    searchOptions: { tokenize: wordsOf, boost: { title: 3, tags: 2, id: 2 } },
  });
  index.addAll(
    allScenarios.map(({ id, title, story, product, tags, requirements }) => ({
      id,
      title,
      story,
      product,
      tags,
      requirements,
    })),
  );
  return index;
};
let searchIndex: MiniSearch | undefined;

/** A word, or one of its synonyms, which count less. */
function queryOf(word: string): Query {
  const wordQuery: Query = isRequirementNumber(word)
    ? { queries: [word], prefix: false, fuzzy: false }
    : { queries: [word], prefix: true };
  const synonymsOfWord = synonymsByWord.get(singularForm(word)) ?? [];
  return {
    combineWith: 'OR',
    queries: [wordQuery, ...synonymsOfWord.map(synonym => ({ queries: [synonym], boostTerm: () => 0.4 }))],
  };
}

/**
 * Finds scenarios by words of name, story, tags and product and by requirement numbers. Order of the words,
 * case, accents and plurals do not matter. An empty search finds all.
 * @param isOffered whether a similar scenario may be offered where none fits all words.
 */
export function searchScenarios(
  search: string,
  isOffered: (scenario: Scenario) => boolean = () => true,
): SearchResult {
  const words = wordsOf(search).filter(word => termOf(word) !== null);
  if (words.length === 0) return { scenarios: allScenarios, matchesAllWords: true };
  searchIndex ??= createIndex();
  const matches = new Set(
    searchIndex.search({ combineWith: 'AND', queries: words.map(queryOf) }).map(({ id }) => id),
  );
  if (matches.size > 0)
    return { scenarios: allScenarios.filter(({ id }) => matches.has(id)), matchesAllWords: true };
  const byId = new Map(allScenarios.map(scenario => [scenario.id, scenario]));
  const similar = searchIndex
    .search({ combineWith: 'OR', queries: words.map(queryOf) }, { fuzzy: 0.25 })
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(isOffered)
    .slice(0, similarCount);
  return { scenarios: similar, matchesAllWords: false };
}
