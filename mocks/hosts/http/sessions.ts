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
  /** The engine of a running session. @throws without such a session. */
  engineOf(id: string): Engine;
  /** The engine of a session; undefined when it is unknown or gone, because no other one may answer for it. */
  find(id: string): Engine | undefined;
  ids(): readonly string[];
  /** Ends all sessions. */
  clear(): void;
}

/** Beyond this number the host drops the least recently used session. */
const mostSessions = 500;

export function createSessions(): Sessions {
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
  /** A session that is used becomes the most recent one. */
  const find = (id: string): Engine | undefined => {
    const engine = engines.get(id);
    return engine && put(id, engine);
  };
  return {
    play(scenario, id = randomUUID(), dialect = plain) {
      put(id, createEngine({ scenario, dialect }));
      return id;
    },
    engineOf(id) {
      const engine = find(id);
      if (!engine) throw new Error(`No session has the id "${id}".`);
      return engine;
    },
    find,
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

/** Ids of sessions are part of addresses and headers, so they hold letters, digits, hyphens and underscores. */
const ID = /^[\w-]{1,64}$/;

export const isSessionId = (id: string): boolean => ID.test(id);

/**
 * The session a request names: in its path, header or cookie. The path is needed because the app sends no
 * cookies with its calls.
 */
export function sessionOf(request: IncomingMessage): NamedSession {
  const inPath = request.url?.split('?')[0]?.split(sessionPrefix)[1]?.split('/')[0];
  if (inPath) return { id: decodeSession(inPath), by: 'path' };
  const header = request.headers[sessionHeader];
  if (typeof header === 'string' && header !== '') return { id: header, by: 'header' };
  const cookie = request.headers.cookie
    ?.split(';')
    .map(part => part.trim().split('='))
    .find(([name]) => name === sessionCookie)?.[1];
  return cookie ? { id: cookie, by: 'cookie' } : { id: noSession, by: 'nothing' };
}

function decodeSession(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The id in a page without a session. No session has it. */
export const noSession = 'nenhuma';

/** The answer for a session that was never started, or is gone since the host was restarted or had too many. */
export const goneSession = (base: string) => ({
  code: 410,
  message: `Esta sessão de teste não existe mais. Escolha um cenário em ${base}__scenarios para começar outra.`,
});
