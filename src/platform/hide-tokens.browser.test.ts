import { afterEach, expect, test } from 'vitest';
import { createCookies } from './cookies.ts';
import { createDocumentCookies } from './document-cookies.ts';
import { hideTokens } from './hide-tokens.ts';

const cookies = () => createCookies(createDocumentCookies(document), { isSecure: false, isEmbedded: false });

afterEach(() => {
  cookies().remove('cookiesAccessToken');
});

test('[12.1a] after the start, a token is in no address, history, navigation record or referrer', async () => {
  const frame = document.createElement('iframe');
  frame.src = '/package.json?agx_hash=abc&token=SEGREDO';
  const loaded = () => new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  const first = loaded();
  document.body.append(frame);
  await first;
  const inside = () => {
    if (!frame.contentWindow) throw new Error('The frame has no window.');
    // lib.dom has no type for WindowProxy.
    return frame.contentWindow as Window & typeof globalThis;
  };
  const records = () => JSON.stringify(inside().performance.getEntries());
  expect(records(), 'the browser records what we want to hide').toContain('SEGREDO');

  const again = loaded();
  expect(hideTokens(inside(), cookies())).toBe(true);
  await again;
  expect(hideTokens(inside(), cookies()), 'the second time there is nothing to hide').toBe(false);
  expect(inside().location.search).toBe('?agx_hash=abc');
  expect(records()).not.toContain('SEGREDO');
  expect(inside().document.referrer).not.toContain('SEGREDO');
  expect(cookies().read('cookiesAccessToken')).toBe('SEGREDO');
  frame.remove();
});
