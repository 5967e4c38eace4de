import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { type MockClock, realClock } from '../../clock.ts';
import { createEngine, type Engine } from '../../engine.ts';

const SESSION_COOKIE = 'mock_session';
export const sessionHeader = 'x-mock-session';

/** The sessions of a host: each has a separate engine, so testers do not disturb each other. */
export interface Sessions {
  /**
   * Starts a scenario in a new or existing session, in the plain dialect unless another is given.
   * @returns the session's id.
   */
  play(scenario: Scenario, id?: string, dialect?: Dialect, clock?: MockClock): string;
  /** The engine of a running session. @throws without such a session. */
  engineOf(id: string): Engine;
  /** The engine of a session; undefined if the session is unknown or gone, because no other one may answer for it. */
  find(id: string): Engine | undefined;
  ids(): readonly string[];
  /** Ends all sessions. */
  clear(): void;
}

/**
 * Beyond this number the host drops the oldest session that nobody has used since its start, or else the least recently
 * used one. Any page of the browser can start sessions, for example by the address of a picture; they must not push
 * out those of testers.
 */
const MAX_SESSIONS = 500;

export function createSessions(): Sessions {
  const engines = new Map<string, Engine>();
  const usedIds = new Set<string>();
  const store = (id: string, engine: Engine): Engine => {
    engines.delete(id);
    engines.set(id, engine);
    if (engines.size > MAX_SESSIONS) {
      const earlierIds = [...engines.keys()].filter(earlierId => earlierId !== id);
      const droppedId = earlierIds.find(earlierId => !usedIds.has(earlierId)) ?? earlierIds[0] ?? id;
      engines.delete(droppedId);
      usedIds.delete(droppedId);
    }
    return engine;
  };
  /** A session that is used becomes the most recent one. */
  const find = (id: string): Engine | undefined => {
    const engine = engines.get(id);
    if (engine) usedIds.add(id);
    return engine && store(id, engine);
  };
  return {
    play(scenario, id = randomUUID(), dialect = plain, clock = realClock) {
      store(id, createEngine({ scenario, dialect, clock }));
      return id;
    },
    engineOf(id) {
      const engine = find(id);
      if (!engine) throw new Error(`No session has the id "${id}".`);
      return engine;
    },
    find,
    ids: () => [...engines.keys()],
    clear() {
      engines.clear();
      usedIds.clear();
    },
  };
}

/** Prefix of the service's path in the addresses that the host writes into the page of a session. */
export const sessionPrefix = '/__session/';

export interface NamedSession {
  id: string;
  namedBy: 'path' | 'header' | 'cookie' | 'nothing';
}

/** Ids of sessions are parts of addresses and headers, so they consist of letters, digits, hyphens and underscores. */
const ID = /^[\w-]{1,64}$/;

export const isSessionId = (id: string): boolean => ID.test(id);

/**
 * The session that a request names in its path, header or cookie. The app names it in the path, because it sends no
 * cookies.
 */
export function sessionOf(request: IncomingMessage): NamedSession {
  const idInPath = request.url?.split('?')[0]?.split(sessionPrefix)[1]?.split('/')[0];
  if (idInPath) return { id: decodeSession(idInPath), namedBy: 'path' };
  const header = request.headers[sessionHeader];
  if (typeof header === 'string' && header !== '') return { id: header, namedBy: 'header' };
  const cookies = new Map(
    request.headers.cookie?.split(';').map(pair => {
      const [name = '', value = ''] = pair.trim().split('=');
      return [name, value];
    }),
  );
  const cookie = cookies.get(cookieOfPort(request)) || cookies.get(SESSION_COOKIE);
  return cookie ? { id: cookie, namedBy: 'cookie' } : { id: noSession, namedBy: 'nothing' };
}

/** A browser sends a cookie to every port, so each host of a computer has one of its own. */
const cookieOfPort = ({ socket }: IncomingMessage): string => `${SESSION_COOKIE}_${socket.localPort}`;

/**
 * The cookies that name a session to this host; the one without a port is for scripts, which need not know the port.
 */
export const sessionCookiesOf = (request: IncomingMessage, session: string): string[] =>
  [SESSION_COOKIE, cookieOfPort(request)].map(name => `${name}=${session}; Path=/; HttpOnly; SameSite=Lax`);

function decodeSession(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The id in a page without a session. No session has it, because an id contains no tilde. */
export const noSession = '~nenhuma';

/** The answer for a session that was never started, or was dropped at a restart or because there were too many. */
export const goneSessionAnswer = (base: string) => ({
  code: 410,
  message: `Esta sessão de teste não existe mais. Escolha um cenário em ${base}__scenarios para começar outra.`,
});
