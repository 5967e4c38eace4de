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
 * `checkDeployment` with a sentence as its problem, for tools and servers. `source` names the text in it. The text may
 * begin with a byte order mark, as files of some editors do.
 */
export function readDeployment(
  defaults: Deployment,
  json: string,
  { source, isSecure }: PageSecurity & { source?: string } = { isSecure: false },
): Result<Deployment, string> {
  const result = checkDeployment(defaults, json.trim(), { isSecure });
  const problem = result.ok ? findUnknownRuleNames(result.value) : result.problem;
  return result.ok && problem.length === 0 ? result : fail(describeDeploymentProblem(problem, source));
}
