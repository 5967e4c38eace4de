import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { createEngine, type Engine } from '../../engine.ts';

export const sessionCookie = 'mock_session';
export const sessionHeader = 'x-mock-session';

/** The sessions of a host: each tester has their own world. */
export interface Sessions {
  /** Starts a scenario in a new or existing session, whose dialect stays. @returns the session's id. */
  play(scenario: Scenario, id?: string, dialect?: Dialect): string;
  /**
   * The engine of a session. A new session starts with the default scenario, so any client can just start.
   */
  engineOf(id: string): Engine;
  /**
   * The engine a request is for; undefined when its session is gone, because another one must not answer for
   * it.
   */
  engineFor(named: NamedSession): Engine | undefined;
  find(id: string): Engine | undefined;
  ids(): readonly string[];
  /** Ends all sessions. */
  clear(): void;
}

/** Beyond this number the host drops the least recently used session. */
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
  const engineOf = (id: string) => put(id, engines.get(id) ?? createEngine({ scenario: defaultScenario }));
  return {
    play(scenario, id = randomUUID(), dialect = plain) {
      put(id, createEngine({ scenario, dialect }));
      return id;
    },
    engineOf,
    engineFor({ id, by }) {
      const mayBegin = by === 'header' || id === noSession;
      return mayBegin || engines.has(id) ? engineOf(id) : undefined;
    },
    find: id => engines.get(id),
    ids: () => [...engines.keys()],
    clear: () => engines.clear(),
  };
}

/** Prefix of the service's path in the addresses that the host writes into the page of a session. */
export const sessionPrefix = '/__session/';

export interface NamedSession {
  id: string;
  by: 'path' | 'header' | 'cookie' | 'nothing';
}

/**
 * The session a request names: in its path, header or cookie. Requests without one share the session
 * `default`. The path is needed because the app sends no cookies with its calls.
 */
export function sessionOf(request: IncomingMessage): NamedSession {
  const inPath = request.url?.split('?')[0]?.split(sessionPrefix)[1]?.split('/')[0];
  if (inPath) return { id: decoded(inPath), by: 'path' };
  const header = request.headers[sessionHeader];
  if (typeof header === 'string' && header !== '') return { id: header, by: 'header' };
  const cookie = request.headers.cookie
    ?.split(';')
    .map(part => part.trim().split('='))
    .find(([name]) => name === sessionCookie)?.[1];
  return cookie ? { id: cookie, by: 'cookie' } : { id: noSession, by: 'nothing' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The session of requests that name none. */
export const noSession = 'default';

/** The answer for a session that is gone, because the host was restarted or had too many since. */
export const unknownSession = (id: string, base: string) => ({
  code: 404,
  message: `Nenhuma sessão se chama "${id}". Comece uma em ${base}__scenarios/<cenário>/play.`,
});
