/** The encodings of an answer in the order in which they are tried; each may turn out to be wrong. */
function* encodingsOf(bytes: Uint8Array, contentType: string): Generator<string> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) yield 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) yield 'utf-16be';
  // Before the charset of the header: a text in another encoding is almost never valid UTF-8.
  yield 'utf-8';
  yield /;\s*charset="?([\w:.-]+)/i.exec(contentType)?.[1] ?? '';
  yield 'windows-1252';
}

function decode(bytes: Uint8Array<ArrayBuffer>, contentType: string): string {
  for (const encoding of encodingsOf(bytes, contentType)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Another encoding, or one that the browser does not know.
    }
  }
  return new TextDecoder().decode(bytes);
}

/**
 * The answer with its text in UTF-8, as browsers read every body. JSON has to be in UTF-8, but gateways and old systems
 * also send Latin-1 and UTF-16, and an unreadable label that the visitor chooses is also sent back.
 */
export async function asUtf8(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  const text = decode(new Uint8Array(await response.arrayBuffer()), headers.get('content-type') ?? '');
  return new Response(text, { status, statusText, headers });
}
