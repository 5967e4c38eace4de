import { expect, test } from 'vitest';
import { createMemoryAddress } from '#tests/support/memory-platform.ts';
import { type Address, type AddressWindow, createAddress } from './address.ts';

/** A window with a separate history that behaves like that of a browser. */
function createWindow(start: string) {
  const entries = [start];
  const listeners = new Set<(event: unknown) => void>();
  const leftAddresses: string[] = [];
  const writes: unknown[][] = [];
  let position = 0;
  const window: AddressWindow = {
    location: {
      get href() {
        return entries[position] ?? start;
      },
      assign: url => void leftAddresses.push(String(url)),
    },
    history: {
      state: { of: 'the browser' },
      pushState(state, title, url) {
        writes.push(['push', state, title]);
        entries.splice(position + 1, entries.length, String(url));
        position += 1;
      },
      replaceState(state, title, url) {
        writes.push(['replace', state, title]);
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
    addEventListener: (type, listener) => {
      if (type === 'popstate') listeners.add(listener);
    },
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return { window, entries, writes, leftAddresses, listenerCount: () => listeners.size };
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
  expect(address.leave('http://banco.exemplo.com/assinar')).toBe(true);
  for (const url of [
    'web+https://banco.exemplo.com/assinar',
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

test.each(['/credito/propostas/', 'credito/propostas', '//credito/propostas//'])(
  'the base path %s means the same folder',
  base => {
    const { window, entries } = createWindow('https://a.exemplo.com/credito/propostas/inicio');
    const address = createAddress(window, base);
    expect(address.current().pathname).toBe('/inicio');
    address.push('termos/cet');
    expect(entries.at(-1)).toBe('https://a.exemplo.com/credito/propostas/termos/cet');
  },
);

test('a new history entry has no state, and a replaced one keeps its state', () => {
  const { window, writes } = createWindow('https://a.exemplo.com/');
  const address = createAddress(window);
  address.push('/termos');
  address.replace('/fim');
  expect(writes).toEqual([
    ['push', null, ''],
    ['replace', { of: 'the browser' }, ''],
  ]);
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

test("[2.26] [1.6] in a partner's frame that opens no tab, links and offers leave the journey in place", () => {
  const { window, leftAddresses } = createWindow('https://a.exemplo.com/identidade');
  const address = createAddress({ ...window, open: () => null, parent: {}, frameElement: null });
  expect(address.openBeside('https://parceiro.exemplo.com/selfie')).toBe(false);
  expect(address.leave('https://banco.exemplo.com/ofertas')).toBe(false);
  expect(leftAddresses).toEqual([]);
});

test("[2.43] [1.6] in a partner's frame the offers of the lender open in a new tab, because they may refuse a frame", () => {
  const { window, leftAddresses } = createWindow('https://a.exemplo.com/identidade');
  const opened: string[] = [];
  const open = (url: string) => {
    opened.push(url);
    return { opener: window };
  };
  const address = createAddress({ ...window, open, parent: {}, frameElement: null });
  expect(address.leave('https://banco.exemplo.com/ofertas')).toBe(true);
  expect(opened).toEqual(['https://banco.exemplo.com/ofertas']);
  expect(leftAddresses).toEqual([]);
});

test('[2.26] a link opens in a new tab that has no access to the journey', () => {
  const { window, leftAddresses } = createWindow('https://a.exemplo.com/identidade');
  const newWindow = { opener: window };
  const opened: string[][] = [];
  const open = (...parameters: [string, string]) => {
    opened.push(parameters);
    return newWindow;
  };
  expect(createAddress({ ...window, open }).openBeside('https://parceiro.exemplo.com/selfie')).toBe(true);
  expect(opened).toEqual([['https://parceiro.exemplo.com/selfie', '_blank']]);
  expect(newWindow.opener).toBeNull();
  expect(leftAddresses).toEqual([]);
});

test.each(['http://parceiro.exemplo.com/selfie', 'javascript:alert(1)', ''])(
  '[12.2] the link %j does not open',
  url => {
    const { window, leftAddresses } = createWindow('https://a.exemplo.com/identidade');
    expect(createAddress(window).openBeside(url)).toBe(false);
    expect(leftAddresses).toEqual([]);
  },
);
