import { fitsInHeader } from '#shared/safety/fits-in-header.ts';

export interface ServiceHeaderOptions {
  /** The fixed bearer credential of the deployment (6.4). */
  credential: string;
  /**
   * Headers that change while the app runs (3.49): x-fingerprint, x-access-token. Called for every request, with its
   * hash id.
   */
  headers: (hashId?: string) => Readonly<Record<string, string>>;
}

/** The headers of every request to the service (6.4, 7.2). A value that no header can carry is left out. */
export function createServiceHeaders(
  { credential, headers }: ServiceHeaderOptions,
  hashId?: string,
): Record<string, string> {
  const allowed = Object.entries(headers(hashId)).filter(([, value]) => fitsInHeader(value));
  return { Authorization: `Bearer ${credential}`, version: 'v2', ...Object.fromEntries(allowed) };
}

/** How every request to the service is sent. */
export const SERVICE_REQUEST = {
  credentials: 'omit',
  // Body and tokens must never follow a redirect to another host, where this page's policy does not apply. 'error'
  // would be as safe but looks like a broken connection; with 'manual', `call` sees the redirect and reports it.
  redirect: 'manual',
  cache: 'no-store',
} as const;
