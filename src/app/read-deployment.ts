import type { Identifiers } from '#journey/rules/rule.ts';
import { ruleDeclarations } from '#journey/rules/rule-declarations.ts';
import { fail, type Result } from '#shared/result.ts';
import { checkDeployment, type Deployment, type DeploymentMistake, type PageSecurity } from './deployment.ts';
import { describeDeploymentProblem } from './describe-deployment-problem.ts';

const ruleNamesFor = (subject: 'products' | 'banks' | 'lenders'): string[] =>
  ruleDeclarations.filter(({ appliesTo }) => appliesTo === subject).map(({ name }) => name);

/** The names under which rules look for identifiers. */
const RULE_NAMES: Readonly<Record<keyof Identifiers, readonly string[]>> = {
  products: ruleNamesFor('products'),
  banks: ruleNamesFor('banks'),
  lenders: ruleNamesFor('lenders'),
  steps: ['read-error'],
  fields: ['consent-term'],
};

/** The page does not check these names, because its script would then contain all rules (14.1). */
function findUnknownRuleNames({ identifiers }: Deployment): DeploymentMistake[] {
  const lists = Object.entries(identifiers) as [keyof Identifiers, object][]; // checkDeployment allows no other key
  return lists.flatMap(([kind, list]) =>
    Object.keys(list)
      .filter(name => !RULE_NAMES[kind].includes(name))
      .map(name => ({ key: `identifiers.${kind}.${name}`, problem: 'unknown' as const })),
  );
}

/**
 * Where a text stops being JSON, as far as the parser tells; without any of the text, which may contain the credential.
 */
function placeOfSyntaxError(json: string): string {
  try {
    JSON.parse(json.trim());
    return '';
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    if (position === undefined) return '';
    const lines = json.slice(0, json.indexOf(json.trim()) + Number(position)).split('\n');
    return ` The mistake is at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}, or just before.`;
  }
}

/** The first entry that is refused, of each list with a mistake. */
function refusedEntries(
  mistakes: readonly DeploymentMistake[],
  defaults: Deployment,
  json: string,
  page: PageSecurity,
): string {
  const values: Readonly<Record<string, unknown>> = { ...defaults, ...(json === '' ? {} : JSON.parse(json)) };
  return mistakes
    .flatMap(({ key, problem }) => {
      const list = values[key];
      if (problem !== 'wrong' || !Array.isArray(list)) return [];
      const isRefused = (entry: unknown): boolean => {
        const result = checkDeployment(defaults, JSON.stringify({ [key]: [entry] }), page);
        return !result.ok && Array.isArray(result.problem) && result.problem.some(other => other.key === key);
      };
      return list.filter(isRefused).slice(0, 1);
    })
    .map(entry => ` Refused: ${JSON.stringify(entry)}.`)
    .join('');
}

/**
 * `checkDeployment` with a sentence as its problem, for tools and servers. `source` names the text in it. The text may
 * begin with a byte order mark, as files of some editors do.
 */
export function readDeployment(
  defaults: Deployment,
  json: string,
  { source, isSecure }: PageSecurity & { source?: string } = { isSecure: false },
): Result<Deployment, string> {
  const text = json.trim();
  const result = checkDeployment(defaults, text, { isSecure });
  const problem = result.ok ? findUnknownRuleNames(result.value) : result.problem;
  if (result.ok && problem.length === 0) return result;
  const sentence = describeDeploymentProblem(problem, source);
  if (problem === 'no-json') return fail(sentence + placeOfSyntaxError(json));
  if (problem === 'no-object') return fail(sentence);
  return fail(sentence + refusedEntries(problem, defaults, text, { isSecure }));
}
