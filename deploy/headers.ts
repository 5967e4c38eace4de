import type { InlineHashes } from './inline-hashes.ts';
import type { ServerSettings } from './settings.ts';

/**
 * The resources that the page may load and the hosts that it may call (12.9). Pictures of lenders may come
 * from any https host; scripts, styles and fonts only from the origin of the page. All HTML passes through the
 * sanitiser, whose Trusted Types policy is called `dompurify`. The browser submits no form, because the app sends all
 * answers itself, and a submission of the browser would write them into the address.
 */
export function createContentSecurityPolicy(
  server: Pick<ServerSettings, 'connectOrigins' | 'frameAncestors' | 'tls'>,
  { scripts, styles }: InlineHashes,
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "font-src 'self'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...server.connectOrigins].join(' ')}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${server.frameAncestors.length === 0 ? "'none'" : server.frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    ...(server.tls ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/**
 * The policy of the frame for partners' scripts (12.7). The frame has no origin, whatever page embeds it. The scripts
 * load and send by https only. A browser compares every ancestor: the app, and the page that embeds the app.
 */
const createPixelFramePolicy = ({ frameAncestors }: Pick<ServerSettings, 'frameAncestors'>): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline' https:",
    'img-src https: data:',
    'connect-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...frameAncestors].join(' '),
  ].join('; ');

/**
 * The journey itself uses camera and geolocation, also inside a frame that allows it; all other features are
 * off. Browsers warn on every page about a name that they do not know (`bluetooth`), so only known names are
 * listed.
 */
const PERMISSIONS = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ');

/** Headers of an answer, in their order. */
export type Headers = readonly (readonly [name: string, value: string])[];

export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** Headers of every answer by https. `strictTransport` may be a variable of the server that is empty by plain http. */
export const createCommonHeaders = (strictTransport = STRICT_TRANSPORT_SECURITY): Headers => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', strictTransport],
];

/** Headers of the pixels' frame, beside the common ones. */
export const createPixelFrameHeaders = (server: Pick<ServerSettings, 'frameAncestors'>): Headers => [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', createPixelFramePolicy(server)],
];

/** Headers of the page, beside the common ones. */
export const createPageHeaders = (
  server: Pick<ServerSettings, 'connectOrigins' | 'frameAncestors' | 'tls'>,
  hashes: InlineHashes,
): Headers => [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', createContentSecurityPolicy(server, hashes)],
  ['Permissions-Policy', PERMISSIONS],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
