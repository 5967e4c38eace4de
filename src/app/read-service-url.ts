import { SERVICE_PREFIX } from '#api/service-prefix.ts';
import { isLoopback } from '#platform/secure-address.ts';
import { fail, type Result, succeed } from '#shared/result.ts';

/** Why an address cannot be that of the service; describe-deployment-problem.ts has the sentences. */
export type ServiceUrlProblem = 'no-address' | 'has-user' | 'has-query' | 'blocked-http';

/**
 * Normalises the address of the service: removes surrounding blanks, slashes at the end, and the prefix that the app
 * adds itself. Empty: the page's origin. Fails for an address that would break every call.
 * @param isSecure the page is served over https, so the browser blocks http calls.
 */
export function readServiceUrl(text: string, isSecure: boolean): Result<string, ServiceUrlProblem> {
  const trimmed = text.trim();
  if (trimmed === '') return succeed('');
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    return fail('no-address');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fail('no-address');
  if (url.username !== '' || url.password !== '') return fail('has-user');
  if (trimmed.includes('?') || trimmed.includes('#')) return fail('has-query');
  if (isSecure && url.protocol === 'http:' && !isLoopback(url.hostname)) return fail('blocked-http');
  let path = url.pathname;
  for (let previous = ''; previous !== path; ) {
    previous = path;
    path = path.replace(/\/+$/, '');
    if (path.endsWith(SERVICE_PREFIX)) path = path.slice(0, -SERVICE_PREFIX.length);
  }
  return succeed(`${url.origin}${path}`);
}
