import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { escapePattern } from '#mocks/escape-pattern.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listenLocally } from '../../tools/listen-locally.ts';

const isText = (name: string): boolean => /\.(?:js|css|html|json)$/.test(name);

/**
 * Copies the build and gives every hashed asset another name, as a release of the same app does. A second real build
 * would take as long as the first one.
 */
export function createNextRelease(dist: string): string {
  const folder = path.join(createTemporaryFolder('proposta-'), 'dist');
  cpSync(dist, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  // The compressed copies contain the old names.
  for (const name of readdirSync(assets)) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(path.join(assets, name));
  }
  // A name may be the end of another one: longer names are replaced first, and only as whole names.
  const names = readdirSync(assets).sort((a, b) => b.length - a.length);
  const newNames = new Map(names.map(name => [name, name.replace(/(\.[^.]+)$/, 'R2$1')]));
  const anyName = new RegExp(`(?<![\\w-])(?:${names.map(escapePattern).join('|')})`, 'g');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(anyName, name => newNames.get(name) ?? name),
    );
  }
  for (const [name, newName] of newNames) renameSync(path.join(assets, name), path.join(assets, newName));
  return folder;
}

export interface Balancer {
  url: string;
  /** Path and status of every answer to a request for an asset. */
  answers: readonly { path: string; status: number }[];
  /** From now on the first request for a new file goes to the old server. */
  mixServers(): void;
  stop(): void;
}

/**
 * A load balancer in front of two servers, one of which has the next release already, as during a rolling deployment.
 */
export async function startBalancer(servers: { old: string; next: string }): Promise<Balancer> {
  const requestedFiles = new Set<string>();
  const answers: { path: string; status: number }[] = [];
  let isMixed = false;
  const server = createServer(async (request, response) => {
    const requestPath = request.url ?? '/';
    const isAsset = requestPath.includes('/assets/');
    const isOld = isMixed && isAsset && !requestedFiles.has(requestPath);
    requestedFiles.add(requestPath);
    const answer = await fetch((isOld ? servers.old : servers.next) + requestPath, {
      method: request.method ?? 'GET',
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    if (isAsset) answers.push({ path: requestPath, status: answer.status });
    const headers = [...answer.headers].filter(([name]) => !/^(?:connection|transfer-encoding)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    mixServers() {
      isMixed = true;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
