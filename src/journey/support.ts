import { safeUrl } from '#shared/safety/url.ts';
import type { Display } from './model/configuration.ts';

/** The support contact. */
export interface Support {
  href: string;
  /** The address belongs to WhatsApp. */
  isWhatsApp: boolean;
}

/** Hosts of WhatsApp's addresses. */
const WHATSAPP = /^(?:wa\.me|(?:www\.|api\.|web\.|chat\.)?whatsapp\.com)$/;

/**
 * The support contact: the configuration's address, or the deployment's if that is empty or unsafe (3.12, assumption
 * 9.39). `undefined` if it is hidden or there is none.
 */
export function supportOf(
  { homePage, hideWhatsAppButton }: Pick<Display, 'homePage' | 'hideWhatsAppButton'>,
  fallback: string,
): Support | undefined {
  if (hideWhatsAppButton) return undefined;
  const href = safeUrl(homePage.supportUrl) ?? safeUrl(fallback);
  return href === undefined ? undefined : { href, isWhatsApp: WHATSAPP.test(new URL(href).hostname) };
}
