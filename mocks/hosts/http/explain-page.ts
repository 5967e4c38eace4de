import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { createHtmlPage, type Page } from './html-page.ts';
import type { NamedSession } from './sessions.ts';

/** The part of an address that asks the list of scenarios to say why it is shown. */
export const NO_SESSION_QUERY = 'why=noSession';

export const NO_SESSION_TEXT =
  'O endereço que você abriu não tem uma sessão de teste, e o hash dele não é o do cenário inicial. Escolha um cenário: ele abre a jornada com a sessão e o hash certos.';

interface Opening {
  session: NamedSession;
  url: URL;
  /** Path of the page inside the build. */
  pathInBuild: string;
  base: string;
  dist: string;
  /** The hash id of the scenario that a page without a session plays. */
  defaultHash: string;
  /** Whether the page is opened by an address of this computer in the network. */
  isInNetwork: boolean;
}

/**
 * The answer in place of a page that could not open a journey in a browser: it says why. `undefined` if the page can,
 * or if no browser opens it.
 */
export function explainPage(request: IncomingMessage, opening: Opening): Page | undefined {
  const isBrowser = request.headers.accept?.includes('text/html') ?? false;
  if (!isBrowser || path.extname(opening.pathInBuild) !== '') return undefined;
  // A QA build has a mock service and a catalogue of its own.
  if (existsSync(path.join(opening.dist, 'mockServiceWorker.js'))) return undefined;
  return explainPlainHttp(request, opening) ?? explainMissingSession(opening);
}

/** The production build redirects plain http to https (9.38), where this host does not answer. A proxy may. */
function explainPlainHttp({ headers }: IncomingMessage, { isInNetwork }: Opening): Page | undefined {
  if (!isInNetwork || headers['x-forwarded-proto'] === 'https') return undefined;
  return createHtmlPage(
    400,
    '<h1>Este build não abre por http neste endereço</h1>' +
      '<p>O build de produção vai de http para https, e o servidor de testes não atende por https. Use <code>localhost</code>, ou o build de QA:</p>' +
      '<pre>npm run build:qa\nnpm run mock -- --dist dist-qa --host 0.0.0.0</pre>',
  );
}

/** An address without a session plays the default scenario, whose service knows no other hash. */
function explainMissingSession({ session, url, base, defaultHash }: Opening): Page | undefined {
  if (session.namedBy !== 'nothing') return undefined;
  const query = new URLSearchParams(
    [...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const hash = query.get('agx_hash') ?? '';
  // Without a hash the app itself says that the link is invalid (2.54).
  if (hash === '' || hash === defaultHash) return undefined;
  return { status: 302, headers: { location: `${base}__scenarios?${NO_SESSION_QUERY}` }, body: '' };
}
