import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { builtDefaultsPlugin } from './built-defaults-plugin.ts';

const PAGE = '<script type="application/json" id="deployment"></script>';

/** Builds a page with a deployment element for production, and returns the folder of the build. */
async function buildPage(env: Readonly<Record<string, string>>): Promise<string> {
  const root = createTemporaryFolder('built-defaults-');
  writeFileSync(join(root, 'index.html'), PAGE);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    await build({
      root,
      mode: 'production',
      configFile: false,
      logLevel: 'silent',
      plugins: [builtDefaultsPlugin()],
    });
  } finally {
    vi.unstubAllEnvs();
  }
  return join(root, 'dist');
}

/** Runs a command of a server that knows nothing of the build but its folder. */
function runOnServer(script: string, args: readonly string[], configuration: object, dist: string) {
  const file = join(createTemporaryFolder('built-defaults-'), 'deployment.json');
  writeFileSync(file, JSON.stringify(configuration));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DIST: dist, DEPLOYMENT_FILE: file },
  });
  return { status, output: stdout + stderr };
}

test('[12.9] the policy of the server allows the service that a build calls by default', {
  timeout: 60_000,
}, async () => {
  const dist = await buildPage({ VITE_SERVICE_URL: 'https://servico.exemplo.com.br' });
  const folder = createTemporaryFolder('built-defaults-');
  const { status, output } = runOnServer('deploy/configure.ts', [folder], { credential: 'segredo' }, dist);
  expect(status, output).toBe(0);
  expect(readFileSync(join(folder, 'site.conf'), 'utf8')).toContain(
    "connect-src 'self' https://servico.exemplo.com.br https://api.ipify.org",
  );
});

test('[16.6] the check of a deployment asks the service that a build calls by default', {
  timeout: 60_000,
}, async () => {
  // Nothing listens on port 1, so the check says that it does not reach this host.
  const dist = await buildPage({ VITE_SERVICE_URL: 'http://127.0.0.1:1' });
  const { status, output } = runOnServer(
    'deploy/check.ts',
    ['--origin', 'http://localhost:1234'],
    { credential: 'segredo' },
    dist,
  );
  expect([status, output]).toEqual([1, expect.stringContaining('127.0.0.1:1')]);
});

test('a build with a wrong value stops, and names every one', async () => {
  await expect(
    buildPage({ VITE_IDEMPOTENCY_KEY: 'Always', VITE_HOST_ORIGINS: 'loja.exemplo.com.br' }),
  ).rejects.toThrow(/VITE_\*.* is wrong: "idempotencyKey" must be .*; "hostOrigins" must be /);
});

test('[14.1] a build with the shipped defaults adds nothing to the page', async () => {
  const dist = await buildPage({ VITE_IDEMPOTENCY_KEY: 'own-origin' });
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(PAGE);
});
