import type { Plugin } from 'vite';
import { type Deployment, readDefaults } from '#app/deployment.ts';
import { readDeployment } from '#app/read-deployment.ts';
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
      const result = readDeployment(defaults, '', {
        isSecure: mode === 'production',
        source: "The build's environment (VITE_* or .env.local)",
      });
      if (!result.ok) throw new Error(result.problem);
    },
    transformIndexHtml: page => markBuiltDefaults(page, defaults),
  };
}
