import { expect, test } from 'vitest';
import { createMemoryAddress } from '#tests/support/memory-platform.ts';
import { type Address, type AddressWindow, createAddress } from './address.ts';

/** A window with a separate history that behaves like that of a browser. */
function createWindow(start: string) {
  const entries = [start];
  const listeners = new Set<(event: unknown) => void>();
  const leftAddresses: string[] = [];
  let position = 0;
  const window: AddressWindow = {
    location: {
      get href() {
        return entries[position] ?? start;
      },
      assign: url => void leftAddresses.push(String(url)),
    },
    history: {
      state: null,
      pushState(_state, _title, url) {
        entries.splice(position + 1, entries.length, String(url));
        position += 1;
      },
      replaceState(_state, _title, url) {
        entries[position] = String(url);
      },
      back() {
        queueMicrotask(() => {
          if (position === 0) return;
          position -= 1;
          for (const listener of listeners) listener(undefined);
        });
      },
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return { window, entries, leftAddresses, listenerCount: () => listeners.size };
}

const addresses: [name: string, make: (path: string, base: string) => Address][] = [
  [
    'the real address',
    (path, base) =>
      createAddress(createWindow(`https://a.exemplo.com${base.replace(/\/$/, '')}${path}`).window, base),
  ],
  ['the address in memory', createMemoryAddress],
];
const pathOf = (address: Address) => address.current().pathname + address.current().search;
const settle = () => new Promise(resolve => setTimeout(resolve, 0));

test.each(addresses)('%s: goes forward, replaces and goes back under a base path', async (_name, make) => {
  const address = make('/?agx_hash=abc', '/propostas/');
  const reported: string[] = [];
  const stop = address.subscribe(({ pathname, search }) => reported.push(pathname + search));

  expect(pathOf(address)).toBe('/?agx_hash=abc');
  address.push('/dados-pessoais?agx_hash=abc');
  address.push('/endereco');
  address.replace('/termos');
  expect(pathOf(address)).toBe('/termos');

  address.back();
  expect(pathOf(address), 'back is never at once').toBe('/termos');
  await settle();
  expect(pathOf(address)).toBe('/dados-pessoais?agx_hash=abc');
  address.back();
  await settle();
  address.back();
  await settle();
  expect(pathOf(address)).toBe('/?agx_hash=abc');

  expect(reported).toEqual([
    '/dados-pessoais?agx_hash=abc',
    '/endereco',
    '/termos',
    '/dados-pessoais?agx_hash=abc',
    '/?agx_hash=abc',
  ]);
  stop();
  address.push('/depois');
  expect(reported).toHaveLength(5);
});

test.each(addresses)(
  '%s: navigating to the current address adds no history entry and calls no listener',
  async (_name, make) => {
    const address = make('/', '/');
    address.push('/inicio');
    let notifications = 0;
    address.subscribe(() => {
      notifications += 1;
    });
    address.push('/inicio');
    address.replace('/inicio');
    expect(notifications).toBe(0);
    address.back();
    await settle();
    expect(pathOf(address)).toBe('/');
  },
);

test.each(addresses)('%s: a path that looks like another host stays a path', (_name, make) => {
  const address = make('/', '/');
  for (const path of ['//mal.exemplo.com/x', '\\\\mal.exemplo.com/x', '/\\mal.exemplo.com/x']) {
    address.push(path);
    expect(address.current().host).not.toBe('mal.exemplo.com');
    expect(address.current().pathname).toBe('/mal.exemplo.com/x');
  }
});

test.each(addresses)('%s: [2.14] a path with an accent can be decoded', (_name, make) => {
  const address = make('/', '/propostas/');
  address.push('/começar');
  expect(decodeURI(address.current().pathname)).toBe('/começar');
});

test.each(addresses)('%s: [12.2] the visitor can leave the page only for a web address', (_name, make) => {
  const address = make('/', '/');
  expect(address.leave('https://banco.exemplo.com/assinar')).toBe(true);
  for (const url of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'http://',
  ])
    expect(address.leave(url), url).toBe(false);
});

test('the returned address has no base path, and changing it has no effect on the page', () => {
  const { window, leftAddresses } = createWindow('https://a.exemplo.com/propostas?x=1');
  const address = createAddress(window, '/propostas');
  expect(address.current().href).toBe('https://a.exemplo.com/?x=1');
  address.current().pathname = '/outro';
  expect(address.current().pathname).toBe('/');
  address.leave('/fora');
  expect(leftAddresses).toEqual(['https://a.exemplo.com/fora']);
});

test('a folder whose name only begins like the base path is not under it', () => {
  const { window } = createWindow('https://a.exemplo.com/propostas-antigas/x');
  expect(createAddress(window, '/propostas/').current().pathname).toBe('/propostas-antigas/x');
});

test('the address listens to the browser only while it has listeners', () => {
  const { window, listenerCount } = createWindow('https://a.exemplo.com/');
  const address = createAddress(window);
  const cleanups = [address.subscribe(() => undefined), address.subscribe(() => undefined)];
  expect(listenerCount()).toBeGreaterThan(0);
  for (const stop of cleanups) stop();
  expect(listenerCount()).toBe(0);
});

test.each([
  ['does not open another window', () => null],
  ['has no function to open one', undefined],
] as const)('[2.26] an in-app browser that %s opens the link in place of the journey', (_, open) => {
  const { window, leftAddresses } = createWindow('https://a.exemplo.com/identidade');
  const address = createAddress({ ...window, ...(open && { open }) });
  expect(address.openBeside('https://parceiro.exemplo.com/selfie')).toBe(true);
  expect(leftAddresses).toEqual(['https://parceiro.exemplo.com/selfie']);
});
