import { afterEach, expect, test } from 'vitest';
import type { PixelFile } from '#shared/pixel-file.ts';
import { addVerification, openPixelFrame, type PixelHost, runPixels } from './pixels.ts';

const folder = `${location.origin}/pixels/`;
const empty: PixelFile = {
  script: '',
  noscriptSrc: '',
  src: '',
  random: false,
  gtagScript: '',
  metaContent: '',
  metaName: '',
};

let host: PixelHost | undefined;
afterEach(() => {
  host?.close();
  for (const meta of document.head.querySelectorAll('meta[name=verification]')) meta.remove();
});

/** Runs a partner's script in the frame. Its only way to answer is a message to the page. */
function messageFrom(script: string, before?: (opened: PixelHost) => void): Promise<unknown> {
  const received = new Promise<unknown>(resolve => {
    const onMessage = ({ data, source }: MessageEvent): void => {
      if (source !== document.querySelector('iframe')?.contentWindow) return;
      window.removeEventListener('message', onMessage);
      resolve(data);
    };
    window.addEventListener('message', onMessage);
  });
  host = openPixelFrame(document, folder);
  before?.(host);
  runPixels(host, [{ ...empty, script }]);
  return received;
}

test('[12.7c] [12.7, 7.39] a script in the frame gets event, time, category and slug, and nothing else', async () => {
  const event = {
    event: 'form_submit',
    time: '2026-03-10T12:00:00.000Z',
    category: 'credito',
    slug: 'dados',
  };
  const message = await messageFrom(
    'parent.postMessage(JSON.parse(JSON.stringify(window.dataLayer)), "*")',
    opened => opened.send(event),
  );
  expect(message).toEqual([event]);
});

test('[12.7c] a hostile script cannot access page, storage or cookies, and cannot navigate', async () => {
  document.body.dataset.secret = 'segredo';
  const pageAddress = location.href;
  const message = await messageFrom(`
    const tried = {};
    const attempt = (name, run) => { try { tried[name] = String(run()); } catch (error) { tried[name] = error.name; } };
    attempt('page', () => parent.document.body.dataset.secret);
    attempt('storage', () => localStorage.length);
    attempt('cookies', () => document.cookie);
    attempt('database', () => { indexedDB.open('x'); return 'open'; });
    attempt('leave', () => { top.location.href = 'https://mal.example/'; return 'left'; });
    attempt('popup', () => open('https://mal.example/') === null ? 'none' : 'opened');
    attempt('referrer', () => document.referrer);
    attempt('origin', () => self.origin);
    parent.postMessage(tried, '*');
  `);
  expect(message).toEqual({
    page: 'SecurityError',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    database: 'SecurityError',
    leave: 'SecurityError',
    popup: 'none',
    referrer: '',
    origin: 'null',
  });
  expect(location.href).toBe(pageAddress);
  delete document.body.dataset.secret;
});

test('[12.7] a script that throws does not affect the next ones and the page', async () => {
  host = openPixelFrame(document, folder);
  runPixels(host, [
    { ...empty, script: 'this is no script (' },
    { ...empty, script: 'throw new Error("x")' },
  ]);
  const frame = document.querySelector('iframe');
  const message = new Promise(resolve => window.addEventListener('message', resolve, { once: true }));
  runPixels(host, [{ ...empty, script: 'parent.postMessage("still here", "*")' }]);
  expect(await message).toMatchObject({ data: 'still here' });
  expect(frame?.hidden).toBe(true);
});

test('[7.38] the meta element of a partner is in the page, once', () => {
  const pixel = { ...empty, metaName: 'verification', metaContent: 'a"><script>b' };
  addVerification(document, [pixel]);
  addVerification(document, [pixel, { ...pixel, metaContent: 'c' }]);
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=verification]');
  expect([...metas].map(({ content }) => content)).toEqual(['a"><script>b', 'c']);
});
