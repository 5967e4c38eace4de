import type { IncomingMessage, ServerResponse } from 'node:http';
import { findScenario, hashOf, nearestScenarios, scenarios } from '#scenarios/index.ts';
import { productOf } from '#scenarios/products/index.ts';
import { type Sessions, sessionCookie, sessionHeader, sessionOf } from './sessions.ts';

export const scenarioPrefix = '/__scenarios';

interface Page {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Answers the host's own addresses: list, play, reset, journal. Everything about a session is that session's alone. */
export function answerScenarioPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  sessions: Sessions,
  base: string,
): void {
  const page = pageFor(request, pathname.slice(scenarioPrefix.length).split('/'), sessions, base);
  response.writeHead(page.status, { 'cache-control': 'no-store', ...page.headers });
  response.end(page.body);
}

function pageFor(request: IncomingMessage, parts: string[], sessions: Sessions, base: string): Page {
  const [, id, action] = parts;
  if (!id) return list(request, base);
  if (action === 'play') return play(request, id, sessions, base);
  const engine = sessions.engineOf(sessionOf(request));
  if (id === 'journal') return json(200, engine.report());
  if (id === 'reset') {
    engine.reset();
    return json(200, { reset: engine.scenario.id });
  }
  return json(404, { message: `Nothing is at ${scenarioPrefix}${parts.join('/')}.` });
}

function play(request: IncomingMessage, id: string, sessions: Sessions, base: string): Page {
  const scenario = findScenario(id);
  if (!scenario)
    return json(404, { message: `Nenhum cenário se chama "${id}".`, nearest: nearestScenarios(id) });
  const asked = request.headers[sessionHeader];
  const session = sessions.play(scenario, typeof asked === 'string' && asked !== '' ? asked : undefined);
  return {
    status: 302,
    headers: {
      location: `${base}?${new URLSearchParams({ agx_hash: hashOf(scenario) })}`,
      'set-cookie': `${sessionCookie}=${session}; Path=/; HttpOnly; SameSite=Lax`,
      [sessionHeader]: session,
    },
    body: '',
  };
}

function list(request: IncomingMessage, base: string): Page {
  const rows = scenarios.map(scenario => ({
    id: scenario.id,
    title: scenario.title,
    story: scenario.story,
    product: productOf(scenario.product).title,
    requirements: scenario.requirements,
    play: `${base}${scenarioPrefix.slice(1)}/${scenario.id}/play`,
  }));
  if (!request.headers.accept?.includes('text/html')) return json(200, { scenarios: rows });
  const items = rows.map(
    row =>
      `<li><a href="${row.play}">${escapeHtml(row.title)}</a> <code>${row.id}</code><p>${escapeHtml(row.story)}</p></li>`,
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body:
      `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Cenários</title><body style="font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem">` +
      `<h1>Cenários</h1><ul>${items.join('')}</ul></body></html>`,
  };
}

const json = (status: number, body: unknown): Page => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
