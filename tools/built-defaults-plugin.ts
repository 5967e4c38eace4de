import type { Plugin } from 'vite';
import { checkDeployment, type Deployment, readDefaults } from '#app/deployment.ts';
import { describeDeploymentProblem } from '#app/describe-deployment-problem.ts';
import { markBuiltDefaults } from '../deploy/built-defaults.ts';

/**
 * Stops a build whose values (.env.example) would stop the app at its start, and writes them into the page, where
 * `configure` and the check of the service find them.
 */
export function builtDefaultsPlugin(): Plugin {
  let defaults: Deployment;
  return {
    name: 'built-defaults',
    apply: 'build',
    configResolved({ env, mode }) {
      defaults = readDefaults(env);
      const result = checkDeployment(defaults, '', { isSecure: mode === 'production' });
      if (result.ok) return;
      throw new Error(
        describeDeploymentProblem(result.problem, "The build's environment (VITE_* or .env.local)"),
      );
    },
    transformIndexHtml: page => markBuiltDefaults(page, defaults),
  };
}
