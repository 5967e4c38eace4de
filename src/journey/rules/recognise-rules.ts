import type { Configuration, Named } from '../model/configuration.ts';
import { findDeclaredName, stepTypes } from '../steps/index.ts';
import type { AppliedRule, Identifiers, RuleDeclaration } from './rule.ts';
import { containsWords, hasSameWords, wordsOf } from './words.ts';

const withIdOnly = ({ id }: { id: string }): Named => ({ id, name: '', slug: '' });

/** The names in a configuration that may identify its product, bank and lender. */
const namesOf = ({
  bank,
  corporation,
  master,
  metaProduct,
  metaProductBank,
  product,
  store,
}: Configuration): Record<RuleDeclaration['appliesTo'], readonly Named[]> => ({
  products: [metaProduct, product],
  banks: [bank, metaProductBank],
  lenders: [bank, withIdOnly(master), withIdOnly(corporation), withIdOnly(store)],
});

/**
 * The words of the rule's longest phrase in a name or slug; a whole name, or the phrase of an exact rule, must be all
 * of it.
 */
function longestPhraseOf(
  { phrases, wholeNames = [], isExact }: RuleDeclaration,
  names: readonly Named[],
): ReadonlySet<string> {
  const texts = names.flatMap(({ name, slug }) => [wordsOf(name), wordsOf(slug)]);
  const findIn = (
    candidates: readonly string[],
    matches: typeof containsWords,
  ): readonly ReadonlySet<string>[] =>
    candidates.map(wordsOf).filter(phrase => texts.some(text => matches(text, phrase)));
  return [
    ...findIn(phrases, isExact ? hasSameWords : containsWords),
    ...findIn(wholeNames, hasSameWords),
  ].reduce((longest, phrase) => (phrase.size > longest.size ? phrase : longest), new Set<string>());
}

interface NameMatch {
  rule: RuleDeclaration;
  phrase: ReadonlySet<string>;
}

/**
 * Whether the phrase is part of a longer match and does not count: 'FGTS' in 'FGTS Saque Aniversário' (assumption 1.5).
 */
const isPartOfLongerMatch = ({ rule, phrase }: NameMatch, otherMatches: readonly NameMatch[]): boolean =>
  otherMatches.some(
    other =>
      other.rule.appliesTo === rule.appliesTo &&
      other.phrase.size > phrase.size &&
      containsWords(other.phrase, phrase),
  );

/** The names of the products whose own step types a configuration contains. */
const productsOfSteps = ({ steps }: Configuration): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ type }) => {
      const name = findDeclaredName(type.slug);
      return (name !== undefined && stepTypes.find(name)?.onlyProduct) || [];
    }),
  );

/**
 * The rules that apply to a configuration (assumption 1.5). They are recognised by the names in the configuration, then
 * by the identifiers of the deployment. If the names do not identify the product, its step types do. A rule that hides
 * or refuses something (`isExact`) needs its exact name or an identifier.
 */
export function recogniseRules(
  configuration: Configuration,
  identifiers: Identifiers,
  declarations: readonly RuleDeclaration[],
): AppliedRule[] {
  const names = namesOf(configuration);
  const nameMatches = declarations
    .map(rule => ({ rule, phrase: longestPhraseOf(rule, names[rule.appliesTo]) }))
    .filter(({ phrase }) => phrase.size > 0);
  const matches = nameMatches.filter(match => !isPartOfLongerMatch(match, nameMatches));
  const productsByStep = matches.some(({ rule }) => rule.appliesTo === 'products')
    ? new Set<string>()
    : productsOfSteps(configuration);

  return declarations.flatMap((rule): AppliedRule[] => {
    const match = matches.find(candidate => candidate.rule === rule);
    if (match) return [{ rule, recognisedBy: 'name', evidence: [...match.phrase].join(' ') }];
    const deploymentIds = identifiers[rule.appliesTo][rule.name] ?? [];
    const id = names[rule.appliesTo].find(
      subject => subject.id !== '' && deploymentIds.includes(subject.id),
    )?.id;
    if (id !== undefined) return [{ rule, recognisedBy: 'deployment', evidence: id }];
    if (rule.appliesTo === 'products' && !rule.isExact && productsByStep.has(rule.name))
      return [{ rule, recognisedBy: 'steps', evidence: '' }];
    return [];
  });
}
