import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestArrival } from '../../resend-recogniser.ts';

export interface Connections {
  /** Describes how a request arrived, from its connection and bytes. */
  arrivalOf(request: IncomingMessage, url: URL, body: Buffer): RequestArrival;
}

/**
 * A connection that waits this long for its first request was opened in advance (ms). The value allows for a busy
 * machine, which delays any request.
 */
const PRECONNECT_DELAY = 200;

interface Connection {
  number: number;
  openedAt: number;
  requests: number;
}

/** Watches the connections of a server without changing them. */
export function watchConnections(server: Server): Connections {
  const connections = new WeakMap<Socket, Connection>();
  const arrivedOnUsedConnection = new WeakMap<IncomingMessage, boolean>();
  let connectionCount = 0;
  server.on('connection', (socket: Socket) => {
    connectionCount += 1;
    connections.set(socket, { number: connectionCount, openedAt: Date.now(), requests: 0 });
  });
  server.prependListener('request', request => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    arrivedOnUsedConnection.set(
      request,
      connection.requests > 0 || Date.now() - connection.openedAt > PRECONNECT_DELAY,
    );
    connection.requests += 1;
  });
  return {
    arrivalOf(request, url, body) {
      const method = request.method ?? 'GET';
      const key = request.headers['idempotency-key'] ?? '';
      const agent = request.headers['user-agent'] ?? '';
      const head = `${method} ${url.href} ${key}\n`;
      return {
        connection: connections.get(request.socket)?.number ?? 0,
        isUsed: arrivedOnUsedConnection.get(request) ?? false,
        resendsOnNewConnections: method === 'GET' && agent.includes('Firefox/'),
        isNeverResent: method !== 'GET' && agent.includes('AppleWebKit/') && !agent.includes('Chrome/'),
        fingerprint: createHash('sha1').update(head).update(body).digest('base64'),
      };
    },
  };
}
