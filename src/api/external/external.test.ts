import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpDeviceIp } from './device-ip.ts';
import { lookUpPostalAddress } from './postal-address.ts';

const fetched = globalThis.fetch;
let asked: { url: string; headers: string[] }[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => {
  globalThis.fetch = fetched;
  vi.useRealTimers();
});

type Answer = unknown | 'hang' | 'break' | 'html' | 503;

/** Answers by the host of the address. */
function network(answers: Record<string, Answer>): void {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push({ url: request.url, headers: [...request.headers.keys()] });
    const answer = answers[new URL(request.url).host];
    if (answer === 'break') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'html') return Promise.resolve(new Response('<p>'));
    if (answer === 503) return Promise.resolve(new Response('{"ip":"9.9.9.9"}', { status: 503 }));
    if (answer !== 'hang') return Promise.resolve(new Response(JSON.stringify(answer)));
    // The signal that was given: Node lets go of a Request's own one while nobody holds the Request.
    const { signal } = init ?? {};
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
}

const ipServices = ['https://a.example/?format=json', 'https://b.example/ip.json'];

test('[7.6] the field ip of the first service is the device’s IP', async () => {
  network({ 'a.example': { ip: '1.2.3.4' } });
  expect(await lookUpDeviceIp(ipServices)).toBe('1.2.3.4');
  expect(asked).toEqual([{ url: ipServices[0], headers: [] }]);
});

test.each([['break'], ['html'], [503], [{ address: '1.2.3.4' }], [null], [{ ip: '' }]])(
  '[7.6] after %o the second service is asked',
  async first => {
    network({ 'a.example': first, 'b.example': { ip: '5.6.7.8' } });
    expect(await lookUpDeviceIp(ipServices)).toBe('5.6.7.8');
  },
);

test('[2.17] [7.6] two services that never answer take 3 s each, then the IP is unknown', async () => {
  network({ 'a.example': 'hang', 'b.example': 'hang' });
  let ip: string | undefined;
  void lookUpDeviceIp(ipServices).then(found => {
    ip = found;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ip).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(ip).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

const cepServices = ['https://a.example/ws/{cep}/json/', 'https://b.example/v1/{cep}'];
const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };

test('[7.27] the postal-code service is asked by 8 digits, without headers of ours', async () => {
  network({ 'a.example': { ...paulista, ddd: '11' } });
  expect(await lookUpPostalAddress(cepServices, '01310100')).toEqual(paulista);
  expect(asked).toEqual([{ url: 'https://a.example/ws/01310100/json/', headers: [] }]);
});

test.each([[{ erro: true }], [{ erro: 'true' }], [{}], ['break'], ['html'], [{ logradouro: 'Rua' }]])(
  '[7.27] after %o the second service is asked',
  async first => {
    network({ 'a.example': first, 'b.example': paulista });
    expect(await lookUpPostalAddress(cepServices, '01310100')).toEqual(paulista);
  },
);

test('[7.27] a first service that never answers gives way after 5 s', async () => {
  network({ 'a.example': 'hang', 'b.example': paulista });
  const found = lookUpPostalAddress(cepServices, '01310100');
  await vi.advanceTimersByTimeAsync(4999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await found).toEqual(paulista);
});

test('[7.27] a code of a whole town has neither street nor district', async () => {
  network({ 'a.example': { localidade: 'Machado', uf: 'MG', logradouro: '', bairro: null } });
  expect(await lookUpPostalAddress(cepServices, '37750000')).toEqual({
    logradouro: '',
    bairro: '',
    localidade: 'Machado',
    uf: 'MG',
  });
});

test('[7.27] a code that nobody knows has no address', async () => {
  network({ 'a.example': { erro: 'true' }, 'b.example': { erro: true } });
  expect(await lookUpPostalAddress(cepServices, '00000000')).toBeUndefined();
});

test('[7.4] a look-up that was cancelled asks no second service', async () => {
  network({ 'a.example': 'hang', 'b.example': paulista });
  const controller = new AbortController();
  const found = lookUpPostalAddress(cepServices, '01310100', controller.signal);
  controller.abort();
  expect(await found).toBeUndefined();
  expect(asked).toHaveLength(1);
});
