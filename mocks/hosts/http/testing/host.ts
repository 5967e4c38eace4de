import { randomUUID } from 'node:crypto';
import type { Plan } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { findScenario } from '#scenarios/index.ts';
import { type HttpHost, type HttpHostOptions, startHttpHost } from '../../http.ts';
import {
  openConnection,
  type RawAnswer,
  type RawConnection,
  type RawRequest,
  sendRaw,
} from './raw-connection.ts';

export const servicePath = '/unauth/product-self-contract';

export interface TestHost {
  host: HttpHost;
  hash: string;
  /** Starts a session of the happy path, with this id if one is given. @returns the id of the session. */
  startSession(plan?: Plan, id?: string): string;
  /** Sends a request over a bare socket. A body is sent as JSON unless headers say otherwise. */
  send(session: string, request: RawRequest): Promise<RawAnswer>;
  create(session: string, name?: string): Promise<RawAnswer>;
  /** A connection for several requests of one client. */
  connect(): Promise<RawConnection>;
  /** The requests that `send` and `create` send, to be sent over a connection of `connect`. */
  requestIn(session: string, request: RawRequest): RawRequest;
  creationIn(session: string, name?: string): RawRequest;
  effects(session: string): { proposals: number; savedSteps: number };
}

/** A host without a build, and raw clients for it. */
export async function startTestHost(
  options: Pick<HttpHostOptions, 'timeLimit' | 'allowedHosts' | 'allowedOrigins'> = {},
): Promise<TestHost> {
  const host = await startHttpHost({ dist: '/nowhere', ...options });
  const happyPath = findScenario('happy-path');
  if (!happyPath) throw new Error('The scenario "happy-path" is missing.');
  const hash = hashOf(happyPath);
  const requestIn: TestHost['requestIn'] = (session, request) => {
    const type = request.body === undefined ? {} : { 'content-type': 'application/json' };
    return { ...request, headers: { version: 'v2', 'x-mock-session': session, ...type, ...request.headers } };
  };
  const common = { deviceIp: '', hashId: hash, metaProductBankId: 'm', deviceTracking: {} };
  const creationIn: TestHost['creationIn'] = (session, name = 'Marina') =>
    requestIn(session, {
      method: 'POST',
      path: `${servicePath}/create-proposal/${hash}`,
      body: JSON.stringify({ data: { nome: name }, ...common }),
    });
  return {
    host,
    hash,
    startSession: (plan = {}, id = randomUUID()) => host.sessions.play({ ...happyPath, plan }, id),
    connect: () => openConnection(host.url),
    requestIn,
    creationIn,
    send: (session, request) => sendRaw(host.url, requestIn(session, request)),
    create: (session, name) => sendRaw(host.url, creationIn(session, name)),
    effects: session => host.sessions.engineOf(session).report().effects,
  };
}
