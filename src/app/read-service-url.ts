import { SERVICE_PREFIX } from '#api/service-prefix.ts';
import { isLoopback } from '#platform/secure-address.ts';
import { fail, type Result, succeed } from '#shared/result.ts';

/**
 * Normalises the address of the service: removes surrounding blanks, slashes at the end, and the prefix that the app adds
 * itself. Empty: the page's origin. Fails for an address that would break every call; the problem is the end of a
 * sentence that begins with the key.
 * @param isSecure the page is served over https, so the browser blocks http calls.
 */
export function readServiceUrl(text: string, isSecure: boolean): Result<string, string> {
  const trimmed = text.trim();
  if (trimmed === '') return succeed('');
  let url: URL;
  try {
    url = new URL(trimmed);
  } catch {
    return fail('must be an http(s) address such as https://servico.exemplo.com.br, or an empty text');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return fail('must be an http(s) address such as https://servico.exemplo.com.br, or an empty text');
  if (url.username !== '' || url.password !== '')
    return fail('must hold no user or password: everybody can read it in the page');
  if (trimmed.includes('?') || trimmed.includes('#'))
    return fail(
      'must end with the host or a path, without ? and #: the app appends the paths of the service',
    );
  if (isSecure && url.protocol === 'http:' && !isLoopback(url.hostname))
    return fail('must begin with https: the page is served by https, and the browser blocks calls by http');
  let path = url.pathname;
  for (let previous = ''; previous !== path; ) {
    previous = path;
    path = path.replace(/\/+$/, '');
    if (path.endsWith(SERVICE_PREFIX)) path = path.slice(0, -SERVICE_PREFIX.length);
  }
  return succeed(`${url.origin}${path}`);
}
