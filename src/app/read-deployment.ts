import { fail, type Result } from '#shared/result.ts';
import { checkDeployment, type Deployment, type PageSecurity } from './deployment.ts';
import { describeDeploymentProblem } from './describe-deployment-problem.ts';

/** `checkDeployment` with a sentence as its problem, for tools and servers. `source` names the text in it. */
export function readDeployment(
  defaults: Deployment,
  json: string,
  { source, isSecure }: PageSecurity & { source?: string } = { isSecure: false },
): Result<Deployment, string> {
  const result = checkDeployment(defaults, json, { isSecure });
  return result.ok ? result : fail(describeDeploymentProblem(result.problem, source));
}
