import { expect, test } from 'vitest';
import { createSharing } from './sharing.ts';

const browserTab = {
  props: () => ({ isWebView: false, topInset: 0, bottomInset: 0, dispatchCopyHash: false }),
};
const webView = { props: () => ({ ...browserTab.props(), isWebView: true }) };
// The code under test only writes text.
const clipboardWith = (writeText: (text: string) => Promise<void>) => ({ writeText }) as unknown as Clipboard;

test('[2.3] without a share sheet, a clipboard and a printer nothing is offered, and nothing fails', async () => {
  const sharing = createSharing({ navigator: {} }, browserTab);
  expect([sharing.canShare(), sharing.canPrint()]).toEqual([false, false]);
  expect(await sharing.copy('77')).toBe(false);
  expect(await sharing.share('77')).toBe('done');
  sharing.print();
});

test('[2.3] a text is shared by the sheet of the browser; closing the sheet is no failure', async () => {
  const shared: unknown[] = [];
  const share = async (data?: ShareData) => void shared.push(data);
  const sharing = createSharing({ navigator: { share } }, browserTab);
  expect(sharing.canShare()).toBe(true);
  expect(await sharing.share('Número: 77')).toBe('done');
  expect(shared).toEqual([{ text: 'Número: 77' }]);
  const createRefusing = (name: string) =>
    createSharing({ navigator: { share: () => Promise.reject(new DOMException('no', name)) } }, browserTab);
  expect(await createRefusing('AbortError').share('77')).toBe('done');
  // A second press, while the sheet is open.
  expect(await createRefusing('InvalidStateError').share('77')).toBe('done');
  expect(await createRefusing('NotAllowedError').share('77')).toBe('failed');
});

test('[2.3] a browser that shares files only has no sheet for a text', () => {
  const navigator = { share: async () => undefined, canShare: () => false };
  expect(createSharing({ navigator }, browserTab).canShare()).toBe(false);
  const textSheet = { share: async () => undefined, canShare: (data?: ShareData) => Boolean(data?.text) };
  expect(createSharing({ navigator: textSheet }, browserTab).canShare()).toBe(true);
});

test('[2.3] an error that is no answer of the sheet is a failure', async () => {
  const share = () => Promise.reject(new TypeError('AbortError'));
  expect(await createSharing({ navigator: { share } }, browserTab).share('77')).toBe('failed');
});

test('[2.3] the page is printed by the browser', () => {
  let prints = 0;
  const print = () => {
    prints += 1;
  };
  createSharing({ navigator: {}, print }, browserTab).print();
  expect(prints).toBe(1);
});

test('[9.6] a copied text is in the clipboard, and a refusal is reported', async () => {
  const copied: string[] = [];
  const clipboard = clipboardWith(async text => void copied.push(text));
  expect(await createSharing({ navigator: { clipboard } }, browserTab).copy('77')).toBe(true);
  expect(copied).toEqual(['77']);
  const refusing = clipboardWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await createSharing({ navigator: { clipboard: refusing } }, browserTab).copy('77')).toBe(false);
});

test('[3.44] the web view of an app cannot print', () => {
  const window = { navigator: {}, print: () => undefined };
  expect(createSharing(window, browserTab).canPrint()).toBe(true);
  expect(createSharing(window, webView).canPrint()).toBe(false);
});
