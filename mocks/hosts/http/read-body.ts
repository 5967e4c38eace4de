import type { IncomingMessage } from 'node:http';

/** Several photos of 10 MB and the rest of a form, like nginx's client_max_body_size. */
export const largestBody = 48 * 2 ** 20;

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
  let size = 0;
  request.setTimeout(timeLimit, () => request.destroy(new StalledBody()));
  try {
    for await (const chunk of request) {
      const part = Buffer.from(chunk);
      size += part.length;
      if (size > largestBody) chunks.length = 0;
      else chunks.push(part);
    }
  } finally {
    // The limit does not apply to the answer.
    request.setTimeout(0);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks);
}
