import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Forbidden } from '#scenarios/walk.ts';
import { forbidInPage } from '../forbid-in-page.ts';

/**
 * A proxy between the browser and the host under test. It provides what classic WebDriver lacks: the console,
 * a network switch and a script that runs before the page's own. Each visit has its own loopback address
 * (127.0.1.1, 127.0.1.2 ...), so that visits share no cookies and storage.
 */
export interface FrontServer {
  /** Begins a visit on an unused origin. */
  beginVisit(): DrivenVisit;
  close(): Promise<void>;
}

export interface DrivenVisit {
  /** Origin of the visit, without a slash at the end. */
  origin: string;
  /** Errors and warnings that the page wrote, uncaught errors, and breaches of the content security policy. */
  consoleLines: readonly string[];
  /** Cuts every connection and refuses new ones, or allows them again. */
  setOffline(offline: boolean): void;
  /** Milliseconds since the last request of the page. */
  timeSinceRequest(): number;
  /** The address that shows a page of this visit in a frame of the given size. */
  addressInFrame(address: string, size: { width: number; height: number }): string;
  /** Denies a browser feature from the next page on. */
  forbid(feature: Forbidden): void;
}

interface VisitState {
  lines: string[];
  isOffline: boolean;
  /** Time of the last request. */
  lastRequestAt: number;
  forbidden: Set<Forbidden>;
}

const ENGINE_PATH = '/__engine/';
const FRAME_PATH = `${ENGINE_PATH}frame?`;

/**
 * @param target origin of the host under test.
 * @param agent script that goes into every page, after the one that records the console.
 */
export async function startFrontServer(target: string, agent: string): Promise<FrontServer> {
  const visits = new Map<string, VisitState>();
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const visit = visits.get(hostOf(incoming));
    if (!visit) return void outgoing.writeHead(404).end();
    const path = incoming.url ?? '/';
    if (path.startsWith(ENGINE_PATH)) return answerInternalRequest(path, incoming, outgoing, visit, agent);
    if (visit.isOffline) return void incoming.socket.destroy();
    visit.lastRequestAt = Date.now();
    forwardRequest(new URL(target), path, incoming, outgoing);
  });
  server.on('connection', socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo; // a string only for named pipes
  return {
    beginVisit() {
      const number = visits.size + 1;
      const host = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
      const state: VisitState = { lines: [], isOffline: false, lastRequestAt: 0, forbidden: new Set() };
      visits.set(host, state);
      return {
        origin: `http://${host}:${port}`,
        consoleLines: state.lines,
        setOffline(offline) {
          state.isOffline = offline;
          if (!offline) return;
          for (const socket of sockets) if (socket.localAddress?.endsWith(host)) socket.destroy();
        },
        timeSinceRequest: () => Date.now() - state.lastRequestAt,
        addressInFrame: (address, size) =>
          `http://${host}:${port}${FRAME_PATH}${new URLSearchParams({ address, width: String(size.width), height: String(size.height) })}`,
        forbid: feature => void state.forbidden.add(feature),
      };
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const hostOf = ({ headers }: IncomingMessage): string => headers.host?.split(':')[0] ?? '';

function answerInternalRequest(
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  visit: VisitState,
  agent: string,
): void {
  if (path === `${ENGINE_PATH}console`) {
    let line = '';
    incoming.setEncoding('utf8');
    incoming.on('data', chunk => {
      line += chunk;
    });
    incoming.on('end', () => {
      visit.lines.push(line);
      outgoing.writeHead(204).end();
    });
    return;
  }
  if (path === `${ENGINE_PATH}page.js`) {
    const forbidden = [...visit.forbidden].map(feature => `(${forbidInPage})(${JSON.stringify(feature)});`);
    // The compiler's helper `__name` is missing in the page.
    const script = [
      'globalThis.__name ??= f => f;',
      `(${recordConsole})(${visit.isOffline});`,
      `(${refuseGeolocation})();`,
      ...forbidden,
      agent,
    ];
    outgoing.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    outgoing.end(script.join('\n'));
    return;
  }
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const [, query = ''] = path.split(FRAME_PATH);
  outgoing.end(`<!doctype html><title>-</title>${query === '' ? '' : frameOf(new URLSearchParams(query))}`);
}

/** A page in a frame can be narrower than the smallest window of the browser. */
function frameOf(query: URLSearchParams): string {
  const [width, height] = [Number(query.get('width')), Number(query.get('height'))];
  const address = (query.get('address') ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<style>body { margin: 0 } iframe { border: 0 }</style><iframe width="${width}" height="${height}" src="${address}"></iframe>`;
}

/** Forwards a request and its answer. When one side's connection breaks, the other's is broken, too. */
function forwardRequest(
  target: URL,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const forwarded = send(
    { host: target.hostname, port: target.port, path, method: incoming.method, headers },
    answer => {
      answer.on('error', () => outgoing.destroy());
      if (!isDocument(incoming, answer)) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      let page = '';
      answer.setEncoding('utf8');
      answer.on('data', chunk => {
        page += chunk;
      });
      answer.on('end', () => {
        const { 'content-length': _contentLength, ...forwardedHeaders } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, forwardedHeaders);
        outgoing.end(page.replace('<head>', `<head><script src="${ENGINE_PATH}page.js"></script>`));
      });
    },
  );
  forwarded.on('error', () => incoming.socket.destroy());
  outgoing.on('close', () => outgoing.writableFinished || forwarded.destroy());
  incoming.pipe(forwarded);
}

const isDocument = (incoming: IncomingMessage, answer: IncomingMessage): boolean =>
  (incoming.headers['sec-fetch-dest'] !== 'iframe' ||
    incoming.headers.referer?.includes(FRAME_PATH) === true) &&
  (incoming.headers.accept ?? '').includes('text/html') &&
  String(answer.headers['content-type']).startsWith('text/html');

/** Runs in the page before all other scripts, so it uses nothing from this module. */
function recordConsole(offline: boolean): void {
  const sendLine = (line: string) => navigator.sendBeacon('/__engine/console', line);
  const textOf = (argument: unknown): string =>
    argument instanceof Error || typeof argument !== 'object' ? String(argument) : JSON.stringify(argument);
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: records the page's console
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      sendLine(args.map(textOf).join(' '));
      original.apply(console, args);
    };
  }
  addEventListener('error', event => {
    if (event instanceof ErrorEvent) sendLine(String(event.error ?? event.message));
  });
  addEventListener('unhandledrejection', event => sendLine(String(event.reason)));
  addEventListener('securitypolicyviolation', event =>
    sendLine(`${event.violatedDirective} ${event.blockedURI}`),
  );
  window.__setOffline = isOffline => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
    dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  };
  if (offline) window.__setOffline(true);
}

/**
 * Runs in the page. Refuses the geolocation at once, as Chromium does in tests. Otherwise nobody would answer the
 * browser's question, and the app would wait ten seconds at each write (4.17).
 */
function refuseGeolocation(): void {
  Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
    configurable: true,
    value: (_: PositionCallback, failed?: (problem: { code: number; message: string }) => void) =>
      void setTimeout(() => failed?.({ code: 1, message: 'refused' })),
  });
}

declare global {
  interface Window {
    __setOffline?: (offline: boolean) => void;
  }
}
