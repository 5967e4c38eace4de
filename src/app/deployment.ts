import type { Identifiers } from '#journey/rules/rule.ts';
import { isRecord } from '#shared/record.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { safeUrl } from '#shared/safety/url.ts';

/** What differs from one deployment to the next: defaults at build time, filled in by the server without a rebuild. */
export interface Deployment {
  /** Origin of the service, without its prefix. Empty means: the origin of the page. */
  serviceUrl: string;
  /** The fixed bearer credential (6.4). */
  credential: string;
  /**
   * Where writes carry their key (`Idempotency-Key`, 16.3): 'own-origin' only while the service is on the origin of the page,
   * 'always', or 'never'. A service on another origin has to allow the header first, or no write passes the preflight.
   */
  idempotencyKey: IdempotencyKeyMode;
  /** Two addresses that answer `ip` (7.6). */
  ipServices: readonly string[];
  /** Two addresses with `{cep}` (7.27). */
  cepServices: readonly string[];
  /** Hosts whose links open without a question (12.2). */
  allowedHosts: readonly string[];
  /** Where help is found when the configuration names no address (assumption 9.39). Empty for nowhere. */
  supportUrl: string;
  /** Exact origins of pages that may embed the app (12.8). */
  hostOrigins: readonly string[];
  /** Identifiers of products, banks and lenders by rule name (assumption 1.5). */
  identifiers: Identifiers;
}

export type IdempotencyKeyMode = 'own-origin' | 'always' | 'never';

const isMode = (value: unknown): value is IdempotencyKeyMode =>
  value === 'own-origin' || value === 'always' || value === 'never';

type Env = Readonly<Record<string, string | undefined>>;

const listed = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(part => part !== '');

/** The defaults that the build brings: see .env.example. */
export const deploymentFromEnv = (env: Env): Deployment => ({
  serviceUrl: env.VITE_SERVICE_URL ?? '',
  credential: env.VITE_SERVICE_CREDENTIAL ?? '',
  idempotencyKey: isMode(env.VITE_IDEMPOTENCY_KEY) ? env.VITE_IDEMPOTENCY_KEY : 'own-origin',
  ipServices: listed(
    env.VITE_IP_SERVICES ?? 'https://api.ipify.org/?format=json https://get.geojs.io/v1/ip.json',
  ),
  cepServices: listed(
    env.VITE_CEP_SERVICES ?? 'https://viacep.com.br/ws/{cep}/json/ https://opencep.com/v1/{cep}',
  ),
  allowedHosts: listed(env.VITE_ALLOWED_HOSTS),
  supportUrl: env.VITE_SUPPORT_URL ?? '',
  hostOrigins: listed(env.VITE_HOST_ORIGINS),
  identifiers: { products: {}, banks: {}, lenders: {} },
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isAddress = (value: unknown): boolean =>
  isText(value) && (value === '' || /^https?:\/\/[^\s]+$/.test(value));
const isIdentifierMap = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isTexts);

/** What each key must be, in words for whoever deploys. */
const CHECKS: Readonly<
  Record<keyof Deployment, readonly [check: (value: unknown) => boolean, words: string]>
> = {
  serviceUrl: [isAddress, 'an http(s) address or an empty text'],
  credential: [isText, 'a text'],
  idempotencyKey: [isMode, "'own-origin', 'always' or 'never'"],
  ipServices: [value => isTexts(value) && value.every(isAddress), 'a list of http(s) addresses'],
  cepServices: [
    value => isTexts(value) && value.every(text => isAddress(text) && text.includes('{cep}')),
    'a list of http(s) addresses that contain {cep}',
  ],
  allowedHosts: [isTexts, 'a list of host names'],
  supportUrl: [
    value => value === '' || (isText(value) && safeUrl(value) !== undefined),
    'an https address or an empty text',
  ],
  hostOrigins: [value => isTexts(value) && value.every(isAddress), 'a list of origins'],
  identifiers: [
    value =>
      isRecord(value) && ['products', 'banks', 'lenders'].every(kind => isIdentifierMap(value[kind] ?? {})),
    'an object with products, banks and lenders, each a map from rule name to identifiers',
  ],
};

/**
 * Lays what the server filled into `<script id="deployment">` over the defaults.
 * Every mistake is named, with the key and what was expected: a wrong configuration never starts half.
 */
export function readDeployment(defaults: Deployment, json: string): Result<Deployment, string> {
  if (json.trim() === '') return succeed(defaults);
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return fail('The deployment element of index.html is not JSON.');
  }
  if (!isRecord(given)) return fail('The deployment element of index.html must hold an object.');
  const mistakes: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const check = Object.hasOwn(CHECKS, key) ? CHECKS[key as keyof Deployment] : undefined; // hasOwn has just said so
    if (!check) mistakes.push(`"${key}" is unknown`);
    else if (!check[0](value)) mistakes.push(`"${key}" must be ${check[1]}`);
  }
  if (mistakes.length > 0)
    return fail(`The deployment element of index.html is wrong: ${mistakes.join('; ')}.`);
  const laid = { ...defaults, ...(given as Partial<Deployment>) }; // every key has been checked above
  return succeed({ ...laid, identifiers: { ...defaults.identifiers, ...laid.identifiers } });
}

/** Do writes carry their key? `serviceUrl`: absolute, or empty for the origin of the page. */
export function sendsIdempotencyKey(
  { idempotencyKey, serviceUrl }: Pick<Deployment, 'idempotencyKey' | 'serviceUrl'>,
  ownOrigin: string,
): boolean {
  if (idempotencyKey !== 'own-origin') return idempotencyKey === 'always';
  return serviceUrl === '' || new URL(serviceUrl, ownOrigin).origin === ownOrigin;
}
