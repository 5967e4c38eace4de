import type { Deployment } from '#app/deployment.ts';
import { readDeployment } from '#app/read-deployment.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { ownPaths } from './own-paths.ts';

/** Settings of the web server: folder of the build, address to listen on, pages that may embed the app. */
export interface ServerSettings {
  /** Folder of the production build. */
  dist: string;
  /** Folder of the JSON files of partners' pixels (7.38): that of the build, or one that a release does not replace. */
  pixels: string;
  /** Path under which the app is served, with a slash at both ends. The build must be made for this path. */
  base: string;
  /** `server_name` of nginx; `_` matches every name. */
  serverName: string;
  /** Address or port for plain http, for example `8080` or `127.0.0.1:8080`. */
  listen: string;
  /**
   * Present when this server ends TLS itself. Otherwise a proxy in front of it does, and reports it in
   * X-Forwarded-Proto.
   */
  tls: { listen: string; certificate: string; key: string } | undefined;
  /**
   * Whether nginx has the module that sends ready-made brotli copies. Without it nginx rejects the brotli directives.
   */
  brotli: boolean;
  /** File for the access log; undefined for none. */
  accessLog: string | undefined;
  /** Exact origins of pages that may embed the app; empty for none. */
  frameAncestors: readonly string[];
  /** Origins that the page may call: the service, the IP and CEP services, the receiver of reports. */
  connectOrigins: readonly string[];
  /** The receiver of reports behind this server: a path of the page's origin, and `address:port` of the receiver. */
  reportReceiver: { path: string; address: string } | undefined;
}

export interface Settings {
  server: ServerSettings;
  /** The configuration for the page: the JSON text. */
  deployment: string;
  /** Settings that work, but hardly as intended. */
  warnings: readonly string[];
}

/** The patterns below allow only values that are safe in nginx's configuration: no quote, brace or semicolon. */
const PATH = /^\/[\w./-]*$/;
export const isServerPath = (text: string): boolean => PATH.test(text);
const LISTEN = /^(?:[\w.:[\]-]+:)?\d{1,5}$/;
function isListenAddress(text: string): boolean {
  const port = Number(/\d+$/.exec(text)?.[0]);
  return LISTEN.test(text) && port >= 1 && port <= 65_535;
}
const SERVER_NAMES = /^[\w.*-]+(?: [\w.*-]+)*$/;

/** The folder of the production build. */
export const distOf = ({ DIST = '/srv/proposta/dist' }: Env): string => DIST.replace(/\/+$/, '');

/** Stricter than URL, which accepts quotes and semicolons as part of a host. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address.replace('{cep}', '00000000'));
    return ORIGIN.test(origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

const isOrigin = (text: string): boolean => originOf(text) === text;
const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(word => word !== '');

function readTls(env: Env, mistakes: string[]): ServerSettings['tls'] {
  const { TLS_LISTEN, TLS_CERTIFICATE, TLS_KEY } = env;
  const tlsSettings = [TLS_LISTEN, TLS_CERTIFICATE, TLS_KEY].filter(value => value !== undefined);
  if (tlsSettings.length === 0) return undefined;
  if (!TLS_LISTEN || !TLS_CERTIFICATE || !TLS_KEY) {
    mistakes.push('TLS_LISTEN, TLS_CERTIFICATE and TLS_KEY go together');
    return undefined;
  }
  if (!isListenAddress(TLS_LISTEN))
    mistakes.push(`TLS_LISTEN "${TLS_LISTEN}" must be a port or address:port`);
  for (const [name, file] of Object.entries({ TLS_CERTIFICATE, TLS_KEY })) {
    if (!isServerPath(file)) mistakes.push(`${name} "${file}" must be an absolute path without spaces`);
  }
  return { listen: TLS_LISTEN, certificate: TLS_CERTIFICATE, key: TLS_KEY };
}

function readReportReceiver(
  { REPORT_RECEIVER: address }: Env,
  { reportUrl }: Deployment,
  base: string,
  mistakes: string[],
): ServerSettings['reportReceiver'] {
  if (address === undefined) return undefined;
  if (!isListenAddress(address) || !address.includes(':'))
    mistakes.push(`REPORT_RECEIVER "${address}" must be address:port`);
  if (!reportUrl.startsWith('/'))
    mistakes.push('REPORT_RECEIVER needs a "reportUrl" that is a path such as /relatorio');
  else if (Object.values(ownPaths(base)).includes(reportUrl))
    mistakes.push(`"reportUrl" must not be "${reportUrl}": the server answers this path itself`);
  return { path: reportUrl, address };
}

/**
 * Warnings about origins in only one of the two lists. Such a page may embed the app and gets no messages from it, or
 * would get them but may not embed it.
 */
function findLonelyOrigins(hostOrigins: readonly string[], frameAncestors: readonly string[]): string[] {
  const silent = frameAncestors.filter(origin => !hostOrigins.includes(origin));
  const blocked = hostOrigins.filter(origin => !frameAncestors.includes(origin));
  return [
    ...silent.map(origin => `${origin} may embed the app, but gets no messages: "hostOrigins" lacks it.`),
    ...blocked.map(origin => `${origin} of "hostOrigins" cannot embed the app: FRAME_ANCESTORS lacks it.`),
  ];
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the server's settings from the environment and the app's configuration from its JSON, and names every mistake.
 * A mistake of the JSON is reported first and alone. `defaults` are those of the build; the JSON overrides them.
 */
export function readSettings(
  env: Env,
  deploymentJson: string,
  defaults: Deployment,
): Result<Settings, string> {
  const mistakes: string[] = [];
  // The page is always https, so an http address of a service counts as a mistake.
  const configuration = readDeployment(defaults, deploymentJson, {
    isSecure: true,
    source: `The configuration ${env.DEPLOYMENT_FILE ?? ''}`.trim(),
  });
  if (!configuration.ok) return configuration;
  const deployment = configuration.value;

  if (deployment.credential === '')
    mistakes.push('"credential" is empty: the service refuses every call. Set it in the configuration');

  const base = env.BASE_PATH ?? '/';
  if (!isServerPath(base) || !base.endsWith('/'))
    mistakes.push(`BASE_PATH "${base}" must begin and end with /`);
  const dist = distOf(env);
  if (!isServerPath(dist)) mistakes.push(`DIST "${dist}" must be an absolute path without spaces`);
  const pixels = env.PIXELS;
  if (pixels !== undefined && !isServerPath(pixels))
    mistakes.push(`PIXELS "${pixels}" must be an absolute path without spaces`);
  const listen = env.LISTEN ?? '8080';
  if (!isListenAddress(listen)) mistakes.push(`LISTEN "${listen}" must be a port or address:port`);
  const serverName = env.SERVER_NAME ?? '_';
  if (!SERVER_NAMES.test(serverName)) mistakes.push(`SERVER_NAME "${serverName}" must be host names`);
  const tls = readTls(env, mistakes);
  const reportReceiver = readReportReceiver(env, deployment, base, mistakes);

  const { BROTLI = 'off' } = env;
  if (BROTLI !== 'on' && BROTLI !== 'off') mistakes.push(`BROTLI "${BROTLI}" must be on or off`);

  const accessLog = env.ACCESS_LOG;
  if (accessLog !== undefined && !isServerPath(accessLog))
    mistakes.push(`ACCESS_LOG "${accessLog}" must be an absolute path without spaces`);

  const frameAncestors =
    env.FRAME_ANCESTORS === undefined ? deployment.hostOrigins : wordsOf(env.FRAME_ANCESTORS);
  for (const origin of frameAncestors) {
    if (!isOrigin(origin))
      mistakes.push(`FRAME_ANCESTORS: "${origin}" is no origin such as https://loja.exemplo.com.br`);
  }
  // A path of the own origin is allowed by 'self'.
  const receivers = deployment.reportUrl.startsWith('/') ? [] : [deployment.reportUrl];
  const calledAddresses = [
    deployment.serviceUrl,
    ...deployment.ipServices,
    ...deployment.cepServices,
    ...receivers,
  ];
  const connectOrigins = new Set<string>();
  for (const address of calledAddresses.filter(candidate => candidate !== '')) {
    const origin = originOf(address);
    if (origin) connectOrigins.add(origin);
    else mistakes.push(`"${address}" is no http(s) address`);
  }

  if (mistakes.length > 0) return fail(`The server's settings are wrong: ${mistakes.join('; ')}.`);
  return succeed({
    server: {
      dist,
      pixels: pixels?.replace(/\/+$/, '') ?? `${dist}/pixels`,
      base,
      serverName,
      listen,
      tls,
      brotli: BROTLI === 'on',
      accessLog,
      frameAncestors,
      connectOrigins: [...connectOrigins],
      reportReceiver,
    },
    deployment: deploymentJson.trim() || '{}',
    warnings: findLonelyOrigins(deployment.hostOrigins, frameAncestors),
  });
}
