/** A text of the network, and the name of its encoding (WHATWG). */
export interface DecodedText {
  text: string;
  encoding: string;
}

/** The charset that a content type names; otherwise empty. */
export const charsetOf = (contentType: string): string =>
  /;\s*charset="?([\w:.-]+)/i.exec(contentType)?.[1] ?? '';

/**
 * The encodings of an answer, in the order in which they are tried; each may turn out to be wrong. JSON begins with an
 * ASCII character, so a zero in the first two bytes means UTF-16.
 */
function* encodingsOf(bytes: Uint8Array, contentType: string): Generator<string> {
  const [first, second] = bytes;
  if (second === 0 || (first === 0xff && second === 0xfe)) yield 'utf-16le';
  if (first === 0 || (first === 0xfe && second === 0xff)) yield 'utf-16be';
  yield 'utf-8';
  yield charsetOf(contentType);
  yield 'windows-1252';
}

/**
 * The text of an answer. JSON has to be in UTF-8, but gateways and old systems also send Latin-1 and UTF-16, and an
 * unreadable label that the visitor chooses is also sent back. UTF-8 is recognised by its bytes, whatever the header
 * says, because a text in another encoding is almost never valid UTF-8. `undefined` if no encoding fits.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, contentType: string): DecodedText | undefined {
  for (const label of encodingsOf(bytes, contentType)) {
    try {
      const decoder = new TextDecoder(label, { fatal: true });
      return { text: decoder.decode(bytes), encoding: decoder.encoding };
    } catch {
      // The bytes are not in that encoding, or the browser does not know it.
    }
  }
  return undefined;
}
