import { parseSafeUrl } from '#shared/safety/url.ts';
import type { Display } from './model/configuration.ts';

/** The support contact. */
export interface Support {
  href: string;
  /** Whether the address belongs to WhatsApp. */
  isWhatsApp: boolean;
}

/** The hosts of WhatsApp. */
const WHATSAPP = /^(?:wa\.me|(?:www\.|api\.|web\.|chat\.)?whatsapp\.com)$/;

/**
 * The support contact: the configuration's address, or the deployment's if that is empty or unsafe (3.12, assumption
 * 9.39). `undefined` if the contact is hidden or neither address is safe.
 */
export function supportOf(
  { homePage, hideWhatsAppButton }: Pick<Display, 'homePage' | 'hideWhatsAppButton'>,
  fallback: string,
): Support | undefined {
  if (hideWhatsAppButton) return undefined;
  const href = parseSafeUrl(homePage.supportUrl) ?? parseSafeUrl(fallback);
  return href === undefined ? undefined : { href, isWhatsApp: WHATSAPP.test(new URL(href).hostname) };
}
