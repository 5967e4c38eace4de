/** The maximum length of an accepted address. Characters. */
const MAX_LENGTH = 2048;

/**
 * An absolute https address without a user or password, which could disguise its host; `undefined` for any other text.
 */
export function parsePlainHttps(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The normalised form of an address from the service that the app may open or load: https without user info (12.2).
 * `undefined` for anything else, such as `javascript:` in any spelling, a relative path or an invalid text.
 */
export function parseSafeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || !/^https:\/\/[^@/?#\\]+([/?#]|$)/i.test(trimmed))
    return undefined;
  const url = parsePlainHttps(trimmed);
  return url?.hostname.includes('.') ? url.href : undefined;
}

/** Whether a link opens without a question: its host is on the list. A subdomain is another host. */
export const isListedHost = (url: string, hosts: readonly string[]): boolean =>
  hosts.includes(new URL(url).hostname);
