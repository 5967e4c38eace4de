import { readMember, readText } from '#mocks/read-member.ts';
import { charsetOf, decodeText } from '#shared/decode-text.ts';

/**
 * A HAR file that cannot be used, with the place and the remedy. The message never quotes the file's
 * contents.
 */
export class HarProblem extends Error {
  override name = 'HarProblem';
}

/** One exchange of a HAR file, as needed for a recording. It still contains personal data. */
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
  /** Parts of a form, if the file lists them; of an uploaded file only its name. */
  requestParts: readonly { name: string; value: string; isFile: boolean }[];
  /** The recording omits the body, as browsers do with uploads. */
  isRequestMissing: boolean;
  /** 0 when no answer arrived; some recorders write -1. */
  status: number;
  /** Names in lower case. */
  answerHeaders: Record<string, string>;
  answerType: string;
  answerText: string;
  /** The name of the encoding of the body (WHATWG), or ANOTHER_ENCODING. */
  answerEncoding: string;
  /** The recording omits the body. */
  isAnswerMissing: boolean;
  /** Why the body cannot be read, as in "has a body that is not base64"; empty if it can be read. */
  answerProblem: string;
  /** The browser's reason for a request without an answer. */
  failure: string;
  /** A page or a frame. */
  isPage: boolean;
}

/** The encoding of a text that the recorder could not read. */
export const ANOTHER_ENCODING = 'another encoding';

/** The exchanges of a HAR file in the order of their start. @throws HarProblem for an invalid file. */
export function readHar(text: string): HarCall[] {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new HarProblem('The file is not JSON. Save it in the network panel as "HAR with content".');
  }
  const entries = readMember(readMember(file, 'log'), 'entries');
  if (!Array.isArray(entries))
    throw new HarProblem('The file is not a HAR file: log.entries is missing or not a list.');
  if (entries.length === 0) throw new HarProblem('The HAR contains no request: log.entries is empty.');
  return entries.map(readEntry).sort((left, right) => left.startedAt - right.startedAt);
}

/**
 * One member of `log.entries`.
 * @throws HarProblem if it is not an entry.
 */
export function readEntry(entry: unknown, index: number): HarCall {
  const place = `log.entries[${index}]`;
  const [request, response] = [readMember(entry, 'request'), readMember(entry, 'response')];
  const address = readText(request, 'url');
  const startedAt = Date.parse(readText(entry, 'startedDateTime'));
  if (!URL.canParse(address)) throw new HarProblem(`${place}.request.url is not an address.`);
  if (Number.isNaN(startedAt)) throw new HarProblem(`${place}.startedDateTime is not a date.`);
  const status = readMember(response, 'status');
  if (typeof status !== 'number') throw new HarProblem(`${place}.response.status is not a number.`);
  const postData = readMember(request, 'postData');
  const content = readMember(response, 'content');
  const answerType = mediaTypeOf(readText(content, 'mimeType'));
  const headers = headersOf(readMember(request, 'headers'));
  const answerHeaders = headersOf(readMember(response, 'headers'));
  const requestText = readText(postData, 'text');
  const requestParts = partsOf(readMember(postData, 'params'));
  return {
    index,
    startedAt,
    method: readText(request, 'method').toUpperCase() || 'GET',
    url: new URL(address),
    headers,
    requestType: mediaTypeOf(readText(postData, 'mimeType')),
    requestText,
    requestParts,
    isRequestMissing: requestText === '' && requestParts.length === 0 && hadRequestBody(request, headers),
    status,
    answerHeaders,
    answerType,
    ...contentOf(content, answerHeaders['content-type'] ?? readText(content, 'mimeType')),
    isAnswerMissing: canHaveBody(status) && isContentMissing(response, content, answerHeaders),
    failure: readText(response, '_error') || readText(entry, '_error'),
    isPage: isPage(readText(entry, '_resourceType'), answerType),
  };
}

/**
 * An image that does not exist is often answered with a page, so the type of the answer counts only where the recorder
 * names no other.
 */
const isPage = (resourceType: string, answerType: string): boolean =>
  resourceType === '' ? answerType === 'text/html' : resourceType === 'document';

/**
 * Whether the client sent a body. Some browsers record only one sign of it. A form of files always has a body: its type
 * names the boundary between the parts.
 */
function hadRequestBody(request: unknown, headers: HarCall['headers']): boolean {
  const sizes = [readMember(request, 'bodySize'), Number(headers['content-length'] ?? 0)];
  return (
    sizes.some(size => typeof size === 'number' && size > 0) ||
    mediaTypeOf(headers['content-type'] ?? '') === 'multipart/form-data'
  );
}

/** Whether an answer of this status has a body in HTTP. No answer arrived where the status is 0 or -1. */
const canHaveBody = (status: number): boolean => status >= 200 && ![204, 205, 304].includes(status);

/** Whether the recording omits the body: it has no text, and none of its sizes says that the body is empty. */
function isContentMissing(response: unknown, content: unknown, headers: HarCall['answerHeaders']): boolean {
  const text = readMember(content, 'text');
  if (text !== undefined && text !== '') return false;
  const contentSize = readMember(content, 'size');
  const transferSizes = [readMember(response, 'bodySize'), Number(headers['content-length'] ?? -1)];
  // Recorders write -1 for an unknown size.
  const isKnown = (size: unknown): size is number => typeof size === 'number' && size >= 0;
  // An empty body can be transferred compressed, so what the recorder says about its text precedes the transfer.
  if (text === '' && isKnown(contentSize)) return contentSize > 0;
  const sizes = [contentSize, ...transferSizes].filter(isKnown);
  return sizes.some(size => size > 0) || (text === undefined && sizes.length === 0);
}

type RecordedContent = Pick<HarCall, 'answerText' | 'answerEncoding' | 'answerProblem'>;

function contentOf(content: unknown, contentType: string): RecordedContent {
  const text = readText(content, 'text');
  const encoding = readText(content, 'encoding');
  if (encoding === '')
    return { answerText: text, answerEncoding: encodingOfText(text, contentType), answerProblem: '' };
  if (encoding !== 'base64')
    return withProblem('has an encoding that HAR does not have: only base64 is allowed');
  try {
    return decodeAnswer(
      Uint8Array.from(atob(text), letter => letter.charCodeAt(0)),
      contentType,
    );
  } catch {
    return withProblem('has a body that is not base64');
  }
}

const withProblem = (answerProblem: string): RecordedContent => ({
  answerText: '',
  answerEncoding: 'utf-8',
  answerProblem,
});

/** The text of a body, in the encoding in which the app reads it. */
export function decodeAnswer(bytes: Uint8Array<ArrayBuffer>, contentType: string): RecordedContent {
  const decoded = decodeText(bytes, contentType);
  return decoded
    ? { answerText: decoded.text, answerEncoding: decoded.encoding, answerProblem: '' }
    : withProblem('has a body in an encoding that the app cannot read');
}

/** The encoding of a body that a browser has recorded as text: by the header, if the text has more than ASCII. */
function encodingOfText(text: string, contentType: string): string {
  if (text.includes('\ufffd')) return ANOTHER_ENCODING;
  const name = charsetOf(contentType);
  if (name === '' || !/[^\0-\x7f]/.test(text)) return 'utf-8';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'utf-8';
  }
}

/** The parts of a multipart body, for a file that does not list them. */
export function partsIn(text: string): { name: string; value: string; isFile: boolean }[] {
  const boundary = text.split(/\r?\n/, 1)[0] ?? '';
  if (!boundary.startsWith('--')) return [];
  return text.split(boundary).flatMap(part => {
    const [head = '', ...bodyParts] = part.split(/\r?\n\r?\n/);
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) return [];
    return [{ name, value: bodyParts.join('\n\n').replace(/\r?\n$/, ''), isFile: /\bfilename=/i.test(head) }];
  });
}

const headersOf = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    asList(headers).map(header => [readText(header, 'name').toLowerCase(), readText(header, 'value')]),
  );

const partsOf = (params: unknown): HarCall['requestParts'] =>
  asList(params).map(part => ({
    name: readText(part, 'name'),
    value: readText(part, 'value'),
    isFile: readText(part, 'fileName') !== '',
  }));

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The media type without parameters, in lower case. */
const mediaTypeOf = (mimeType: string): string => mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
