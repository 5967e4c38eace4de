import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { SERVICE_PREFIX } from './service-prefix.ts';

export interface ClientOptions {
  /** Origin of the service, without its prefix and without a slash at the end. */
  serviceUrl: string;
  /** The fixed bearer credential of the deployment (6.4). */
  credential: string;
  /**
   * Headers that change while the app runs (3.49): x-fingerprint, x-access-token. Called for every request, with its
   * hash id.
   */
  headers: (hashId?: string) => Readonly<Record<string, string>>;
  /**
   * Whether writes carry an idempotency key. Absent: yes. A service on another origin that does not allow the header
   * would refuse the preflight of every write, so there the deployment decides.
   */
  sendsIdempotencyKey?: boolean;
}

/** The headers of every request to the service (6.4, 7.2). A value that no header can carry is left out. */
export function serviceHeaders(
  { credential, headers }: ClientOptions,
  hashId?: string,
): Record<string, string> {
  const allowed = Object.entries(headers(hashId)).filter(([, value]) => fitsInHeader(value));
  return { Authorization: `Bearer ${credential}`, version: 'v2', ...Object.fromEntries(allowed) };
}

/** The header by which the service tells a repeated request from a new write (11.1, 16.3). */
export const keyHeader = (
  { sendsIdempotencyKey = true }: ClientOptions,
  idempotencyKey: string,
): { 'Idempotency-Key'?: string } => (sendsIdempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

/** The typed client. It looks `fetch` up at every call, so that tests and workers can replace it later. */
export function createServiceClient(options: ClientOptions): Client<paths> {
  const client = createClient<paths>({
    baseUrl: `${options.serviceUrl}${SERVICE_PREFIX}`,
    fetch: request => globalThis.fetch(request),
    credentials: 'omit',
    // Body and tokens must never follow a redirect to another host, where this page's policy does not apply. 'error'
    // would be as safe but looks like a broken connection; with 'manual', `call` sees the redirect and reports it.
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
