import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { findScenario } from '#scenarios/index.ts';
import { operationIndex } from '../engine.ts';
import { type AccessGuard, createAccessGuard } from './http/access-guard.ts';
import { answerCall } from './http/answer-call.ts';
import { deploymentOf } from './http/deployment.ts';
import { explainPage } from './http/explain-page.ts';
import { allowOtherOrigins, answerPreflight } from './http/other-origins.ts';
import { answerScenarioPage, scenarioPrefix } from './http/scenario-pages.ts';
import {
  createSessions,
  goneSessionAnswer,
  type NamedSession,
  noSession,
  type Sessions,
  sessionOf,
} from './http/sessions.ts';
import { serveBuild } from './http/static-files.ts';
import { type Connections, watchConnections } from './http/watch-connections.ts';

export interface HttpHostOptions {
  /** 0 chooses a free port. */
  port?: number;
  /** Address to listen on: `0.0.0.0` lets phones of the same network in. */
  listenAddress?: string;
  /** Folder of the production build. */
  dist?: string;
  /** Path under which the build is served, with a slash at both ends. */
  base?: string;
  /** Names by which this host may be called, beside localhost and the addresses of this computer. */
  allowedHosts?: readonly string[];
  /** Origins whose pages may call this host, beside its own and those of localhost. */
  allowedOrigins?: readonly string[];
  /** How long a request may pause halfway (ms). Then its connection is closed, to free its memory. */
  timeLimit?: number;
  /** Further headers of the app's page, such as the policy of a real server. */
  headersOfPage?: (page: string) => Readonly<Record<string, string>>;
}

export interface HttpHost {
  url: string;
  sessions: Sessions;
  close(): Promise<void>;
}

const defaultDist = fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * How long an idle connection stays open (ms): as long as with nginx, which is in front of the service in production.
 */
const KEEP_ALIVE_TIMEOUT = 75_000;

/**
 * Serves the production build and the mock service on one origin, over real HTTP. The build contains no code for it.
 */
export async function startHttpHost(options: HttpHostOptions = {}): Promise<HttpHost> {
  const {
    port = 0,
    listenAddress = '127.0.0.1',
    dist = defaultDist,
    base = '/',
    timeLimit = 15_000,
    headersOfPage = () => ({}),
  } = options;
  const defaultScenario = findScenario('happy-path');
  if (!defaultScenario)
    throw new Error('The scenario "happy-path" is missing: a page without a session begins with it.');
  const sessions = createSessions();
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    headersTimeout: timeLimit,
    // Limits also a client that sends a byte from time to time.
    requestTimeout: 4 * timeLimit,
    connectionsCheckingInterval: Math.ceil(timeLimit / 3),
  });
  const connections = watchConnections(server);
  const accessGuard = createAccessGuard(options);
  const site: Site = {
    sessions,
    defaultScenario,
    dist: path.resolve(dist),
    base,
    connections,
    timeLimit,
    headersOfPage,
    accessGuard,
  };
  server.on('request', (request, response) => {
    answer(request, response, site).catch(error => {
      // The client left in the middle of its body and expects no answer.
      if (request.destroyed && !request.complete) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendMessage(response, 500, 'Erro interno do servidor.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, listenAddress, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo; // a string only for named pipes
  return {
    url: `http://${hostNameOf(listenAddress)}:${actualPort}`,
    sessions,
    close: () => stop(server),
  };
}

/** The name in addresses of a host that listens on this address. */
function hostNameOf(listenAddress: string): string {
  if (listenAddress === '0.0.0.0' || listenAddress === '::') return 'localhost';
  return isIPv6(listenAddress) ? `[${listenAddress}]` : listenAddress;
}

interface Site {
  sessions: Sessions;
  /** Played by a page without a session. */
  defaultScenario: Scenario;
  dist: string;
  base: string;
  connections: Connections;
  timeLimit: number;
  headersOfPage: (page: string) => Readonly<Record<string, string>>;
  accessGuard: AccessGuard;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const { sessions, base, connections, timeLimit, accessGuard } = site;
  const url = addressOf(request);
  const method = request.method ?? 'GET';
  if (!url) return sendMessage(response, 400, 'O endereço não pôde ser lido.');
  if (!accessGuard.mayCallByName(url)) return sendMessage(response, 421, accessGuard.foreignHostMessage);
  const pathInBuild = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : url.pathname;
  const isScenarioPage = pathInBuild === scenarioPrefix || pathInBuild.startsWith(`${scenarioPrefix}/`);
  // Files of the build contain no data, and a frame without an origin reads them, too.
  if (isScenarioPage || operationIndex.isServiceAddress(url)) {
    if (!accessGuard.mayCallFrom(request.headers.origin, url))
      return sendMessage(response, 403, accessGuard.foreignOriginMessage);
    allowOtherOrigins(request, response);
  }
  if (!methods.includes(method)) return refuseMethod(response, methods);
  if (method === 'OPTIONS') return answerPreflight(request, response);

  if (isScenarioPage) return answerScenarioPage(request, response, pathInBuild, sessions, base);

  const session = sessionOf(request);
  if (operationIndex.isServiceAddress(url)) {
    const engine = sessions.find(session.id);
    if (engine) return answerCall(request, response, { engine, session, url, connections, timeLimit });
    return sendMessage(response, 410, goneSessionAnswer(base).message);
  }
  if (method !== 'GET' && method !== 'HEAD') return refuseMethod(response, ['GET', 'HEAD']);
  const reason = explainPage(request, {
    session,
    url,
    pathInBuild,
    base,
    dist: site.dist,
    defaultHash: hashOf(site.defaultScenario),
    isInNetwork: accessGuard.isInNetwork(url),
  });
  if (reason) {
    response.writeHead(reason.status, { 'cache-control': 'no-store', ...reason.headers }).end(reason.body);
    return;
  }
  const file = await serveBuild(
    site.dist,
    pathInBuild,
    deploymentOf(url.origin + base, sessionOfPage(site, session, pathInBuild)),
    site.headersOfPage,
  );
  response.writeHead(file.status, file.headers).end(method === 'HEAD' ? undefined : file.body);
}

/**
 * The session whose service a page calls. A page without a session gets a new one; a page whose session is gone gets
 * none, so that it shows the 410 of its calls.
 */
function sessionOfPage(
  { sessions, defaultScenario }: Site,
  { id, namedBy }: NamedSession,
  pathInBuild: string,
): string {
  if (sessions.find(id)) return id;
  return namedBy === 'nothing' && path.extname(pathInBuild) === ''
    ? sessions.play(defaultScenario)
    : noSession;
}

/** The requested address; undefined when it is invalid. */
function addressOf({ url: target = '/', headers }: IncomingMessage): URL | undefined {
  const fullAddress = /^https?:/i.test(target) ? target : `http://${headers.host ?? 'localhost'}${target}`;
  const url = URL.canParse(fullAddress) ? new URL(fullAddress) : undefined;
  // `Request` refuses an address with a name and password in it.
  if (url) [url.username, url.password] = ['', ''];
  return url;
}

function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: status, message }));
}

function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader('allow', allowed.join(', '));
  sendMessage(response, 405, `Somente ${allowed.join(', ')}.`);
}

const stop = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
