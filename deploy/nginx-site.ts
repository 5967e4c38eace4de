import {
  createCommonHeaders,
  createPageHeaders,
  createPixelFrameHeaders,
  type Headers,
  STRICT_TRANSPORT_SECURITY,
} from './headers.ts';
import type { InlineHashes } from './inline-hashes.ts';
import { ownPaths } from './own-paths.ts';
import type { ServerSettings } from './settings.ts';

/** Extensions of the build's files. A path without one of them is a place of the app. */
const FILES = 'js|css|json|svg|png|jpe?g|webp|ico|woff2|txt|map';

/**
 * The Cache-Control of each kind of file, in a variable of nginx that depends on the status of the answer. A fixed
 * value would also be sent with a 404, and a browser that keeps a 404 for a year would never see a file that one of two
 * servers already has.
 */
const CACHE_CONTROL = {
  asset: { variable: '$kept_asset', value: 'public, max-age=31536000, immutable' },
  // The app reads these files at each start. Within the hour the browser uses its copy (14.6), so a change reaches
  // visitors up to an hour late.
  pixel: { variable: '$kept_pixel', value: 'public, max-age=3600' },
  file: { variable: '$kept_file', value: 'no-cache' },
} as const;

/** 206 is a part of the file, 304 confirms the visitor's copy; any other status has no file. */
const createCacheControlMaps = (): string[] =>
  Object.values(CACHE_CONTROL).flatMap(({ variable, value }) =>
    formatBlock(`map $status ${variable}`, ['default no-store;', `~^(?:200|206|304)$ "${value}";`]),
  );

/**
 * The headers of blocks without headers of their own: redirects, the health check and paths that do not exist. Browsers
 * keep a permanent redirect with its whole address, which may contain tokens (12.1), unless they may store nothing.
 */
const createOuterHeaderLines = (common: Headers): string[] =>
  createHeaderLines([...common, ['Cache-Control', 'no-store']]);

/** The longest part of a value: nginx refuses a parameter of 4,096 bytes. */
const LONGEST_PART = 4000;

/**
 * Adds a header. A value that is too long for one parameter, such as a policy with a hundred embedding pages, is put
 * together from variables. Stands before `rewrite ... break`, which skips every later `set`.
 */
function createHeaderLine(name: string, value: string): string[] {
  const parts = value.match(new RegExp(`.{1,${LONGEST_PART}}`, 'g')) ?? [];
  if (parts.length < 2) return [`add_header ${name} "${value}" always;`];
  const variables = parts.map((_, index) => `$${name.toLowerCase().replaceAll('-', '_')}_${index}`);
  return [
    ...parts.map((part, index) => `set ${variables[index]} "${part}";`),
    `add_header ${name} "${variables.join('')}" always;`,
  ];
}

/** nginx drops the outer headers wherever an inner block adds one, so each block repeats all of them. */
const createHeaderLines = (headers: Headers): string[] =>
  headers.flatMap(([name, value]) => createHeaderLine(name, value));

const formatBlock = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map(line => `  ${line}`),
  '}',
];

/** nginx sends the compressed copies of the build (14.6) and compresses other texts itself. */
const createCompressionLines = ({ brotli }: ServerSettings): string[] => [
  ...(brotli ? ['brotli_static on;'] : []),
  'gzip_static on;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_comp_level 6;',
  'gzip_min_length 512;',
  'gzip_proxied any;',
  'gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/plain;',
];

/**
 * Addresses contain tokens and the id of the proposal, so the log leaves them out (12.1). Where no log is set, nginx
 * would use its default one, which contains them. nginx refuses two formats with the same name; each site has its own
 * folder.
 */
function createLogLines({ accessLog }: ServerSettings, folder: string): { format: string[]; log: string } {
  if (accessLog === undefined) return { format: [], log: 'access_log off;' };
  const name = `without_address:${folder}`;
  const format = `log_format ${name} '$time_iso8601 $status $request_method $body_bytes_sent $request_time';`;
  return { format: [format], log: `access_log ${accessLog} ${name};` };
}

/**
 * Passes on the body of a report only, because a browser adds the cookies of the page to its headers (12.1). To
 * anything but a report the path is a place of the app, where a step with this slug may be (2.15).
 */
const createReceiverBlock = (
  { path, address }: NonNullable<ServerSettings['reportReceiver']>,
  common: Headers,
  pageLines: readonly string[],
): string[] => [
  ...formatBlock(`location = ${path}`, [
    'error_page 418 = @page;',
    'if ($request_method != POST) { return 418; }',
    'access_log off;',
    // A receiver that does not answer would become a line with the address of the visitor.
    'error_log /dev/null emerg;',
    'client_max_body_size 16k;',
    'proxy_pass_request_headers off;',
    `proxy_pass http://${address};`,
    ...createHeaderLines([...common, ['Cache-Control', 'no-store']]),
  ]),
  ...formatBlock('location @page', pageLines),
];

/** Before all others, because load balancers call by plain http and follow no redirects. */
const createHealthBlock = (base: string): string[] =>
  formatBlock(`location = ${ownPaths(base).health}`, [
    'access_log off;',
    'default_type text/plain;',
    'return 200 "ok\\n";',
  ]);

function createLocationBlocks(
  server: ServerSettings,
  common: Headers,
  page: string,
  hashes: InlineHashes,
): string[] {
  const { base, dist, pixels, reportReceiver } = server;
  const paths = ownPaths(base);
  const pageLines = [
    `root ${page};`,
    ...createHeaderLines([...common, ...createPageHeaders(server, hashes)]),
    'rewrite ^ /index.html break;',
  ];
  return [
    ...createHealthBlock(base),
    ...(reportReceiver ? createReceiverBlock(reportReceiver, common, pageLines) : []),
    ...formatBlock('location ~ /\\.(?!well-known/)', ['return 404;']),
    // The name of an asset changes with its content.
    ...formatBlock(`location ~ ^${base}assets/(?<asset>[^/]+)$`, [
      `root ${dist};`,
      'try_files /assets/$asset =404;',
      ...createHeaderLines([...common, ['Cache-Control', CACHE_CONTROL.asset.variable]]),
    ]),
    ...formatBlock(`location ~ ^${base}pixels/(?<pixel>[\\w-]+\\.json)$`, [
      `root ${pixels};`,
      'try_files /$pixel =404;',
      ...createHeaderLines([...common, ['Cache-Control', CACHE_CONTROL.pixel.variable]]),
    ]),
    ...formatBlock(`location ~ ^${base}(?<file>.+\\.(?:${FILES}))$`, [
      `root ${dist};`,
      'try_files /$file =404;',
      ...createHeaderLines([...common, ['Cache-Control', CACHE_CONTROL.file.variable]]),
    ]),
    ...formatBlock(`location = ${paths.pixelFrame}`, [
      `root ${dist};`,
      'try_files /pixels/frame.html =404;',
      ...createHeaderLines([...common, ...createPixelFrameHeaders(server)]),
    ]),
    // Every other path is a place of the app: steps have paths.
    ...formatBlock(`location ${base}`, pageLines),
    ...(base === '/'
      ? []
      : [
          ...formatBlock(`location = ${paths.baseWithoutSlash}`, [`return 301 ${base}$is_args$args;`]),
          // Replaces the welcome page of nginx.
          ...formatBlock('location /', ['return 404;']),
        ]),
  ];
}

/** Plain http only answers the health check and redirects everything else to https. */
const createRedirectBlocks = ({ base }: ServerSettings, target: string): string[] => [
  ...createHealthBlock(base),
  ...formatBlock('location /', [`return 301 ${target};`]),
];

/**
 * The site for nginx's `http` block. With TLS in nginx, plain http redirects to https. Without it, a proxy in front of
 * nginx reports the visitor's scheme in X-Forwarded-Proto.
 * @param page folder of the filled-in index.html.
 * @param hashes hashes of the inline scripts and styles of that page.
 */
export function createNginxSite(server: ServerSettings, page: string, hashes: InlineHashes): string {
  const { tls, listen, serverName } = server;
  const { format, log } = createLogLines(server, page);
  const common = [`server_name ${serverName};`, 'server_tokens off;', 'absolute_redirect off;', log];
  // nginx does not send a header without a value.
  const plainHeaders = createCommonHeaders('');
  const headers = createCommonHeaders(tls ? undefined : '$strict_transport');
  const https = 'https://$host$request_uri';
  const locationBlocks = createLocationBlocks(server, headers, page, hashes);
  const lines = tls
    ? [
        ...formatBlock('server', [
          `listen ${listen};`,
          ...common,
          ...createOuterHeaderLines(plainHeaders),
          ...createRedirectBlocks(server, https),
        ]),
        ...formatBlock('server', [
          `listen ${tls.listen} ssl http2;`,
          ...common,
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          // A browser reads a record of TLS only when all of it has arrived: with the default of 16 kB, nothing of the
          // page before its end (14.1).
          'ssl_buffer_size 4k;',
          ...createOuterHeaderLines(headers),
          ...createCompressionLines(server),
          ...locationBlocks,
        ]),
      ]
    : [
        ...formatBlock('map $http_x_forwarded_proto $strict_transport', [
          'default "";',
          `https "${STRICT_TRANSPORT_SECURITY}";`,
        ]),
        ...formatBlock('server', [
          `listen ${listen};`,
          ...common,
          // In the server, because maps and their variables belong to all sites of an nginx.
          'set $visitor_scheme $http_x_forwarded_proto;',
          `if ($uri = ${ownPaths(server.base).health}) { set $visitor_scheme ""; }`,
          `if ($visitor_scheme = http) { return 301 ${https}; }`,
          ...createOuterHeaderLines(headers),
          ...createCompressionLines(server),
          ...locationBlocks,
        ]),
      ];
  return `${[...format, ...createCacheControlMaps(), ...lines].join('\n')}\n`;
}
