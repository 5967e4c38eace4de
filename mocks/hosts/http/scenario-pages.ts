import type { IncomingMessage, ServerResponse } from 'node:http';
import { findDialect, nearestDialects } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { findScenario, isPlayable, nearestScenarios, scenarios } from '#scenarios/index.ts';
import { formatAddress, launchAddressOf } from '#scenarios/launch-address.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import { findProduct } from '#scenarios/products/index.ts';
import { dialectTweak } from '../../workbench/dialects.ts';
import { escapeHtml } from './escape-html.ts';
import { NO_SESSION_QUERY, NO_SESSION_TEXT } from './explain-page.ts';
import { createHtmlPage, type Page } from './html-page.ts';
import { planFault } from './plan-fault.ts';
import { readBody } from './read-body.ts';
import {
  goneSessionAnswer,
  isSessionId,
  type Sessions,
  sessionCookiesOf,
  sessionHeader,
  sessionOf,
} from './sessions.ts';

export const scenarioPrefix = '/__scenarios';

/** The methods that each address of the host accepts. */
const methodsOf: Readonly<Record<string, readonly string[]>> = {
  list: ['GET', 'HEAD'],
  play: ['GET', 'HEAD', 'POST'],
  journal: ['GET', 'HEAD'],
  reset: ['POST'],
  break: ['POST'],
};

/** Answers the addresses of the host itself: list, play, reset, journal, break. Only play starts a session. */
export async function answerScenarioPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  sessions: Sessions,
  base: string,
): Promise<void> {
  const page = await answerPage(
    request,
    pathname.slice(scenarioPrefix.length).split('/').map(decode),
    sessions,
    base,
  );
  response.writeHead(page.status, { 'cache-control': 'no-store', ...page.headers });
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

/** A part of an address as it was typed; unchanged if it cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function answerPage(
  request: IncomingMessage,
  [, id = '', action = '', ...rest]: string[],
  sessions: Sessions,
  base: string,
): Promise<Page> {
  const name =
    rest.length > 0 ? '' : id === '' ? 'list' : action === 'play' || action === '' ? action || id : '';
  const methods = Object.hasOwn(methodsOf, name) ? methodsOf[name] : undefined;
  if (!methods)
    return createJsonPage(404, { message: `Nada está em ${base}__scenarios/${[id, action].join('/')}.` });
  if (!methods.includes(request.method ?? 'GET'))
    return {
      ...createJsonPage(405, { message: `Somente ${methods.join(', ')}.` }),
      headers: { ...jsonType, allow: methods.join(', ') },
    };
  if (name === 'list') return listScenarios(request, base);
  if (name === 'play') return playScenario(request, id, sessions, base);

  const session = sessionOf(request);
  const engine = sessions.find(session.id);
  if (!engine) return createJsonPage(410, goneSessionAnswer(base));
  if (name === 'journal') return createJsonPage(200, engine.report());
  if (name === 'break') {
    const problem = planFault(engine, (await readBody(request))?.toString('utf8') ?? '');
    return problem
      ? createJsonPage(400, { message: problem })
      : createJsonPage(200, { scenario: engine.scenario.id });
  }
  engine.reset();
  return createJsonPage(200, { reset: engine.scenario.id });
}

function playScenario(request: IncomingMessage, id: string, sessions: Sessions, base: string): Page {
  const scenario = findScenario(id);
  if (!scenario)
    return createUnknownPage(request, base, {
      message: `Nenhum cenário se chama "${id}".`,
      nearest: nearestScenarios(id),
      linkOf: name => playLinkOf(name, base),
    });
  if (!isPlayable(scenario))
    return createJsonPage(422, { message: `O cenário "${id}" tem um erro.`, mistakes: mistakesOf(scenario) });
  const unknownNames = [...queryOf(request).keys()].filter(name => !['dialect', dialectTweak].includes(name));
  if (unknownNames.length > 0)
    return createJsonPage(400, {
      message: `Este endereço entende só dialect, e não ${[...new Set(unknownNames)].join(', ')}. Falhas: POST ${base}__scenarios/break. Os outros ajustes: a bancada ou um link do build de QA.`,
    });
  const requestedDialect = requestedDialectOf(request);
  const dialect = findDialect(requestedDialect);
  if (!dialect)
    return createUnknownPage(request, base, {
      message: `Nenhum dialeto se chama "${requestedDialect}".`,
      nearest: nearestDialects(requestedDialect),
      linkOf: name => `${playLinkOf(id, base)}?dialect=${name}`,
    });
  const header = request.headers[sessionHeader];
  const requestedSession = typeof header === 'string' && header !== '' ? header : undefined;
  if (requestedSession !== undefined && !isSessionId(requestedSession))
    return createJsonPage(400, {
      message: 'O nome de uma sessão tem até 64 letras, números, hifens e sublinhados.',
    });
  const session = sessions.play(scenario, requestedSession, dialect);
  return {
    status: 302,
    headers: {
      location: formatAddress(base.slice(0, -1), launchAddressOf(scenario)),
      'set-cookie': sessionCookiesOf(request, session),
      [sessionHeader]: session,
    },
    body: '',
  };
}

const queryOf = ({ url = '' }: IncomingMessage): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** The dialect that an address asks for (16.2), by its short name or as in links of a mock build. */
function requestedDialectOf(request: IncomingMessage): string {
  const query = queryOf(request);
  return query.get('dialect') || query.get(dialectTweak) || plain.id;
}

function listScenarios(request: IncomingMessage, base: string): Page {
  const rows = scenarios.map(scenario => ({
    id: scenario.id,
    title: scenario.title,
    story: scenario.story,
    product: findProduct(scenario.product)?.title ?? scenario.product,
    ...(isPlayable(scenario) ? {} : { mistakes: mistakesOf(scenario) }),
    requirements: scenario.requirements,
    play: playLinkOf(scenario.id, base),
  }));
  if (!wantsPage(request)) return createJsonPage(200, { scenarios: rows });
  const items = rows.map(
    row =>
      `<li><a href="${row.play}">${escapeHtml(row.title)}</a> <code>${row.id}</code><p>${escapeHtml(row.story)}</p></li>`,
  );
  const reason = request.url?.endsWith(`?${NO_SESSION_QUERY}`)
    ? `<p role="alert">${NO_SESSION_TEXT}</p>`
    : '';
  return createHtmlPage(200, `<h1>Cenários</h1>${reason}<ul>${items.join('')}</ul>`);
}

const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;
const playLinkOf = (id: string, base: string): string => `${base}${scenarioPrefix.slice(1)}/${id}/play`;

/** The answer to an unknown name: JSON for programs, a page with links for people. */
function createUnknownPage(
  request: IncomingMessage,
  base: string,
  {
    message,
    nearest,
    linkOf,
  }: { message: string; nearest: readonly string[]; linkOf: (name: string) => string },
): Page {
  if (!wantsPage(request)) return createJsonPage(404, { message, nearest });
  const items = nearest.map(name => `<li><a href="${linkOf(name)}">${name}</a></li>`);
  const suggestion = items.length > 0 ? `<p>Você quis dizer:</p><ul>${items.join('')}</ul>` : '';
  const list = `<p><a href="${base}${scenarioPrefix.slice(1)}">Todos os cenários</a></p>`;
  return createHtmlPage(404, `<h1>${escapeHtml(message)}</h1>${suggestion}${list}`);
}

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

const createJsonPage = (status: number, body: unknown): Page => ({
  status,
  headers: jsonType,
  body: JSON.stringify(body),
});
