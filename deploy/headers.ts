import type { InlineHashes } from './inline-hashes.ts';
import type { ServerSettings } from './settings.ts';

/**
 * What the page may load and whom it may call (12.9). Pictures of lenders come from anywhere by https; scripts, styles and
 * fonts only from here, and what stands in the page itself only by its hash. HTML goes through the one sanitiser, whose
 * policy is called `dompurify`.
 */
export function contentSecurityPolicy(
  server: Pick<ServerSettings, 'connects' | 'frameAncestors' | 'tls'>,
  { scripts, styles }: InlineHashes,
): string {
  const directives = [
    ["default-src 'none'"],
    [["script-src 'self'", ...scripts].join(' ')],
    [["style-src 'self'", ...styles].join(' ')],
    ["font-src 'self'"],
    ["img-src 'self' https: data: blob:"],
    ["media-src 'self' blob:"],
    [`connect-src ${["'self'", ...server.connects].join(' ')}`],
    ["frame-src 'self'"],
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ["form-action 'self'"],
    [`frame-ancestors ${server.frameAncestors.length === 0 ? "'none'" : server.frameAncestors.join(' ')}`],
    ["require-trusted-types-for 'script'"],
    ['trusted-types dompurify'],
    ...(server.tls ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.join('; ');
}

/** The room of partners' scripts (12.7): without an origin, whoever opens it; they load and tell by https. */
const PIXEL_FRAME_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  'img-src https: data:',
  'connect-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Camera and place are asked for by the journey itself, also inside a frame that allows it; nothing else is. Only names that
 * browsers know: each of them writes a warning on every page for one that it does not (`bluetooth`).
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

type Headers = readonly (readonly [name: string, value: string])[];

/** Headers of every answer. */
export const commonHeaders = ({ tls }: Pick<ServerSettings, 'tls'>): Headers => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ...(tls ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
];

/** Headers of the pixels' frame, beside the common ones. */
export const pixelFrameHeaders: Headers = [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', PIXEL_FRAME_POLICY],
];

/** Headers of the page, beside the common ones. */
export const pageHeaders = (server: ServerSettings, hashes: InlineHashes): Headers => [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', contentSecurityPolicy(server, hashes)],
  ['Permissions-Policy', PERMISSIONS],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
