import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers send a request a second time, unasked, when the connection breaks that they had opened ahead or used before.
 * Without care a planned break would be over before the app could see it. So no connection is used twice here, and
 * for one that was opened ahead the second sending meets the same fate as the first.
 */
export interface Resends {
  /** Call when a connection is about to be broken on purpose. */
  expect(request: IncomingMessage, key: string): void;
  /** True once for the unasked second sending of a request that was broken. */
  isOne(key: string): boolean;
}

/** A connection that waited so long for its first request was opened ahead (ms). */
const openedAhead = 30;
/** Nobody presses a button again so soon (ms). */
const soon = 2000;

export function watchResends(server: Server): Resends {
  const opened = new WeakMap<Socket, number>();
  const waited = new WeakMap<IncomingMessage, number>();
  const expected = new Map<string, number>();
  server.on('connection', socket => opened.set(socket, Date.now()));
  server.prependListener('request', (request, response) => {
    response.shouldKeepAlive = false;
    waited.set(request, Date.now() - (opened.get(request.socket) ?? Date.now()));
  });
  return {
    expect(request, key) {
      if ((waited.get(request) ?? 0) > openedAhead) expected.set(key, Date.now() + soon);
    },
    isOne(key) {
      const until = expected.get(key);
      expected.delete(key);
      return until !== undefined && Date.now() < until;
    },
  };
}
