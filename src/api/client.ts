import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { SERVICE_PREFIX } from './service-prefix.ts';

export interface ClientOptions {
  /** Where the service is, without its prefix and without a slash at the end. */
  serviceUrl: string;
  /** The fixed bearer credential of the deployment (6.4). */
  credential: string;
  /** Headers that come and go while the app runs (3.49): x-fingerprint, x-access-token. Read at every call, with the hash id it is about. */
  headers: (hashId?: string) => Readonly<Record<string, string>>;
  /**
   * Whether writes carry their key. Absent: yes. A service on another origin that does not allow the header would refuse
   * the preflight of every write, so the deployment decides there.
   */
  sendsIdempotencyKey?: boolean;
}

/** What every call to the service says in its headers (6.4, 7.2), as it stands now. What fits in none is left out. */
export function serviceHeaders(
  { credential, headers }: ClientOptions,
  hashId?: string,
): Record<string, string> {
  const allowed = Object.entries(headers(hashId)).filter(([, value]) => fitsInHeader(value));
  return { Authorization: `Bearer ${credential}`, version: 'v2', ...Object.fromEntries(allowed) };
}

/** The header that tells a request that is sent again from another press (11.1, 16.3). */
export const keyHeader = (
  { sendsIdempotencyKey = true }: ClientOptions,
  idempotencyKey: string,
): { 'Idempotency-Key'?: string } => (sendsIdempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

/** The typed client. `fetch` is looked up at every call: whoever replaces it later (a test, a worker) is heard. */
export function createServiceClient(options: ClientOptions): Client<paths> {
  const client = createClient<paths>({
    baseUrl: `${options.serviceUrl}${SERVICE_PREFIX}`,
    fetch: request => globalThis.fetch(request),
    credentials: 'omit',
    // Body and tokens never follow a redirect to another host, where no policy of this page holds. 'error' would be as safe,
    // but looks like a broken connection: this way `call` sees that it was a redirect, and says so.
    redirect: 'manual',
    cache: 'no-store',
  });
  client.use({
    onRequest({ request, params }) {
      const { hashId } = params.path ?? {};
      const about = typeof hashId === 'string' ? hashId : undefined;
      for (const [name, value] of Object.entries(serviceHeaders(options, about)))
        request.headers.set(name, value);
      return request;
    },
  });
  return client;
}
