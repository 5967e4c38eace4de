import { afterEach, expect, test } from 'vitest';
import { createVisitParts } from '#tests/support/create-visit-parts.ts';
import { createDocumentHead } from './document-head.ts';
import { createPlatform } from './platform.ts';

type Frame = { window: Window & typeof globalThis; loaded: () => Promise<unknown> };

/** Opens a separate page in a frame, so that history, reloads and head are not those of the test. */
async function openFrame(path: string): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.src = path;
  const waitForLoad = () => new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  const first = waitForLoad();
  document.body.append(frame);
  await first;
  return {
    get window() {
      // lib.dom has no type for WindowProxy; a frame in the document has one.
      return frame.contentWindow as Window & typeof globalThis;
    },
    loaded: waitForLoad,
  };
}
const platformIn = (window: Window & typeof globalThis, base = '/') =>
  createPlatform({
    window,
    base,
    scope: '',
    isProduction: false,
    hostOrigins: [],
    ...createVisitParts(window),
  });

afterEach(async () => {
  await platformIn(window).secureStorage.clear();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  sessionStorage.clear();
});

test('the address goes forward and back in the history of a real browser', async () => {
  const frame = await openFrame('/package.json?agx_hash=abc');
  const { address } = platformIn(frame.window);
  const reported: string[] = [];
  address.subscribe(({ pathname }) => reported.push(decodeURI(pathname)));
  address.push('/dados-pessoais');
  address.push('/começar');
  address.replace('/termos');
  address.back();
  await expect.poll(() => reported).toEqual(['/dados-pessoais', '/começar', '/termos', '/dados-pessoais']);
  expect(address.current().pathname).toBe('/dados-pessoais');
});

test('[11.7] the second of two pages on one proposal gets the notice and takes over, and the first gets the proposal back when the second closes', async () => {
  const [one, two] = [await openFrame('/package.json'), await openFrame('/package.json')];
  const first = platformIn(one.window).tabs.claim('proposta-1');
  const started = performance.now();
  const second = platformIn(two.window).tabs.claim('proposta-1');
  await expect.poll(() => second.status(), { interval: 5 }).toBe('elsewhere');
  expect(performance.now() - started, 'told before anything could be typed').toBeLessThan(2_000);
  second.takeOver();
  await expect.poll(() => first.status()).toBe('elsewhere');
  two.window.location.reload();
  await expect.poll(() => first.status()).toBe('mine');
  first.release();
  second.release();
});

test('the reload happens once, and the tab remembers it after the reload', async () => {
  const frame = await openFrame('/package.json');
  const reloaded = frame.loaded();
  expect(platformIn(frame.window).reloadOnce('chunk')).toBe(true);
  await reloaded;
  expect(platformIn(frame.window).reloadOnce('chunk')).toBe(false);
});

test('[3.45] in a real browser the tracking has every fact that this browser provides', async () => {
  const frame = await openFrame('/package.json?agx_hash=SEGREDO');
  const tracking = platformIn(frame.window).device.collectTracking({});
  expect(tracking).toMatchObject({
    screenSize: `${screen.width}x${screen.height}`,
    windowSize: `${frame.window.innerWidth}x${frame.window.innerHeight}`,
    hardwareConcurrency: navigator.hardwareConcurrency,
    language: navigator.language,
    currentUrl: `${location.origin}/package.json`,
  });
  expect(tracking.deviceMemory).toBeGreaterThan(0);
  expect(tracking.connectionSpeed).toBeGreaterThanOrEqual(0);
});

test('the fingerprint of a real browser is the same when it is computed again', async () => {
  const { cookies, fingerprint } = platformIn(window);
  const first = await fingerprint.ready();
  expect(first).toMatch(/^\d{5,10}$/);
  cookies.remove('x-fingerprint');
  const again = platformIn(window).fingerprint;
  expect(again.current()).toBeUndefined();
  expect(await again.ready()).toBe(first);
  cookies.remove('x-fingerprint');
});

test('[12.2] the head of the page shows title, colour, language and an https icon only', async () => {
  const frame = await openFrame('/package.json');
  const { documentHead } = platformIn(frame.window);
  const { document } = frame.window;
  const readIcon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
  documentHead.setTitle('Dados pessoais');
  documentHead.setLanguage('pt-BR');
  documentHead.setThemeColor('#111111');
  documentHead.setThemeColor('#1bafd8');
  for (const url of [
    'javascript:alert(1)',
    'http://a.exemplo.com/i.png',
    'https://:senha@a.exemplo.com/i.png',
    'data:image/png;base64,x',
    'https://',
    '',
  ]) {
    documentHead.setFavicon('https://a.exemplo.com/i.png');
    expect(readIcon()).toBe('https://a.exemplo.com/i.png');
    documentHead.setFavicon(url);
    expect(readIcon()).toBe('data:,');
  }
  expect(document.title).toBe('Dados pessoais');
  expect(document.documentElement.lang).toBe('pt-BR');
  const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  expect(colors.map(({ content }) => content)).toEqual(['#1bafd8']);
});

test('[3.15] [8.24] a lender without an icon gets the icon of the start, not that of the lender before', () => {
  const page = document.implementation.createHTMLDocument('');
  page.head.innerHTML = '<link rel="icon" href="https://proposta.exemplo.com/start.png">';
  const documentHead = createDocumentHead(page);
  documentHead.setFavicon('https://lender-a.example/icon.png');
  documentHead.setFavicon('');
  expect(page.head.querySelector<HTMLLinkElement>('link[rel=icon]')?.href).toBe(
    'https://proposta.exemplo.com/start.png',
  );
});

test('[11.5] a page without access to storage starts as usual', async () => {
  const frame = await openFrame('/package.json');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
    Object.defineProperty(frame.window, name, {
      get() {
        throw new DOMException('The page is sandboxed.', 'SecurityError');
      },
    });
  const platform = platformIn(frame.window);
  await platform.secureStorage.write('draft', { nome: 'Ana' });
  expect(await platform.secureStorage.read('draft')).toEqual({ nome: 'Ana' });
  expect(platform.secureStorage.health()).toBe('memory');
  expect(platform.tabMemory.write('hashId', 'abc')).toBe(false);
  expect(platform.tabMemory.read('hashId')).toBe('abc');
  expect(platform.reloadOnce('chunk')).toBe(false);
  expect(platform.tabs.claim('p').status()).toBe('mine');
});
