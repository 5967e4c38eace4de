import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Contract } from '../contract.ts';
import type { Delivery } from '../damage/deliveries.ts';
import type { DamagedCall } from '../damage/plan-damage.ts';
import type { Journey } from '../journey.ts';
import { knownAddress } from '../known-address.ts';
import type { Json } from '../wire.ts';
import { answerCall } from './answer-call.ts';
import type { Answer } from './call.ts';
import { readForm } from './read-form.ts';
import { Visit } from './visit.ts';

const PREFIX = '/unauth/product-self-contract';

/** As a service on an origin of its own must answer (deploy/README.md). */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH',
  'access-control-allow-headers':
    'authorization, version, content-type, x-fingerprint, x-access-token, userofficetoken, idempotency-key',
  'access-control-expose-headers': 'Retry-After, Date',
  'access-control-max-age': '600',
};

type Damage = (call: DamagedCall, answer: Pick<Answer, 'status' | 'body'>) => Delivery | undefined;

export interface ForeignService {
  url: string;
  contract: Contract;
  /**
   * Begins a journey at its first step.
   * @param damage delivers something else in place of an answer, or `undefined`: the answer as it is.
   */
  begin(journey: Journey, damage?: Damage): Visit;
  close(): void;
}

/**
 * Milliseconds. With Node's default of 5 s, a request at that moment meets a connection that closes, and a page that
 * leaves has no second attempt.
 */
const KEEP_ALIVE_TIMEOUT = 75_000;

/** A service of the contract that shares no code with the app and with its mocks, on an origin of its own. */
export async function startService(): Promise<ForeignService> {
  const contract = new Contract();
  const visits = new Map<string, Visit>();
  const damages = new Map<Visit, Damage>();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      for (const visit of visits.values())
        visit.complaints.push(`the service itself fails: ${String(error)}`);
      send(response, 500, { message: 'Internal Server Error', code: 500 });
    });
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    contract,
    begin(journey, damage) {
      const visit = new Visit(journey);
      if (damage) damages.set(visit, damage);
      visits.set(journey.hash, visit);
      return visit;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const url = new URL(request.url ?? '/', 'http://localhost');
    const external = answerExternal(url.pathname);
    if (external !== undefined) return sendExternal(response, url.pathname, external);
    const found = contract.find(request.method ?? 'GET', url.pathname.replace(PREFIX, ''));
    const visit = found && visitOf(Object.values(found.parameters));
    if (!found || !visit) return send(response, 404, { message: 'Link de acesso é inválido', code: 404 });
    const content = await readBody(request);
    const mediaType = (request.headers['content-type'] ?? '').split(';')[0] ?? '';
    const form =
      mediaType === 'multipart/form-data'
        ? readForm(content, request.headers['content-type'] ?? '')
        : undefined;
    const body: Json = form?.values ?? (content.length > 0 ? (JSON.parse(content.toString()) as Json) : null); // JSON.parse returns JSON
    const { files = {}, sizes = {} } = form ?? {};
    const call = { ...found, contract, visit, query: url.searchParams, body, files, sizes };
    const answer = answerCall(call, request.headers, mediaType);
    if (answer.isLost) return loseAnswer(response, answer.status);
    const delivery = damages.get(visit)?.(call, answer);
    if (delivery) return deliver(response, delivery);
    send(response, answer.status, answer.body, answer.headers);
  }

  /** A public service knows no journey: its answer may be damaged for the last one. */
  function sendExternal(response: ServerResponse, path: string, body: Json): void {
    const id = path === '/ip' ? 'getIp' : 'getCep';
    const visit = [...visits.values()].at(-1);
    const damage = visit && damages.get(visit);
    const delivery = damage?.({ operation: { id }, body: null }, { status: 200, body });
    if (delivery) deliver(response, delivery);
    else send(response, 200, body);
  }

  /** The journey that a path names by its hash or its proposal; a call without either belongs to the last one. */
  function visitOf(parameters: readonly string[]): Visit | undefined {
    const all = [...visits.values()];
    if (parameters.length === 0) return all.at(-1);
    return all.find(visit => visit.isMeantBy(parameters));
  }
}

/** The public services for the address of the device and for postal codes. */
function answerExternal(path: string): Json | undefined {
  if (path === '/ip') return { ip: '203.0.113.9' };
  const cep = /^\/cep\/(\d{8})$/.exec(path)?.[1];
  if (cep === undefined) return undefined;
  return cep === knownAddress.cep ? { ...knownAddress } : { erro: true };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(
  response: ServerResponse,
  status: number,
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers });
  response.end(JSON.stringify(body));
}

/**
 * Breaks the connection: in the middle of the answer, or without one, after which a browser may repeat the request by
 * itself.
 */
function loseAnswer(response: ServerResponse, status: number): void {
  if (status === 0) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000', ...CORS });
  response.write('{"data":', () => response.destroy());
}

/** Sends something else in place of an answer. */
function deliver(response: ServerResponse, { status, headers, body, breaks }: Delivery): void {
  response.writeHead(status, { ...headers, ...CORS, ...(breaks && { 'content-length': '99999' }) });
  if (!breaks) return void response.end(body);
  response.write(body, () => response.destroy());
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // a string only for pipes
}
