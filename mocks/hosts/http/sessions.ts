import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { createEngine, type Engine } from '../../engine.ts';

export const sessionCookie = 'mock_session';
export const sessionHeader = 'x-mock-session';

/** Testers, each with a world of their own. */
export interface Sessions {
  /** Starts a scenario in a session, new or anew. @returns the session's id. */
  play(scenario: Scenario, id?: string): string;
  /** The engine of a session; unknown ids get the default scenario, so that any client can just begin. */
  engineOf(id: string): Engine;
  find(id: string): Engine | undefined;
  ids(): readonly string[];
  /** Ends all sessions. */
  clear(): void;
}

/** A long-running host forgets the sessions that were not used for longest. */
const mostSessions = 500;

export function createSessions(defaultScenario: Scenario): Sessions {
  const engines = new Map<string, Engine>();
  const put = (id: string, engine: Engine): Engine => {
    engines.delete(id);
    engines.set(id, engine);
    for (const oldest of engines.keys()) {
      if (engines.size <= mostSessions) break;
      engines.delete(oldest);
    }
    return engine;
  };
  return {
    play(scenario, id = randomUUID()) {
      put(id, createEngine({ scenario }));
      return id;
    },
    engineOf: id => put(id, engines.get(id) ?? createEngine({ scenario: defaultScenario })),
    find: id => engines.get(id),
    ids: () => [...engines.keys()],
    clear: () => engines.clear(),
  };
}

/** In front of the service's path in the addresses that the host writes into the page of a session. */
export const sessionPrefix = '/__session/';

/**
 * The session a request names: in its path, header or cookie. Requests without one share the session `default`.
 * The path, because the app sends no cookies with its calls: only the page itself is asked for with one.
 */
export function sessionOf(request: IncomingMessage): string {
  const inPath = request.url?.split(sessionPrefix)[1]?.split('/')[0];
  if (inPath) return decodeURIComponent(inPath);
  const header = request.headers[sessionHeader];
  if (typeof header === 'string' && header !== '') return header;
  const cookie = request.headers.cookie
    ?.split(';')
    .map(part => part.trim().split('='))
    .find(([name]) => name === sessionCookie);
  return cookie?.[1] ?? noSession;
}

/** What requests share that name no session. */
export const noSession = 'default';
