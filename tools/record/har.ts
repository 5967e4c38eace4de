/** A HAR file that cannot be used, with the place and what to do. Its message never quotes the file's contents. */
export class HarProblem extends Error {
  override name = 'HarProblem';
}

/** One exchange of a HAR file, as far as a recording needs it. Nothing in it has been disguised yet. */
export interface HarCall {
  /** Position in the file, for messages. */
  index: number;
  /** Milliseconds since 1970, UTC. */
  startedAt: number;
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  requestType: string;
  requestText: string;
  /** Parts of a form, where the file lists them; files by their name only. */
  requestParts: readonly { name: string; value: string; isFile: boolean }[];
  /** 0: no answer arrived. */
  status: number;
  answerType: string;
  answerText: string;
  /** What the browser says of a request without an answer. */
  failure: string;
  isPage: boolean;
}

/**
 * The exchanges of a HAR file in the order in which they began.
 * @throws HarProblem where the text is no HAR file.
 */
export function readHar(text: string): HarCall[] {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new HarProblem('The file is no JSON. Save it in the network panel as "HAR with content".');
  }
  const entries = member(member(file, 'log'), 'entries');
  if (!Array.isArray(entries))
    throw new HarProblem('The file is no HAR: log.entries is missing or not a list.');
  if (entries.length === 0) throw new HarProblem('The HAR holds no request: log.entries is empty.');
  return entries.map(readEntry).sort((left, right) => left.startedAt - right.startedAt);
}

function readEntry(entry: unknown, index: number): HarCall {
  const place = `log.entries[${index}]`;
  const [request, response] = [member(entry, 'request'), member(entry, 'response')];
  const address = textAt(request, 'url');
  const startedAt = Date.parse(textAt(entry, 'startedDateTime'));
  if (!URL.canParse(address)) throw new HarProblem(`${place}.request.url is no address.`);
  if (Number.isNaN(startedAt)) throw new HarProblem(`${place}.startedDateTime is no date.`);
  const status = member(response, 'status');
  if (typeof status !== 'number') throw new HarProblem(`${place}.response.status is no number.`);
  const posted = member(request, 'postData');
  const content = member(response, 'content');
  const answerType = typeOf(textAt(content, 'mimeType'));
  return {
    index,
    startedAt,
    method: textAt(request, 'method').toUpperCase() || 'GET',
    url: new URL(address),
    headers: headersOf(member(request, 'headers')),
    requestType: typeOf(textAt(posted, 'mimeType')),
    requestText: textAt(posted, 'text'),
    requestParts: partsOf(member(posted, 'params')),
    status,
    answerType,
    answerText: contentOf(content, place),
    failure: textAt(response, '_error') || textAt(entry, '_error'),
    isPage: textAt(entry, '_resourceType') === 'document' || answerType === 'text/html',
  };
}

function contentOf(content: unknown, place: string): string {
  const text = textAt(content, 'text');
  const encoding = textAt(content, 'encoding');
  if (encoding === '') return text;
  if (encoding !== 'base64')
    throw new HarProblem(`${place}.response.content.encoding is not base64, the only one that HAR knows.`);
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)));
  } catch {
    throw new HarProblem(`${place}.response.content.text is no base64.`);
  }
}

const headersOf = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    listOf(headers).map(header => [textAt(header, 'name').toLowerCase(), textAt(header, 'value')]),
  );

const partsOf = (params: unknown): HarCall['requestParts'] =>
  listOf(params).map(part => ({
    name: textAt(part, 'name'),
    value: textAt(part, 'value'),
    isFile: textAt(part, 'fileName') !== '',
  }));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Without parameters, in lower case. */
const typeOf = (mimeType: string): string => mimeType.split(';')[0]?.trim().toLowerCase() ?? '';

/** A member of anything, or undefined; what a prototype brings does not count. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

export function textAt(value: unknown, name: string): string {
  const found = member(value, name);
  return typeof found === 'string' ? found : '';
}
