import { hashOf } from '#scenarios/hash-of.ts';
import type { Engine } from '../engine.ts';

/** Calls the service as the app does, for tests of the mock service. */
export interface Visitor {
  hash: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  create(data: Record<string, unknown>): Promise<Response>;
  save(step: string, data: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
  poll(step: string): Promise<Response>;
}

const service = 'https://servico.exemplo/unauth/product-self-contract';

export function visitorOf(engine: Pick<Engine, 'handle' | 'scenario'>): Visitor {
  const hash = hashOf(engine.scenario);
  const sendCall = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    engine.handle(
      new Request(service + path, {
        method,
        headers: {
          version: 'v2',
          authorization: 'Bearer segredo',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const commonMembers = { hashId: hash, metaProductBankId: '64f1b7c20d4e8a0012c9a7e1', deviceTracking: {} };
  return {
    hash,
    get: (path, headers = {}) => sendCall('GET', path, undefined, headers),
    send: (method, path, body, headers = {}) => sendCall(method, path, body, headers),
    create: data =>
      sendCall('POST', `/create-proposal/${hash}`, { ...commonMembers, data, deviceIp: '' }, {}),
    save: (step, data, headers = {}) =>
      sendCall('PATCH', `/update-step/${hash}/step/${step}`, { ...commonMembers, data, order: 1 }, headers),
    poll: step =>
      sendCall(
        'PATCH',
        `/update-step/${hash}/step/${step}`,
        { ...commonMembers, data: {}, order: 4, polling: true },
        {},
      ),
  };
}
