import { afterEach, expect, test, vi } from 'vitest';
import { type AppState, createAppState, resetAppState } from '#state/app-state.ts';
import { createMemoryPlatform, type MemoryPlatform } from '#tests/support/memory-platform.ts';
import { startIntegrations } from './start-integrations.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.querySelector('meta[name=partner-verification]')?.remove();
  vi.restoreAllMocks();
});

/** A partner whose script shows the page all events that it has received. */
const script = 'setInterval(() => parent.postMessage(JSON.stringify(window.dataLayer), "*"), 50)';

const verification = { metaName: 'partner-verification', metaContent: 'abc' };

/**
 * Answers the files of the pixels folder: one partner for each of these products. Returns the names of the requested
 * files.
 */
function servePartners(products: readonly string[]): string[] {
  const requested: string[] = [];
  const fetchOfPage = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/pixels/')) return fetchOfPage(input, init);
    const name = address.replace(/^.*\//, '');
    requested.push(name);
    const list = Object.fromEntries(products.map(product => [product, product]));
    return new Response(
      JSON.stringify(name === 'index.json' ? { product: list } : { script, ...verification }),
    );
  });
  return requested;
}

function showProduct(state: AppState, product: string): void {
  const owner = { id: '' };
  // The cast is safe: the integrations read no other part of the configuration.
  state.config = {
    corporation: owner,
    master: owner,
    store: owner,
    product: { id: product },
    metaProduct: { slug: product },
    display: { colors: {} },
    steps: [],
  } as unknown as NonNullable<AppState['config']>;
  state.place = { kind: 'step', slug: `passo-de-${product}` };
}

/** @param consents the products whose partners the visitor has permitted. */
async function start(consents = ['a', 'b']): Promise<{ state: AppState; platform: MemoryPlatform }> {
  const platform = createMemoryPlatform();
  for (const product of consents) await platform.secureStorage.write(`consent:::${product}:`, 'given');
  const state = createAppState();
  showProduct(state, 'a');
  stop = startIntegrations({
    state,
    platform,
    document,
    pixelFolder: `${location.origin}/pixels/`,
    runsPixelsInPage: false,
    reportSettings: { reportUrl: '', reportShare: 0 },
  });
  return { state, platform };
}

/** The events that each partner has received, by its frame. */
function recordPartners(): (frame: number) => string {
  const received = new Map<MessageEventSource | null, string>();
  const record = ({ source, data }: MessageEvent): void => {
    if (typeof data === 'string' && data.startsWith('[')) received.set(source, data);
  };
  window.addEventListener('message', record);
  return frame => [...received.values()][frame] ?? '';
}

const frames = (): number => document.querySelectorAll('iframe[title=Parceiros]').length;

test('[7.38] [8.24] [12.7] after a redirection to another product its own partners get its events, and those of the former product get none', async () => {
  const requested = servePartners(['a', 'b']);
  const seenBy = recordPartners();
  const { state } = await start();
  await expect.poll(() => seenBy(0)).toContain('passo-de-a');
  showProduct(state, 'b');
  await expect.poll(() => seenBy(1)).toContain('passo-de-b');
  expect(seenBy(0)).not.toContain('passo-de-b');
  expect(seenBy(1)).not.toContain('passo-de-a');
  expect(requested).toContain('b.json');
  expect(frames()).toBe(1);
});

test('[12.7] the consent for the partners of one product does not count for those of another: the visitor is asked again', async () => {
  servePartners(['a', 'b']);
  const { state } = await start(['a']);
  await expect.poll(frames).toBe(1);
  showProduct(state, 'b');
  await expect.poll(() => state.trackingConsent).toBe('asked');
  expect(frames()).toBe(0);
  showProduct(state, 'a');
  await expect.poll(frames).toBe(1);
});

test('[7.38] a new configuration of the same product leaves the partners alone', async () => {
  const requested = servePartners(['a']);
  const { state } = await start();
  await expect.poll(frames).toBe(1);
  const frame = document.querySelector('iframe[title=Parceiros]');
  showProduct(state, 'a');
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(frame?.isConnected).toBe(true);
  expect(requested).toEqual(['index.json', 'a.json']);
});

test('[11.4] [12.7] the scripts of the partners end when the visitor erases the data of the device', async () => {
  servePartners(['a']);
  const { state, platform } = await start();
  await expect.poll(frames).toBe(1);
  resetAppState(state);
  await platform.secureStorage.clear();
  await expect.poll(frames).toBe(0);
});

test('[12.7] the question about the partners of one product disappears with that product', async () => {
  servePartners(['a']);
  const { state } = await start([]);
  await expect.poll(() => state.trackingConsent).toBe('asked');
  showProduct(state, 'c');
  await expect.poll(() => state.trackingConsent).toBe('unasked');
  expect(frames()).toBe(0);
});

test('[7.38] [12.7] the page has the element by which a partner verifies the site before the visitor answers, and no script runs', async () => {
  servePartners(['a']);
  const { state } = await start([]);
  await expect.poll(() => state.trackingConsent).toBe('asked');
  expect(document.querySelector<HTMLMetaElement>('meta[name=partner-verification]')?.content).toBe('abc');
  expect(frames()).toBe(0);
});
