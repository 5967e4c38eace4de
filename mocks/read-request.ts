import { errorMessageOf } from './error-message-of.ts';
import { parseJson } from './parse-json.ts';

/** A parsed request. Parsing never throws, because requests may be malformed. */
export interface ReadRequest {
  url: URL;
  method: string;
  query: Record<string, string>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Without parameters; empty without a body. */
  contentType: string;
  /** Parsed JSON, the parts of a form by name, or the raw text. */
  body: unknown;
  /** The reason why the body could not be read as its content type. */
  readError: string | undefined;
}

export async function readRequest(request: Request): Promise<ReadRequest> {
  const url = new URL(request.url);
  const contentType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const commonParts = {
    url,
    method: request.method,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
  };
  if (request.method === 'GET' || request.method === 'HEAD')
    return { ...commonParts, contentType: '', body: undefined, readError: undefined };
  try {
    if (contentType === 'multipart/form-data')
      return {
        ...commonParts,
        contentType,
        body: await readForm(await request.formData()),
        readError: undefined,
      };
    const text = await request.text();
    if (text === '') return { ...commonParts, contentType: '', body: undefined, readError: undefined };
    if (contentType !== 'application/json')
      return { ...commonParts, contentType, body: text, readError: undefined };
    return { ...commonParts, contentType, body: JSON.parse(text), readError: undefined };
  } catch (error) {
    const readError = `cannot be read: ${errorMessageOf(error)}`;
    return { ...commonParts, contentType, body: undefined, readError };
  }
}

/** Parts of a form by name. A file becomes a line about it; JSON, numbers and yes/no are parsed. */
async function readForm(form: FormData): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [name, part] of form) {
    if (typeof part === 'string') parts[name] = readPart(name, part);
    else if (part.type === 'application/json') parts[name] = JSON.parse(await part.text());
    else {
      const line = `[${part.name}, ${part.type}, ${part.size} bytes, #${hashOf(new Uint8Array(await part.arrayBuffer()))}]`;
      const previousPart = Object.hasOwn(parts, name) ? parts[name] : undefined;
      // Several files of one field are several parts with the same name.
      parts[name] =
        previousPart === undefined
          ? line
          : Array.isArray(previousPart)
            ? [...previousPart, line]
            : [previousPart, line];
    }
  }
  return parts;
}

/** FNV-1a, 32 bits, to tell two files apart. A page loaded by plain http has no crypto.subtle. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function readPart(name: string, text: string): unknown {
  if (name === 'order' && /^-?\d+$/.test(text)) return Number(text);
  if ((name === 'polling' || name === 'finished') && /^(?:true|false)$/.test(text)) return text === 'true';
  return /^[[{]/.test(text) ? (parseJson(text) ?? text) : text;
}
