import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listenLocally } from '../../tools/listen-locally.ts';
import { findOrInstallNginx } from '../../tools/nginx.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise<void>(resolve => server.close(() => resolve()));
  return port;
}

export interface ConfigurationResult {
  status: number;
  output: string;
  folder: string;
}

/**
 * Runs the command that a server runs at its start. The command checks the configuration and writes it into the page.
 */
export function configureNginx(
  env: Readonly<Record<string, string>>,
  deployment: object,
): ConfigurationResult {
  const folder = createTemporaryFolder('proposta-');
  const file = path.join(folder, 'deployment.json');
  writeFileSync(file, JSON.stringify(deployment));
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'deploy/configure.ts', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DIST: path.join(root, 'dist'), DEPLOYMENT_FILE: file, ...env },
  });
  return { status: status ?? 1, output: stdout + stderr, folder };
}

/** A key and a self-signed certificate for `127.0.0.1`. */
export function createSelfSignedCertificate(folder: string): { certificate: string; key: string } {
  const certificate = path.join(folder, 'cert.pem');
  const key = path.join(folder, 'key.pem');
  const result = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { encoding: 'utf8' },
  );
  if (result.status !== 0) throw new Error(`openssl made no certificate: ${result.stderr}`);
  return { certificate, key };
}

/**
 * The configuration of nginx. All paths that nginx writes to are in the folder, so nginx needs no further permissions.
 */
function createNginxConfiguration(folder: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    'daemon off;',
    'include /etc/nginx/modules-enabled/*.conf;',
    // Started as root, nginx would switch to a user who may not read the folders of the tests.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 256; }',
    `http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${paths.join(' ')}`,
    `include ${folder}/site.conf; }`,
  ].join('\n');
}

/** The path of nginx; undefined if it is neither installed nor installable. */
export const nginx = findOrInstallNginx();

/**
 * Starts nginx on a configured folder and returns a function that stops it. @throws Error with the output of nginx when
 * it does not start.
 */
export async function startNginx(folder: string, healthUrl: string): Promise<() => void> {
  if (!nginx) throw new Error('nginx is missing.');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, createNginxConfiguration(folder));
  const child = spawn(nginx, ['-c', file, '-e', 'stderr']);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stop = (): void => void child.kill('SIGTERM');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    const answer = await fetch(healthUrl).catch(() => undefined);
    if (answer?.ok) return stop;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  stop();
  throw new Error(`nginx did not answer at ${healthUrl}: ${output}`);
}
