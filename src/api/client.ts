import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.gen.ts';
import { asUtf8 } from './as-utf8.ts';
import {
  createServiceHeaders,
  SERVICE_REQUEST,
  type ServiceHeaderOptions,
} from './create-service-headers.ts';
import { type Send, sendNow } from './early-answers.ts';
import { SERVICE_PREFIX } from './service-prefix.ts';

export interface ClientOptions extends ServiceHeaderOptions {
  /** Origin of the service, without its prefix and without a slash at the end. */
  serviceUrl: string;
  /**
   * Whether writes carry an idempotency key. Absent: yes. A service on another origin may not allow the header and
   * would then refuse the preflight of every write, so the deployment decides.
   */
  sendsIdempotencyKey?: boolean;
  /** Sends a request. Absent: as `sendNow` does. */
  send?: Send;
}

/** The header by which the service tells a repeated request from a new write (11.1, 16.3). */
export const createKeyHeader = (
  { sendsIdempotencyKey = true }: ClientOptions,
  idempotencyKey: string,
): { 'Idempotency-Key'?: string } => (sendsIdempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

/** Creates the typed client. It adds the service headers to every request. */
export function createServiceClient(options: ClientOptions): Client<paths> {
  const client = createClient<paths>({
    baseUrl: `${options.serviceUrl}${SERVICE_PREFIX}`,
    fetch: options.send ?? sendNow,
    ...SERVICE_REQUEST,
  });
  client.use({
    onRequest({ request, params }) {
      const { hashId } = params.path ?? {};
      const knownHashId = typeof hashId === 'string' ? hashId : undefined;
      for (const [name, value] of Object.entries(createServiceHeaders(options, knownHashId)))
        request.headers.set(name, value);
      return request;
    },
    onResponse: ({ response }) => asUtf8(response),
  });
  return client;
}
