import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findScenario } from '#scenarios/index.ts';
import { operationIndex } from '../engine.ts';
import { answerCall } from './http/answer-call.ts';
import { deploymentFor } from './http/deployment.ts';
import { type Resends, watchResends } from './http/resends.ts';
import { answerScenarioPage, scenarioPrefix } from './http/scenario-pages.ts';
import { createSessions, type Sessions, sessionOf } from './http/sessions.ts';
import { serveBuild } from './http/static-files.ts';

export interface HttpHostOptions {
  /** 0 takes a free one. */
  port?: number;
  /** Address to listen on: `0.0.0.0` lets phones of the same network in. */
  host?: string;
  /** Folder of the production build. */
  dist?: string;
  /** Path under which the build is served, with a slash at both ends. */
  base?: string;
}

export interface HttpHost {
  url: string;
  sessions: Sessions;
  close(): Promise<void>;
}

const defaultDist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The production build and the service on one origin, over real HTTP. The build knows nothing of it. */
export async function startHttpHost(options: HttpHostOptions = {}): Promise<HttpHost> {
  const { port = 0, host = '127.0.0.1', dist = defaultDist, base = '/' } = options;
  const first = findScenario('happy-path');
  if (!first) throw new Error('The scenario "happy-path" is missing: the host begins with it.');
  const sessions = createSessions(first);
  const server = createServer();
  const site: Site = { sessions, dist: path.resolve(dist), base, resends: watchResends(server) };
  server.on('request', (request, response) => {
    answer(request, response, site).catch(error => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo; // a string only for pipes
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${taken}`,
    sessions,
    close: () => stop(server),
  };
}

interface Site {
  sessions: Sessions;
  dist: string;
  base: string;
  resends: Resends;
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const url = new URL(request.url ?? '/', origin);
  const inner = url.pathname.startsWith(site.base)
    ? `/${url.pathname.slice(site.base.length)}`
    : url.pathname;
  allowOtherOrigins(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
  } else if (inner === scenarioPrefix || inner.startsWith(`${scenarioPrefix}/`)) {
    answerScenarioPage(request, response, inner, site.sessions, site.base);
  } else if (operationIndex.owns(url)) {
    await answerCall(request, response, url, site);
  } else {
    const file = await serveBuild(site.dist, inner, deploymentFor(origin + site.base, sessionOf(request)));
    response.writeHead(file.status, file.headers).end(request.method === 'HEAD' ? undefined : file.body);
  }
}

function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-headers', asked ?? '*');
  response.setHeader('access-control-expose-headers', '*');
  response.setHeader('vary', 'origin');
}

const stop = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: defaultDist },
      host: { type: 'string', default: '127.0.0.1' },
      base: { type: 'string', default: '/' },
    },
  });
  const host = await startHttpHost({ ...values, port: Number(values.port) });
  console.log(`Cenários: ${host.url}${values.base}__scenarios`);
  console.log(`Por exemplo: ${host.url}${values.base}__scenarios/happy-path/play`);
}
