import { expect, test } from 'vitest';
import { createMemoryJar } from '#tests/support/memory-platform.ts';
import { createCookies } from './cookies.ts';
import { createFingerprint } from './fingerprint.ts';
import { type FingerprintWindow, hashFingerprint } from './fingerprint-signals.ts';

test.each([
  ['', '1164980575'],
  ['a', '2745892460'],
  ['abc', '1177112959'],
  ['hello world', '1085269107'],
  ['Mozilla/5.0 (Linux; Android 15)|24|360x800|pt-BR', '984956886'],
  ['ção', '637392352'],
])('[9.34] with seed 256 the hash of "%s" is %s', (signals, hash) => {
  expect(hashFingerprint(signals)).toBe(hash);
});

function setUpFingerprint(change: Partial<FingerprintWindow> = {}) {
  const idleCallbacks: (() => void)[] = [];
  const jar = createMemoryJar();
  const window: FingerprintWindow = {
    screen: { width: 360, height: 800, availWidth: 360, availHeight: 780, colorDepth: 24 },
    devicePixelRatio: 3,
    navigator: { userAgent: 'UA', language: 'pt-BR', cookieEnabled: true },
    document: {
      createElement() {
        throw new Error('no canvas here');
      },
    },
    localStorage: {},
    sessionStorage: {},
    requestIdleCallback: run => idleCallbacks.push(run),
    ...change,
  };
  const cookies = createCookies(jar, { isSecure: true, isEmbedded: false });
  const fingerprint = createFingerprint(window, cookies);
  return { jar, idleCallbacks, window, cookies, fingerprint };
}

test('[9.36d] the fingerprint is computed when the browser is idle, and stored in a cookie', async () => {
  const { jar, idleCallbacks, window, cookies, fingerprint } = setUpFingerprint();
  const ready = fingerprint.ready();
  expect(fingerprint.current()).toBeUndefined();
  expect(fingerprint.ready(), 'computed once').toBe(ready);
  expect(idleCallbacks).toHaveLength(1);
  idleCallbacks[0]?.();
  const value = await ready;
  expect(value).toBe(
    hashFingerprint(`UA|360x800x24|360x780|3|${new Date().getTimezoneOffset()}|pt-BR|true|true|true|`),
  );
  expect(fingerprint.current()).toBe(value);
  expect(jar.get('x-fingerprint')).toBe(value);

  const nextVisit = createFingerprint(window, cookies);
  expect(nextVisit.current()).toBe(value);
  expect(await nextVisit.ready()).toBe(value);
  expect(idleCallbacks).toHaveLength(1);
});

test('a storage that throws gives another fingerprint, and no error', async () => {
  const blocked = {
    get localStorage(): unknown {
      throw new DOMException('no', 'SecurityError');
    },
  };
  const first = setUpFingerprint();
  const second = setUpFingerprint();
  Object.defineProperty(
    second.window,
    'localStorage',
    Object.getOwnPropertyDescriptor(blocked, 'localStorage') ?? {},
  );
  const values = [first, second].map(({ fingerprint, idleCallbacks }) => {
    const ready = fingerprint.ready();
    idleCallbacks[0]?.();
    return ready;
  });
  const [withStorage, withoutStorage] = await Promise.all(values);
  expect(withoutStorage).toMatch(/^\d+$/);
  expect(withoutStorage).not.toBe(withStorage);
});

test('without idle callbacks the fingerprint is computed after a delay', async () => {
  const { window, cookies } = setUpFingerprint();
  delete window.requestIdleCallback;
  expect(await createFingerprint(window, cookies).ready()).toMatch(/^\d+$/);
});

test('the fingerprint contains a picture of letters that the browser draws', async () => {
  const drawn: unknown[] = [];
  const context = {
    font: '',
    fillStyle: '',
    fillText(...parameters: unknown[]) {
      drawn.push(context.font, context.fillStyle, ...parameters);
    },
  };
  // The fingerprint uses no other member of a canvas.
  const canvasWith = (found: typeof context | null) =>
    ({
      getContext: (kind: string) => (kind === '2d' ? found : null),
      toDataURL: () => 'data:image/png;base64,AA',
    }) as unknown as HTMLCanvasElement;
  const valueWith = (found: typeof context | null) => {
    const createElement = (tag: string) => {
      expect(tag).toBe('canvas');
      return canvasWith(found);
    };
    const { fingerprint, idleCallbacks } = setUpFingerprint({ document: { createElement } });
    const ready = fingerprint.ready();
    idleCallbacks[0]?.();
    return ready;
  };
  const signals = `UA|360x800x24|360x780|3|${new Date().getTimezoneOffset()}|pt-BR|true|true|true|`;
  expect(await valueWith(context)).toBe(hashFingerprint(`${signals}data:image/png;base64,AA`));
  expect(drawn).toEqual(['14px sans-serif', '#069', 'Proposta de crédito', 2, 15]);
  expect(await valueWith(null)).toBe(hashFingerprint(signals));
});

test('a stored fingerprint that no header can carry is computed again', async () => {
  const { jar, window, cookies } = setUpFingerprint();
  jar.set('x-fingerprint', 'ação', { sameSite: 'Lax', secure: true });
  const fingerprint = createFingerprint({ ...window, requestIdleCallback: run => run() }, cookies);
  expect(fingerprint.current()).toBeUndefined();
  expect(await fingerprint.ready()).toMatch(/^\d+$/);
  expect(jar.get('x-fingerprint')).toBe(fingerprint.current());
});
