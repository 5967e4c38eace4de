import { lazyFunction } from '#shared/lazy-function.ts';
import type { DeploymentProblem } from './deployment.ts';

const description = lazyFunction(
  async () => (await import('./describe-deployment-problem.ts')).describeDeploymentProblem,
);

/** @throws Error with every mistake of the configuration, or the error of the import. */
export async function reportDeploymentProblem(problem: DeploymentProblem): Promise<never> {
  const writeOut = await description.load();
  throw new Error(writeOut(problem));
}
