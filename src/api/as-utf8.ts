/** The encodings of an answer that is not in UTF-8, in the order in which they are tried; each may turn out to be wrong. */
function* encodingsOf(bytes: Uint8Array, contentType: string): Generator<string> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) yield 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) yield 'utf-16be';
  yield /;\s*charset="?([\w:.-]+)/i.exec(contentType)?.[1] ?? '';
  yield 'windows-1252';
}

/** The text of the bytes; undefined if they are not in that encoding, or if the browser does not know it. */
function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The answer with its text in UTF-8, as browsers read every body. JSON has to be in UTF-8, but gateways and old systems
 * also send Latin-1 and UTF-16, and an unreadable label that the visitor chooses is also sent back. UTF-8 is recognised
 * by its bytes, whatever the header says, because a text in another encoding is almost never valid UTF-8.
 */
export async function asUtf8(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  if (decode(bytes, 'utf-8') !== undefined) return response;
  const { status, statusText, headers } = response;
  for (const encoding of encodingsOf(bytes, headers.get('content-type') ?? '')) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return new Response(text, { status, statusText, headers });
  }
  return response;
}
