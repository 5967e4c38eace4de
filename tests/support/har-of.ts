import { operationIndex } from '#mocks/engine.ts';
import type { JournalEntry } from '#mocks/journal.ts';

/** Headers and parameters that are added to the requests of a recording. */
export interface BrowserDetails {
  headers?: Readonly<Record<string, string>>;
  /** Parameters that are added to every address. */
  query?: Readonly<Record<string, string>>;
}

/**
 * Writes a journal as a HAR file, the recording of a browser: the calls, and a request for the page before each load.
 */
export function harOf(
  journal: readonly JournalEntry[],
  { headers = {}, query = {} }: BrowserDetails = {},
): string {
  const calls = journal.flatMap((call, index) => {
    const server = operationIndex.find(call.operation ?? '')?.server ?? '';
    const origin = server.startsWith('http') ? '' : 'https://servico.exemplo';
    const host = server.startsWith('http') ? server : '';
    const address = new URL(origin + host + call.address);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const text = call.body === undefined ? '' : JSON.stringify(call.body);
    const status = call.status ?? 0;
    const entry = entryOf(index + 1, call.method, address.href, status, 'application/json', text);
    const { contentType, body } = call.request;
    const postData =
      contentType === '' ? {} : { postData: { mimeType: contentType, text: JSON.stringify(body) } };
    const exchange = {
      ...entry,
      request: {
        ...entry.request,
        ...postData,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      },
    };
    // Opening the link again begins with a request for the page.
    const isReload = journal.slice(0, index).some(({ operation }) => operation === 'getSystem');
    return call.operation === 'getSystem' && isReload ? [pageEntryAt(index + 0.5), exchange] : [exchange];
  });
  return JSON.stringify({
    log: { version: '1.2', creator: { name: 'test', version: '1' }, entries: [pageEntryAt(0), ...calls] },
  });
}

const entryOf = (
  position: number,
  method: string,
  url: string,
  status: number,
  mimeType: string,
  text: string,
) => ({
  startedDateTime: new Date(Date.UTC(2026, 10, 21, 12) + position * 100).toISOString(),
  time: 12,
  serverIPAddress: '198.51.100.7',
  request: { method, url, headers: [], cookies: [], queryString: [] },
  response: { status, headers: [], cookies: [], content: { size: text.length, mimeType, text } },
});

const pageEntryAt = (position: number) =>
  entryOf(position, 'GET', 'https://proposta.exemplo.com.br/?utm=1', 200, 'text/html', '<!doctype html>');
