import { safeUrl } from '#shared/safety/url.ts';
import type { Display } from './model/configuration.ts';

/** Where a visitor finds a person to ask. */
export interface Support {
  href: string;
  /** The address leads into WhatsApp. */
  isWhatsApp: boolean;
}

/** Hosts of WhatsApp's own addresses. */
const WHATSAPP = /^(?:wa\.me|(?:www\.|api\.|web\.|chat\.)?whatsapp\.com)$/;

/**
 * The support contact: the address of the configuration, and the deployment's where that is empty or cannot be opened
 * (3.12, assumption 9.39). `undefined` where it is hidden or nobody gave one.
 */
export function supportOf(
  { homePage, hideWhatsAppButton }: Pick<Display, 'homePage' | 'hideWhatsAppButton'>,
  fallback: string,
): Support | undefined {
  if (hideWhatsAppButton) return undefined;
  const href = safeUrl(homePage.supportUrl) ?? safeUrl(fallback);
  return href === undefined ? undefined : { href, isWhatsApp: WHATSAPP.test(new URL(href).hostname) };
}
