import type { Configuration, Named } from '../model/configuration.ts';
import { declaredName, stepTypes } from '../steps/index.ts';
import type { AppliedRule, Identifiers, RuleDeclaration } from './rule.ts';
import { containsWords, hasSameWords, wordsOf } from './words.ts';

const nameless = ({ id }: { id: string }): Named => ({ id, name: '', slug: '' });

/** Everything in a configuration that may identify a product, bank or lender. */
const namedIn = ({
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
  lenders: [bank, nameless(master), nameless(corporation), nameless(store)],
});

/** The longest phrase of a rule that a name or slug contains; for an exact rule, that it consists of. */
function phraseOf({ called, isExact }: RuleDeclaration, names: readonly Named[]): ReadonlySet<string> {
  const texts = names.flatMap(({ name, slug }) => [wordsOf(name), wordsOf(slug)]);
  const matches = isExact ? hasSameWords : containsWords;
  return called
    .map(wordsOf)
    .filter(phrase => texts.some(text => matches(text, phrase)))
    .reduce((longest, phrase) => (phrase.size > longest.size ? phrase : longest), new Set<string>());
}

interface NameMatch {
  rule: RuleDeclaration;
  phrase: ReadonlySet<string>;
}

/** A phrase that is part of a longer one does not count: 'FGTS' in 'FGTS Saque Aniversário' (assumption 1.5). */
const isPartOfLonger = ({ rule, phrase }: NameMatch, otherMatches: readonly NameMatch[]): boolean =>
  otherMatches.some(
    other =>
      other.rule.appliesTo === rule.appliesTo &&
      other.phrase.size > phrase.size &&
      containsWords(other.phrase, phrase),
  );

/** The rule names of the step types that only one product has. */
const productsOfSteps = ({ steps }: Configuration): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ type }) => {
      const name = declaredName(type.slug);
      return (name !== undefined && stepTypes.find(name)?.onlyProduct) || [];
    }),
  );

/**
 * Recognises products, banks and lenders: by their names; a product that no name tells by its step types; and by the
 * identifiers that the deployment lists (assumption 1.5). A rule that hides or refuses something (`isExact`) needs its
 * exact name or an identifier.
 */
export function recognise(
  configuration: Configuration,
  identifiers: Identifiers,
  declarations: readonly RuleDeclaration[],
): AppliedRule[] {
  const namesIn = namedIn(configuration);
  const byName = declarations
    .map(rule => ({ rule, phrase: phraseOf(rule, namesIn[rule.appliesTo]) }))
    .filter(({ phrase }) => phrase.size > 0);
  const matches = byName.filter(match => !isPartOfLonger(match, byName));
  const fromSteps = matches.some(({ rule }) => rule.appliesTo === 'products')
    ? new Set<string>()
    : productsOfSteps(configuration);

  return declarations.flatMap((rule): AppliedRule[] => {
    const match = matches.find(candidate => candidate.rule === rule);
    if (match) return [{ rule, by: 'name', evidence: [...match.phrase].join(' ') }];
    const deploymentIds = identifiers[rule.appliesTo][rule.name] ?? [];
    const id = namesIn[rule.appliesTo].find(
      subject => subject.id !== '' && deploymentIds.includes(subject.id),
    )?.id;
    if (id !== undefined) return [{ rule, by: 'deployment', evidence: id }];
    if (rule.appliesTo === 'products' && !rule.isExact && fromSteps.has(rule.name))
      return [{ rule, by: 'steps', evidence: '' }];
    return [];
  });
}
