import type { Identifiers } from '#journey/rules/rule.ts';
import { isRecord } from '#shared/record.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { readServiceUrl } from './read-service-url.ts';

/** The settings of a deployment: defaults from the build, overridden by the server without a rebuild. */
export interface Deployment {
  /** Origin of the service, without its prefix. Empty: the origin of the page. */
  serviceUrl: string;
  /** The fixed bearer credential (6.4). */
  credential: string;
  /**
   * Where writes carry an `Idempotency-Key` (16.3): 'own-origin' only while the service is on the page's origin,
   * 'always', or 'never'. A service on another origin must allow the header first, or the browser refuses every write
   * at the preflight.
   */
  idempotencyKey: IdempotencyKeyMode;
  /** Two addresses that answer with `ip` (7.6). */
  ipServices: readonly string[];
  /** Two addresses with `{cep}` (7.27). */
  cepServices: readonly string[];
  /** Hosts whose links open without a question (12.2). */
  allowedHosts: readonly string[];
  /** The address of the help if the configuration has none (assumption 9.39). Empty for none. */
  supportUrl: string;
  /** The address of a service with interpreters of Libras (LBI art. 63, assumption 13.1). Empty for none. */
  librasUrl: string;
  /** Address that receives coded reports of failures and waiting times (16.9). Empty: none are sent. */
  reportUrl: string;
  /** The share of visits that send a report: 0 to 1. */
  reportShare: number;
  /** Exact origins of pages that may embed the app (12.8). */
  hostOrigins: readonly string[];
  /** Identifiers of products, banks and lenders, slugs of steps and keys of fields, by rule name (assumption 1.5). */
  identifiers: Identifiers;
}

export type IdempotencyKeyMode = 'own-origin' | 'always' | 'never';

const isMode = (value: unknown): value is IdempotencyKeyMode =>
  value === 'own-origin' || value === 'always' || value === 'never';

type Env = Readonly<Record<string, string | undefined>>;

const wordsIn = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(part => part !== '');

/** The defaults from the build: see .env.example. */
export const readDefaults = (env: Env): Deployment => ({
  serviceUrl: env.VITE_SERVICE_URL ?? '',
  credential: env.VITE_SERVICE_CREDENTIAL ?? '',
  idempotencyKey: isMode(env.VITE_IDEMPOTENCY_KEY) ? env.VITE_IDEMPOTENCY_KEY : 'own-origin',
  ipServices: wordsIn(
    env.VITE_IP_SERVICES ?? 'https://api.ipify.org/?format=json https://get.geojs.io/v1/ip.json',
  ),
  cepServices: wordsIn(
    env.VITE_CEP_SERVICES ?? 'https://viacep.com.br/ws/{cep}/json/ https://opencep.com/v1/{cep}',
  ),
  allowedHosts: wordsIn(env.VITE_ALLOWED_HOSTS),
  supportUrl: env.VITE_SUPPORT_URL ?? '',
  librasUrl: env.VITE_LIBRAS_URL ?? '',
  reportUrl: '',
  reportShare: 0.1,
  hostOrigins: wordsIn(env.VITE_HOST_ORIGINS),
  identifiers: { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} },
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isIdentifierMap = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every(isTextList);

/** Whether visitors load the page over https, as everywhere except on a developer's machine. */
interface PageSecurity {
  isSecure: boolean;
}

/** A browser blocks http calls from an https page. */
const isAddress = (value: unknown, { isSecure }: PageSecurity): boolean =>
  isText(value) &&
  /^https?:\/\/[^\s]+$/.test(value) &&
  (!isSecure || readServiceUrl(originOf(value), true).ok);

/** The app compares origins as strings with those of the browser: no path, no slash at the end, no capitals. */
const isOrigin = (value: string): boolean => /^https?:/.test(value) && originOf(value) === value;

/** Host names as in a link: no scheme, path or port. */
const isHost = (value: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value);

const isHttpsOrEmpty = (value: unknown): boolean =>
  value === '' || (isText(value) && parseSafeUrl(value) !== undefined);

/** A path of the page's origin. Two slashes at the start would begin the name of a host. */
const isOwnPath = (value: string): boolean => /^\/(?:[\w.-]+\/)*[\w.-]+$/.test(value);

/** An https address that receives reports. Without a query and a fragment, which could contain more than the report. */
const isReceiver = (value: string): boolean => {
  const url = parseSafeUrl(value);
  return url !== undefined && !/[?#]/.test(value);
};

function originOf(address: string): string {
  try {
    return new URL(address.replace('{cep}', '00000000')).origin;
  } catch {
    return 'no origin';
  }
}

/** Checks and normalises the value of a key. A problem is the end of a sentence that begins with the key. */
type Rule = (value: unknown, page: PageSecurity) => Result<unknown, string>;

const createRule =
  (check: (value: unknown, page: PageSecurity) => boolean, requirement: string): Rule =>
  (value, page) =>
    check(value, page) ? succeed(value) : fail(`must be ${requirement}`);

const RULES: Readonly<Record<keyof Deployment, Rule>> = {
  serviceUrl: (value, { isSecure }) =>
    isText(value) ? readServiceUrl(value, isSecure) : fail('must be an http(s) address or an empty text'),
  credential: createRule(
    value => isText(value) && (value === '' || fitsInHeader(value)),
    'a text that fits in a header: ASCII letters, digits and signs, no blank at either end',
  ),
  idempotencyKey: createRule(isMode, "'own-origin', 'always' or 'never'"),
  ipServices: createRule(
    (value, page) => isTextList(value) && value.every(address => isAddress(address, page)),
    'a list of http(s) addresses, https only where the page is served by https',
  ),
  cepServices: createRule(
    (value, page) =>
      isTextList(value) && value.every(address => isAddress(address, page) && address.includes('{cep}')),
    'a list of http(s) addresses that contain {cep}, https only where the page is served by https',
  ),
  allowedHosts: createRule(
    value => isTextList(value) && value.every(isHost),
    'a list of host names such as www.exemplo.com.br, in lower case, without https:// and without a path',
  ),
  supportUrl: createRule(isHttpsOrEmpty, 'an https address or an empty text'),
  librasUrl: createRule(isHttpsOrEmpty, 'an https address or an empty text'),
  reportUrl: createRule(
    value => value === '' || (isText(value) && (isOwnPath(value) || isReceiver(value))),
    "an https address without a user, query or fragment, a path of the page's own origin such as /relatorio, or an empty text",
  ),
  reportShare: createRule(
    value => typeof value === 'number' && value >= 0 && value <= 1,
    'a number from 0 to 1',
  ),
  hostOrigins: createRule(
    value => isTextList(value) && value.every(isOrigin),
    'a list of origins such as https://loja.exemplo.com.br, without a path or a slash at the end',
  ),
  identifiers: createRule(
    value =>
      isRecord(value) &&
      ['products', 'banks', 'lenders', 'steps', 'fields'].every(kind => isIdentifierMap(value[kind] ?? {})),
    'an object with products, banks, lenders, steps and fields, each a map from rule name to identifiers',
  ),
};

/**
 * Overrides the defaults with the content of `<script id="deployment">` and normalises addresses. The problem lists every
 * mistake with its key and the expected value; the app does not start with an invalid configuration. `source` names the
 * text in the problem, if it is not that element.
 */
export function readDeployment(
  defaults: Deployment,
  json: string,
  page: PageSecurity & { source?: string } = { isSecure: false },
): Result<Deployment, string> {
  const { source = 'The deployment element of index.html' } = page;
  let settings: unknown = {};
  try {
    if (json.trim() !== '') settings = JSON.parse(json);
  } catch {
    return fail(`${source} is not JSON.`);
  }
  if (!isRecord(settings)) return fail(`${source} must hold an object.`);
  const mistakes: string[] = [];
  const values: Partial<Record<keyof Deployment, unknown>> = {};
  const isKey = (key: string): key is keyof Deployment => Object.hasOwn(RULES, key);
  // The service's address may come from the build, so it is normalised as well.
  for (const [key, value] of Object.entries({ serviceUrl: defaults.serviceUrl, ...settings })) {
    const rule = isKey(key) ? RULES[key] : undefined;
    const result = rule?.(value, page);
    if (!result) mistakes.push(`"${key}" is unknown`);
    else if (!result.ok) mistakes.push(`"${key}" ${result.problem}`);
    else if (isKey(key)) values[key] = result.value;
  }
  if (mistakes.length > 0) return fail(`${source} is wrong: ${mistakes.join('; ')}.`);
  const deployment = { ...defaults, ...(values as Partial<Deployment>) }; // every key was checked above
  return succeed({ ...deployment, identifiers: { ...defaults.identifiers, ...deployment.identifiers } });
}

/** Whether writes carry an idempotency key. `serviceUrl`: absolute, or empty for the page's origin. */
export function sendsIdempotencyKey(
  { idempotencyKey, serviceUrl }: Pick<Deployment, 'idempotencyKey' | 'serviceUrl'>,
  ownOrigin: string,
): boolean {
  if (idempotencyKey !== 'own-origin') return idempotencyKey === 'always';
  return serviceUrl === '' || new URL(serviceUrl, ownOrigin).origin === ownOrigin;
}
