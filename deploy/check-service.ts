import { type IncomingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { connect } from 'node:tls';
import { COMPANY_SEARCH_PATH, SERVICE_PREFIX } from '#api/service-prefix.ts';

/** `stops`: journeys do not work. `warns`: something works badly. `fine`: information. */
export interface CheckResult {
  level: 'stops' | 'warns' | 'fine';
  /** A sentence for the person who deploys the app. */
  sentence: string;
}

export interface ServiceToCheck {
  /** Address of the service as the app uses it, without the prefix and without a slash at the end. */
  serviceUrl: string;
  credential: string;
  /** Origin under which visitors see the app. */
  appOrigin: string;
  /** Writes carry `Idempotency-Key` to this service. */
  sendsIdempotencyKey: boolean;
  /**
   * A hash id that the service knows, so that an error about it stops the release. Without one the check invents one.
   */
  hashId?: string;
  /** Milliseconds since 1970, UTC. */
  now?: () => number;
  /** An answer that takes longer counts as none. Milliseconds. */
  timeLimit?: number;
  /** An additional certificate authority, in PEM. */
  ca?: string;
}

/** An unknown hash id: the service should answer in JSON that it does not know it. */
const UNKNOWN_HASH = 'verificacao-da-instalacao';
/** Milliseconds. */
const TIME_LIMIT = 10_000;
/** Seconds. Tokens and pauses depend on the clock, and a minute is more than any network delay. */
const MAX_SKEW = 60;

/** The status of a service that refuses calls for a while, whatever they ask. */
const TOO_MANY = 429;

/** Headers of every call; the last two are absent until the app has their values. */
const APP_HEADERS = ['authorization', 'version', 'x-fingerprint', 'x-access-token'] as const;
/** Only in the system call, and only if the link has a token of an office. */
const OFFICE_HEADER = 'userofficetoken';
const KEY_HEADER = 'idempotency-key';

interface ReceivedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Checks the configured service once as the app would call it from a browser: two reads, and the preflights of the
 * reads and of both kinds of write. Nothing is written. Describes what will not work.
 */
export async function checkService(service: ServiceToCheck): Promise<CheckResult[]> {
  const { serviceUrl, appOrigin, hashId = UNKNOWN_HASH, now = Date.now } = service;
  const prefix = `${serviceUrl}${SERVICE_PREFIX}`;
  const systemAddress = `${prefix}/${hashId}/system`;
  const isForeign = isOnOtherOrigin(service);
  let answer: ReceivedAnswer;
  try {
    answer = await sendRead(service, systemAddress);
  } catch (error) {
    return [createStop(describeNetworkError(serviceUrl, error))];
  }
  // More calls would prolong the pause, and their answers would say nothing. It is no error: many servers that start at
  // once must not stop each other.
  if (answer.status === TOO_MANY) return [createWarning(describeTooMany(systemAddress, answer))];
  const results = [...readAnswer(systemAddress, answer, service), ...readClock(answer.headers.date, now())];
  if (isForeign) {
    results.push(...readAllowedOrigin(answer.headers, appOrigin, 'an answer'));
    results.push(...readExposedHeaders(answer.headers));
    results.push(...(await checkPreflights(service, prefix, hashId)));
  }
  // After an error the search would only repeat it.
  if (results.every(({ level }) => level !== 'stops')) results.push(...(await checkCompanySearch(service)));
  results.push(...(await checkHttp2(service)));
  return results;
}

const createStop = (sentence: string): CheckResult => ({ level: 'stops', sentence });
const createWarning = (sentence: string): CheckResult => ({ level: 'warns', sentence });
const createFine = (sentence: string): CheckResult => ({ level: 'fine', sentence });

const isOnOtherOrigin = ({ serviceUrl, appOrigin }: ServiceToCheck): boolean =>
  new URL(serviceUrl).origin !== appOrigin;

function sendRequest(
  { timeLimit = TIME_LIMIT, ca }: ServiceToCheck,
  method: string,
  address: string,
  headers: Record<string, string>,
): Promise<ReceivedAnswer> {
  const request = address.startsWith('https:') ? requestByHttps : requestByHttp;
  // `setTimeout` of the request would measure pauses only, and only after the connection.
  const signal = AbortSignal.timeout(timeLimit);
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown): void =>
      reject(signal.aborted ? Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }) : error);
    const options = { method, headers, agent: false, signal, ...(ca !== undefined && { ca }) } as const;
    const outgoing = request(address, options, response => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
      response.on('error', refuse);
    });
    outgoing.on('error', refuse);
    outgoing.end();
  });
}

/** Sends a read with the headers of the app. */
function sendRead(service: ServiceToCheck, address: string): Promise<ReceivedAnswer> {
  const { appOrigin, credential } = service;
  return sendRequest(service, 'GET', address, {
    authorization: `Bearer ${credential}`,
    version: 'v2',
    accept: 'application/json',
    ...(isOnOtherOrigin(service) && { origin: appOrigin }),
  });
}

function describeNetworkError(serviceUrl: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const { host, hostname, protocol } = new URL(serviceUrl);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The name ${hostname} cannot be resolved (${code}): is serviceUrl spelled right, and does this machine have DNS?`;
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host} (${code}): is the port right?`;
  if (code === 'ETIMEDOUT') return `${host} does not answer in time: a firewall, or a wrong address.`;
  if (code === 'EPROTO' || (protocol === 'https:' && code === 'ECONNRESET'))
    return `${host} does not speak TLS (${code}): is it http behind an https address?`;
  if (/CERT|SIGNATURE|ALTNAME|ISSUER/.test(code))
    return `The certificate of ${host} is not accepted (${code}): no browser will connect either.`;
  return `${host} cannot be reached (${code || String(error)}).`;
}

function isJson({ headers, body }: ReceivedAnswer): boolean {
  if (!/json/i.test(String(headers['content-type'] ?? ''))) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** The answer says nothing about the hash id, the credential or the path. */
function describeTooMany(address: string, { headers }: ReceivedAnswer): string {
  const retryAfter = headers['retry-after'];
  const secondsOrDate = /^\d+$/.test(retryAfter ?? '') ? `${retryAfter} s` : `until ${retryAfter}`;
  const pause = retryAfter === undefined ? 'some minutes' : secondsOrDate;
  return `The service answers ${TOO_MANY} at ${address}: it gets too many calls from this address, and says nothing else. Wait ${pause}, and check again. If it stays so, raise the limit of the service for this address.`;
}

function* readAnswer(
  address: string,
  answer: ReceivedAnswer,
  { serviceUrl, hashId }: ServiceToCheck,
): Generator<CheckResult> {
  const { status, headers } = answer;
  if (status >= 300 && status < 400)
    yield createStop(
      `The service redirects (${status}) to ${headers.location ?? 'nowhere'}: the app follows no redirect, because body and tokens would go along. Put the final address into serviceUrl.`,
    );
  else if (status === 401 || status === 403)
    yield createStop(`The service refuses the credential (${status}): no journey opens. Check "credential".`);
  else if (status >= 500)
    yield createStop(`The service answers ${status} at ${address}: no journey opens now.`);
  else if (!isJson(answer))
    yield createStop(
      `${address} answers ${status} with ${String(headers['content-type'] ?? 'no content type')}, not with JSON: this is not the service. Is serviceUrl its origin, without ${SERVICE_PREFIX}?`,
    );
  else if (status >= 400 && hashId !== undefined)
    yield createStop(
      `The service does not open the hash id ${hashId} (${status}): if the link is valid, ${serviceUrl} is another service, another environment or another path.`,
    );
  else
    yield createFine(
      `The service answers ${status} in JSON under its prefix, and does not refuse the credential.`,
    );
}

function* readClock(date: string | undefined, now: number): Generator<CheckResult> {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) {
    yield createWarning(
      'The answer has no Date: a Retry-After that is a date is read by the clock of the device.',
    );
    return;
  }
  const skew = Math.round((serverTime - now) / 1000);
  if (Math.abs(skew) > MAX_SKEW)
    yield createWarning(
      `The clock of the service is ${Math.abs(skew)} s ${skew > 0 ? 'ahead of' : 'behind'} this machine's: one of them is wrong.`,
    );
}

const listOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

const headerNamesOf = (header: string | string[] | undefined): string[] =>
  listOf(header).map(name => name.toLowerCase());

function* readAllowedOrigin(
  headers: IncomingHttpHeaders,
  appOrigin: string,
  subject: string,
): Generator<CheckResult> {
  const allowed = headers['access-control-allow-origin'];
  if (allowed === '*' || allowed === appOrigin) return;
  yield createStop(
    `CORS: ${subject} of the service allows ${allowed ? `only ${allowed}` : 'no origin'}, not ${appOrigin}: the browser hides it from the app.`,
  );
}

function* readExposedHeaders(headers: IncomingHttpHeaders): Generator<CheckResult> {
  const exposed = headerNamesOf(headers['access-control-expose-headers']);
  // A star is valid, because browsers send no credentials with these calls.
  const missing = ['Retry-After', 'Date'].filter(
    name => !exposed.includes('*') && !exposed.includes(name.toLowerCase()),
  );
  if (missing.length > 0)
    yield createWarning(
      `CORS: Access-Control-Expose-Headers lacks ${missing.join(' and ')}: a pause that the service asks for is not seen, and the visitor may try again too early.`,
    );
}

/** The preflights of a browser before each kind of call. */
async function checkPreflights(
  service: ServiceToCheck,
  prefix: string,
  hashId: string,
): Promise<CheckResult[]> {
  const { sendsIdempotencyKey } = service;
  const readHeaders = [...APP_HEADERS, OFFICE_HEADER];
  const writeHeaders = [...APP_HEADERS, 'content-type'];
  const kinds = [
    {
      method: 'GET',
      address: `${prefix}/${hashId}/system`,
      requiredHeaders: readHeaders,
      subject: 'the opening call',
    },
    {
      method: 'POST',
      address: `${prefix}/create-proposal/${hashId}`,
      requiredHeaders: writeHeaders,
      subject: 'a creation',
    },
    {
      method: 'PATCH',
      address: `${prefix}/update-step/${hashId}/step/endereco`,
      requiredHeaders: writeHeaders,
      subject: 'a step',
    },
  ];
  const results: CheckResult[] = [];
  for (const kind of kinds) results.push(...(await checkPreflight(service, kind)));
  // The key header has a separate preflight, because a service may refuse a preflight for one unknown header.
  const [, , step] = kinds;
  if (step && results.every(({ level }) => level !== 'stops')) {
    const requiredHeaders = [...step.requiredHeaders, KEY_HEADER];
    const isRefused = (await checkPreflight(service, { ...step, requiredHeaders })).length > 0;
    if (isRefused && sendsIdempotencyKey)
      results.push(
        createStop(
          'CORS: the service does not allow the header Idempotency-Key, and "idempotencyKey" is set to send it: the browser refuses every write. Allow it, or set "idempotencyKey" to "own-origin".',
        ),
      );
    else if (isRefused)
      results.push(
        createWarning(
          'CORS: the service does not allow the header Idempotency-Key, so writes go without it: a write that the browser sends twice by itself may count twice.',
        ),
      );
    else if (!sendsIdempotencyKey)
      results.push(
        createWarning(
          'The service allows the header Idempotency-Key, but writes go without it: set "idempotencyKey" to "always".',
        ),
      );
  }
  return results;
}

/**
 * Checks the search for companies, whose path does not have the prefix. Its faults are warnings: only some products
 * have the search, and the visitor may type the CNPJ instead.
 */
async function checkCompanySearch(service: ServiceToCheck): Promise<CheckResult[]> {
  const { serviceUrl, appOrigin } = service;
  const address = `${serviceUrl}${COMPANY_SEARCH_PATH}`;
  const subject = 'the company search';
  let answer: ReceivedAnswer;
  try {
    answer = await sendRead(service, `${address}?name=padaria`);
  } catch (error) {
    return [
      createWarning(
        `The company search has no answer: visitors have to type the CNPJ. ${describeNetworkError(serviceUrl, error)}`,
      ),
    ];
  }
  const { status, headers } = answer;
  if (status === TOO_MANY) return [createWarning(describeTooMany(address, answer))];
  if (status !== 200 || !isJson(answer))
    return [
      createWarning(
        `The company search, ${address}, answers ${status} with ${String(headers['content-type'] ?? 'no content type')}, not 200 with JSON: visitors have to type the CNPJ. Does this path, which is not under ${SERVICE_PREFIX}, lead to the service?`,
      ),
    ];
  const faults = isOnOtherOrigin(service)
    ? [
        ...readAllowedOrigin(headers, appOrigin, subject),
        ...(await checkPreflight(service, { method: 'GET', address, requiredHeaders: APP_HEADERS, subject })),
      ]
    : [];
  return faults.length > 0
    ? faults.map(({ sentence }) => createWarning(sentence))
    : [createFine('The service answers the company search.')];
}

interface Preflight {
  method: string;
  address: string;
  /** Names of headers, in lower case. */
  requiredHeaders: readonly string[];
  subject: string;
}

async function checkPreflight(
  service: ServiceToCheck,
  { method, address, requiredHeaders, subject }: Preflight,
): Promise<CheckResult[]> {
  const { appOrigin } = service;
  let answer: ReceivedAnswer;
  try {
    answer = await sendRequest(service, 'OPTIONS', address, {
      origin: appOrigin,
      'access-control-request-method': method,
      'access-control-request-headers': [...requiredHeaders].sort().join(','),
    });
  } catch (error) {
    return [
      createStop(
        `CORS: the preflight of ${subject} (${method}) has no answer. ${describeNetworkError(address, error)}`,
      ),
    ];
  }
  const { status, headers } = answer;
  if (status < 200 || status > 299)
    return [
      createStop(
        `CORS: the preflight of ${subject} (OPTIONS for ${method}) is answered with ${status}${status === 401 || status === 403 ? '; browsers send no credential with it' : ''}: the browser never sends the call.`,
      ),
    ];
  const results = [...readAllowedOrigin(headers, appOrigin, `the preflight of ${subject}`)];
  const methods = listOf(headers['access-control-allow-methods']);
  // GET and POST need no permission. A browser compares other methods exactly.
  const isSimple = method === 'GET' || method === 'POST';
  if (!isSimple && !methods.includes('*') && !methods.includes(method))
    results.push(
      createStop(`CORS: the service does not allow the method ${method}: ${subject} cannot be sent.`),
    );
  const allowed = headerNamesOf(headers['access-control-allow-headers']);
  // A star allows every header except `authorization`.
  const missing = requiredHeaders.filter(
    name => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  if (missing.length > 0)
    results.push(
      createStop(
        `CORS: the service does not allow the ${missing.length > 1 ? 'headers' : 'header'} ${missing.join(', ')} for ${subject} (${method}): the browser never sends it.`,
      ),
    );
  return results;
}

/** Checks for HTTP/2, which sends many calls over one connection: browsers then resend writes less often. */
async function checkHttp2({
  serviceUrl,
  timeLimit = TIME_LIMIT,
  ca,
}: ServiceToCheck): Promise<CheckResult[]> {
  const { protocol, hostname, port } = new URL(serviceUrl);
  if (protocol !== 'https:') return [];
  const agreedProtocol = await new Promise<string | false | null>(resolve => {
    const host = hostname.replace(/^\[|\]$/g, '');
    const serverNameOption = /^[\d.:]+$/.test(host) ? {} : { servername: host };
    const options = {
      host,
      port: Number(port || 443),
      ALPNProtocols: ['h2', 'http/1.1'],
      ...serverNameOption,
    };
    const socket = connect({ ...options, ...(ca !== undefined && { ca }) }, () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    });
    socket.setTimeout(timeLimit, () => socket.destroy());
    socket.on('close', () => resolve(null));
    socket.on('error', () => resolve(null));
  });
  return agreedProtocol === 'h2'
    ? [createFine('The service speaks HTTP/2.')]
    : [
        createWarning(
          'The service does not speak HTTP/2: a reused connection that breaks makes the browser send a write twice.',
        ),
      ];
}
