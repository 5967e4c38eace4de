import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email';

const KNOWN_PROVIDERS: ReadonlySet<string> = new Set(['gmail', 'hotmail', 'yahoo', 'outlook']);

/**
 * A valid address. At gmail, hotmail, yahoo and outlook the name must be followed by exactly .com or .com.br (5.15).
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  if (!isValidEmail(address)) return false;
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const provider = domain.slice(0, domain.indexOf('.'));
  return !KNOWN_PROVIDERS.has(provider) || domain === `${provider}.com` || domain === `${provider}.com.br`;
}
