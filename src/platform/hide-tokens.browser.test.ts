import { afterEach, expect, test } from 'vitest';
import { createCookies } from './cookies.ts';
import { createDocumentCookies } from './document-cookies.ts';
import { hideTokens } from './hide-tokens.ts';

const openCookies = () =>
  createCookies(createDocumentCookies(document), { isSecure: false, isEmbedded: false });

afterEach(() => {
  openCookies().remove('cookiesAccessToken');
});

test('[12.1a] after the start, a token is in no address, history, navigation record or referrer', async () => {
  const frame = document.createElement('iframe');
  frame.src = '/package.json?agx_hash=abc&token=SEGREDO';
  const waitForLoad = () => new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  const first = waitForLoad();
  document.body.append(frame);
  await first;
  const getFrameWindow = () => {
    if (!frame.contentWindow) throw new Error('The frame has no window.');
    // lib.dom has no type for WindowProxy.
    return frame.contentWindow as Window & typeof globalThis;
  };
  const readRecords = () => JSON.stringify(getFrameWindow().performance.getEntries());
  expect(readRecords(), 'the browser records what we want to hide').toContain('SEGREDO');

  const again = waitForLoad();
  expect(hideTokens(getFrameWindow(), openCookies())).toBe(true);
  await again;
  expect(hideTokens(getFrameWindow(), openCookies()), 'the second time there is nothing to hide').toBe(false);
  expect(getFrameWindow().location.search).toBe('?agx_hash=abc');
  expect(readRecords()).not.toContain('SEGREDO');
  expect(getFrameWindow().document.referrer).not.toContain('SEGREDO');
  expect(openCookies().read('cookiesAccessToken')).toBe('SEGREDO');
  frame.remove();
});
