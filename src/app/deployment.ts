import type { Identifiers } from '#journey/rules/rule.ts';
import { isRecord } from '#shared/record.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import { readServiceUrl, type ServiceUrlProblem } from './read-service-url.ts';

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

/** The kinds of identifiers. A deployment adds to their lists. */
const NO_IDENTIFIERS: Identifiers = { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} };

/** The defaults from the build, unchecked: see .env.example. */
export const readDefaults = (env: Env): Deployment => ({
  serviceUrl: env.VITE_SERVICE_URL ?? '',
  credential: env.VITE_SERVICE_CREDENTIAL ?? '',
  idempotencyKey: (env.VITE_IDEMPOTENCY_KEY || 'own-origin') as IdempotencyKeyMode, // checkDeployment checks it
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
  identifiers: NO_IDENTIFIERS,
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isIdentifierMap = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every(isTextList);

/** Whether visitors load the page over https, as everywhere except on a developer's machine. */
export interface PageSecurity {
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

/** The name of a mistake in the value of a key. */
type ValueProblem = 'wrong' | ServiceUrlProblem;

/** Checks and normalises the value of a key. */
type Rule = (value: unknown, page: PageSecurity) => Result<unknown, ValueProblem>;

const createRule =
  (check: (value: unknown, page: PageSecurity) => boolean): Rule =>
  (value, page) =>
    check(value, page) ? succeed(value) : fail('wrong');

const RULES: Readonly<Record<keyof Deployment, Rule>> = {
  serviceUrl: (value, { isSecure }) => (isText(value) ? readServiceUrl(value, isSecure) : fail('wrong')),
  credential: createRule(value => isText(value) && (value === '' || fitsInHeader(value))),
  idempotencyKey: createRule(isMode),
  ipServices: createRule(
    (value, page) => isTextList(value) && value.every(address => isAddress(address, page)),
  ),
  cepServices: createRule(
    (value, page) =>
      isTextList(value) && value.every(address => isAddress(address, page) && address.includes('{cep}')),
  ),
  allowedHosts: createRule(value => isTextList(value) && value.every(isHost)),
  supportUrl: createRule(isHttpsOrEmpty),
  librasUrl: createRule(isHttpsOrEmpty),
  reportUrl: createRule(value => value === '' || (isText(value) && (isOwnPath(value) || isReceiver(value)))),
  reportShare: createRule(value => typeof value === 'number' && value >= 0 && value <= 1),
  hostOrigins: createRule(value => isTextList(value) && value.every(isOrigin)),
  identifiers: createRule(
    value =>
      isRecord(value) &&
      Object.entries(value).every(
        ([kind, map]) => Object.hasOwn(NO_IDENTIFIERS, kind) && isIdentifierMap(map),
      ),
  ),
};

export type DeploymentMistake =
  | { key: keyof Deployment; problem: ValueProblem }
  | { key: string; problem: 'unknown' };

/** Why the settings cannot be used; describe-deployment-problem.ts writes it out. */
export type DeploymentProblem = 'no-json' | 'no-object' | readonly DeploymentMistake[];

/**
 * Overrides the defaults with the content of `<script id="deployment">`, checks both and normalises addresses. The
 * problem has every mistake; the app does not start with an invalid configuration. It has no sentences, because the
 * script in index.html contains this code and must be small (14.1).
 */
export function checkDeployment(
  defaults: Deployment,
  json: string,
  page: PageSecurity = { isSecure: false },
): Result<Deployment, DeploymentProblem> {
  let settings: unknown = {};
  try {
    if (json.trim() !== '') settings = JSON.parse(json);
  } catch {
    return fail('no-json');
  }
  if (!isRecord(settings)) return fail('no-object');
  const mistakes: DeploymentMistake[] = [];
  const values: Partial<Record<keyof Deployment, unknown>> = {};
  const isKey = (key: string): key is keyof Deployment => Object.hasOwn(RULES, key);
  for (const [key, value] of Object.entries({ ...defaults, ...settings })) {
    if (!isKey(key)) {
      mistakes.push({ key, problem: 'unknown' });
      continue;
    }
    const result = RULES[key](value, page);
    if (result.ok) values[key] = result.value;
    else mistakes.push({ key, problem: result.problem });
  }
  if (mistakes.length > 0) return fail(mistakes);
  const deployment = { ...defaults, ...(values as Partial<Deployment>) }; // every key was checked above
  return succeed({ ...deployment, identifiers: { ...defaults.identifiers, ...deployment.identifiers } });
}
