import type { IncomingMessage } from 'node:http';

/** The limit of a body, as messages state it (MB). */
export const BODY_LIMIT_MB = 10;

/** The limit of a request: a file of the stated size, and the other parts of its form. Bytes. */
export const MAX_BODY_BYTES = BODY_LIMIT_MB * 2 ** 20 + 256 * 2 ** 10;

/** The client stopped sending in the middle of its body. */
export class StalledBody extends Error {
  override name = 'StalledBody';
}

/**
 * Reads the body of a request; undefined if it is too large. A body that is too large is read to its end and dropped,
 * because a client reads no answer while it sends.
 * @param timeLimit how long the body may pause (ms), like nginx's client_body_timeout.
 * @throws StalledBody after a longer pause; the connection is closed then.
 */
export async function readBody(request: IncomingMessage, timeLimit = 15_000): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  // If the announced size is too large, no part is stored.
  let isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES;
  let size = 0;
  request.setTimeout(timeLimit, () => request.destroy(new StalledBody()));
  try {
    for await (const chunk of request) {
      const part = Buffer.from(chunk);
      size += part.length;
      isTooLarge ||= size > MAX_BODY_BYTES;
      if (isTooLarge) chunks.length = 0;
      else chunks.push(part);
    }
  } finally {
    // The limit does not apply to the answer.
    request.setTimeout(0);
  }
  return isTooLarge ? undefined : Buffer.concat(chunks);
}
