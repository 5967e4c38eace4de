import type { IncomingMessage } from 'node:http';

/** The limit of a body that messages name (MB). */
export const bodyLimit = 10;

/** A file of the stated limit and the parts of the form around it. Bytes. */
export const maxBodySize = bodyLimit * 2 ** 20 + 256 * 2 ** 10;

/** The client stopped sending in the middle of its body. */
export class StalledBody extends Error {
  override name = 'StalledBody';
}

/**
 * The whole body of a request, or undefined when it is too large. A too large one is read to its end without
 * keeping it, because a client reads no answer while it sends.
 * @param timeLimit how long it may pause (ms), like nginx's client_body_timeout.
 * @throws StalledBody when it paused for longer; the connection is closed then.
 */
export async function readBody(request: IncomingMessage, timeLimit = 15_000): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  // A body that announces its size is not kept at all if it is too large.
  let isTooLarge = Number(request.headers['content-length'] ?? 0) > maxBodySize;
  let size = 0;
  request.setTimeout(timeLimit, () => request.destroy(new StalledBody()));
  try {
    for await (const chunk of request) {
      const part = Buffer.from(chunk);
      size += part.length;
      isTooLarge ||= size > maxBodySize;
      if (isTooLarge) chunks.length = 0;
      else chunks.push(part);
    }
  } finally {
    // The limit does not apply to the answer.
    request.setTimeout(0);
  }
  return isTooLarge ? undefined : Buffer.concat(chunks);
}
