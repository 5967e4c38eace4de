import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { OperationCall } from '#mocks/contract/handler-factory.ts';
import { startVitestNodeMocks } from '#mocks/hosts/start-vitest-node-mocks.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import type { Fault } from '#scenarios/define-scenario.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { getDeviceIp } from './device-ip.ts';
import { getPostalAddress } from './postal-address.ts';

let requests: { url: string; headers: string[] }[] = [];
let cacheModes: RequestCache[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  cacheModes = [];
});
afterEach(() => {
  vi.useRealTimers();
});

type ServiceAnswer = unknown | 'hang' | 'break' | 'html' | 503;
type Lookup = 'getIpFirst' | 'getIpSecond' | 'getCepFirst' | 'getCepSecond';

const faultOf = (answer: ServiceAnswer): Exclude<Fault<Lookup>, { kind: 'latency' }> => {
  if (answer === 'hang') return { kind: 'hang' };
  if (answer === 'break') return { kind: 'networkError' };
  if (answer === 'html') return { kind: 'html' };
  const isRefused = answer === 503;
  return {
    kind: 'offContract',
    reason: 'other people run these services',
    status: isRefused ? 503 : 200,
    body: isRefused ? { ip: '9.9.9.9' } : answer,
  };
};

/** Sets the answers of the first and of the second service of each lookup. A promise answers later. */
function serveAnswers(first: ServiceAnswer, second?: ServiceAnswer): void {
  const { handlers, use, stop } = startVitestNodeMocks({ scenario: happyPath });
  onTestFinished(stop);
  const createResolver = (answer: ServiceAnswer) => async (call: Pick<OperationCall<Lookup>, 'request'>) => {
    requests.push({ url: call.request.url, headers: [...call.request.headers.keys()] });
    cacheModes.push(call.request.cache);
    return faultOf(await answer);
  };
  use(
    handlers.getIpFirst(createResolver(first)),
    handlers.getIpSecond(createResolver(second)),
    handlers.getCepFirst(createResolver(first)),
    handlers.getCepSecond(createResolver(second)),
  );
}

const ipServices = ['https://api.ipify.org/?format=json', 'https://get.geojs.io/v1/ip.json'];

test('[7.6a] the field ip of the first service is the device’s IP', async () => {
  serveAnswers({ ip: '1.2.3.4' });
  expect(await getDeviceIp(ipServices)).toBe('1.2.3.4');
  expect(requests).toEqual([{ url: ipServices[0], headers: [] }]);
});

test('[7.6a] an IPv6 address is an IP, too', async () => {
  serveAnswers({ ip: '2001:db8::8a2e:370:7334' });
  expect(await getDeviceIp(ipServices)).toBe('2001:db8::8a2e:370:7334');
});

test.each([
  ['<script>alert(1)</script>'],
  ['1'.repeat(3_000)],
  ['desconhecido'],
  ['bad'],
  ['12:30'],
  ['1.2.3'],
  ['...'],
])('[7.6a] [12.5] the answer %s is no IP, so the app requests the second service', async ip => {
  serveAnswers({ ip }, { ip: '5.6.7.8' });
  expect(await getDeviceIp(ipServices)).toBe('5.6.7.8');
});

test.each([['break'], ['html'], [503], [{ address: '1.2.3.4' }], [null], [{ ip: '' }]])(
  '[7.6a] after %o the app requests the second service',
  async first => {
    serveAnswers(first, { ip: '5.6.7.8' });
    expect(await getDeviceIp(ipServices)).toBe('5.6.7.8');
  },
);

test('[2.17a] [7.6] without an answer each of the two services is abandoned after 3 s, then the IP is unknown', async () => {
  serveAnswers('hang', 'hang');
  let ip: string | undefined;
  void getDeviceIp(ipServices).then(answer => {
    ip = answer;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ip).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(ip).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

const cepServices = ['https://viacep.com.br/ws/{cep}/json/', 'https://opencep.com/v1/{cep}'];
const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };

test("[7.27a] the request to the postal-code service has 8 digits and none of the app's headers", async () => {
  serveAnswers({ ...paulista, ddd: '11' });
  expect(await getPostalAddress(cepServices, '01310100')).toEqual(paulista);
  expect(requests).toEqual([{ url: 'https://viacep.com.br/ws/01310100/json/', headers: [] }]);
});

test('[7.27] [12.5] an address loses control characters, the end of an endless part and a state that is no abbreviation', async () => {
  const street = `Rua\u0007 D&#39;Oeste ${'a'.repeat(5_000)}`;
  serveAnswers({ ...paulista, logradouro: street, bairro: 'Bela\u202e Vista', uf: 'S\u0000P' });
  const cleaned = { ...paulista, logradouro: `Rua D'Oeste ${'a'.repeat(244)}` };
  expect(await getPostalAddress(cepServices, '01310100')).toEqual(cleaned);
  serveAnswers({ ...paulista, uf: 'x'.repeat(3_000) });
  expect(await getPostalAddress(cepServices, '01310100')).toEqual({ ...paulista, uf: '' });
});

test('[11.4] [12.10] the browser stores neither a CEP nor the address of the device', async () => {
  serveAnswers({ erro: true }, paulista);
  await getPostalAddress(cepServices, '01310100');
  serveAnswers('break', { ip: '5.6.7.8' });
  await getDeviceIp(ipServices);
  expect(cacheModes).toEqual(['no-store', 'no-store', 'no-store', 'no-store']);
});

test('[12.1] the requests for the IP and for an address have neither cookies nor the address of the page', async () => {
  serveAnswers('break', 'break');
  const fetch = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetch.mockRestore());
  await getDeviceIp(ipServices);
  await getPostalAddress(cepServices, '01310100');
  const options = fetch.mock.calls.map(([, init]) => init);
  expect(options).toHaveLength(4);
  for (const init of options)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test.each([[{ erro: true }], [{ erro: 'true' }], [{}], ['break'], ['html'], [{ logradouro: 'Rua' }]])(
  '[7.27] after %o the app requests the second service',
  async first => {
    serveAnswers(first, paulista);
    expect(await getPostalAddress(cepServices, '01310100')).toEqual(paulista);
  },
);

test('[7.27b] the app requests the second service if the first does not answer within 5 s', async () => {
  serveAnswers('hang', paulista);
  const address = getPostalAddress(cepServices, '01310100');
  await vi.advanceTimersByTimeAsync(4999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await address).toEqual(paulista);
});

test.each([
  ['[7.27]', 'address', 5000, () => getPostalAddress(cepServices, '01310100'), paulista],
  ['[2.17a] [7.6]', 'IP', 3000, () => getDeviceIp(ipServices), '1.2.3.4'],
])(
  '%s an %s that came while the browser had suspended the page counts',
  async (_, _name, limit, lookUp, expected) => {
    const answer = createGate();
    serveAnswers(
      'break',
      answer.opened.then(() => ({ ...paulista, ip: '1.2.3.4' })),
    );
    const lookup = lookUp();
    await expect.poll(() => requests.length).toBe(2);
    vi.setSystemTime(Date.now() + 60_000);
    // The timer of the limit comes first.
    await vi.advanceTimersByTimeAsync(limit);
    answer.open();
    expect(await lookup).toEqual(expected);
  },
);

test('[7.27] the postal code of a whole town has neither street nor district', async () => {
  serveAnswers({ localidade: 'Machado', uf: 'MG', logradouro: '', bairro: null });
  expect(await getPostalAddress(cepServices, '37750000')).toEqual({
    logradouro: '',
    bairro: '',
    localidade: 'Machado',
    uf: 'MG',
  });
});

test('[7.27] an unknown postal code has no address', async () => {
  serveAnswers({ erro: 'true' }, { erro: true });
  expect(await getPostalAddress(cepServices, '00000000')).toBe('unknown');
});

test('[7.27] one service without such a code is enough for "unknown"; if neither answers the result is a failure', async () => {
  serveAnswers({ erro: true }, 'break');
  expect(await getPostalAddress(cepServices, '00000000')).toBe('unknown');
  serveAnswers('break', 'html');
  expect(await getPostalAddress(cepServices, '00000000')).toBe('unreachable');
});

test('[7.4] a cancelled lookup requests no second service', async () => {
  serveAnswers('hang', paulista);
  const controller = new AbortController();
  const address = getPostalAddress(cepServices, '01310100', controller.signal);
  const ip = getDeviceIp(ipServices, controller.signal);
  controller.abort();
  expect(await address).toBe('unreachable');
  expect(await ip).toBe('');
  expect(requests.map(({ url }) => new URL(url).host).sort()).toEqual(['api.ipify.org', 'viacep.com.br']);
});
