import type { IncomingMessage } from 'node:http';

/** Several photos of 10 MB and the rest of a form. */
export const largestBody = 48 * 2 ** 20;

/**
 * The whole body of a request, or undefined when it is too large. One that is too large is read to its end all the
 * same, for a client hears no answer while it is sending, but nothing of it is kept.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > largestBody) chunks.length = 0;
    else chunks.push(part);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks);
}
