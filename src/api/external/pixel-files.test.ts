import { expect, onTestFinished, test, vi } from 'vitest';
import { startVitestNodeMocks } from '#mocks/hosts/start-vitest-node-mocks.ts';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import type { Answer, Fault } from '#scenarios/define-scenario.ts';
import type { FaultKind } from '#scenarios/faults/faulted-call.ts';
import { type RefusalKind, refusalKinds, refusals } from '#scenarios/faults/refusals.ts';
import { createPixelListHandler } from '#tests/support/pixel-list-handler.ts';
import { getPixelFiles, type PixelKeys } from './pixel-files.ts';

const folder = 'https://proposta.exemplo.com/propostas/pixels/';
const noKeys: PixelKeys = { corporation: '', master: '', product: '', store: '', campaign: '' };

/** A web server answers a file, or an HTML page with status 404 for a name that is no file. */
const fileAnswer = (files: Record<string, unknown>, name: string): Answer<'getPixelConfiguration'> =>
  Object.hasOwn(files, name)
    ? { kind: 'offContract', reason: 'a file can hold anything', status: 200, body: files[name] }
    : { kind: 'html', status: 404 };

/** Serves these files by name. Returns the names of the requested configurations; the list is not among them. */
function serveFiles(files: Record<string, unknown>): string[] {
  const requests: string[] = [];
  const { handlers, use, stop } = startVitestNodeMocks({ scenario: happyPath });
  onTestFinished(stop);
  use(
    createPixelListHandler(fileAnswer(files, 'index.json')),
    handlers.getPixelConfiguration(({ path }) => {
      const name = `${path.name}.json`;
      requests.push(name);
      return fileAnswer(files, name);
    }),
  );
  return requests;
}
const pixel = { src: 'https://p.example/a.gif' };

test('[3.4b] [2.22d] [7.38a] pixels are chosen by corporation, master, product, store or campaign code, each file once', async () => {
  const requests = serveFiles({
    'index.json': {
      corporation: { c1: 'grupo' },
      master: { m1: 'mestre' },
      product: { p1: 'produto' },
      store: { s1: 'grupo' },
      campaign: { inverno: 'campanha' },
    },
    'grupo.json': pixel,
    'mestre.json': pixel,
    'produto.json': pixel,
    'campanha.json': pixel,
  });
  const pixels = await getPixelFiles(folder, {
    corporation: 'c1',
    master: 'm1',
    product: 'p1',
    store: 's1',
    campaign: 'inverno',
  });
  expect(requests).toEqual(['grupo.json', 'mestre.json', 'produto.json', 'campanha.json']);
  expect(pixels).toHaveLength(4);
});

test('[7.38b] every member of a pixel file is read; a member of another type counts as absent', async () => {
  const allMembers = {
    script: 'https://p.example/a.js',
    noscriptSrc: 'https://p.example/n.gif',
    src: 'https://p.example/a.gif',
    random: true,
    gtagScript: 'AW-1',
    metaContent: 'abc',
    metaName: 'verification',
  };
  serveFiles({
    'index.json': { campaign: { a: 'a', b: 'b' } },
    'a.json': allMembers,
    'b.json': { script: {}, random: 'random' },
  });
  expect(await getPixelFiles(folder, { ...noKeys, campaign: 'a' })).toEqual([allMembers]);
  expect(await getPixelFiles(folder, { ...noKeys, campaign: 'b' })).toEqual([
    { script: '', noscriptSrc: '', src: '', random: false, gtagScript: '', metaContent: '', metaName: '' },
  ]);
});

test('[14.6] the browser may store the files, because they are the same for every visitor', async () => {
  serveFiles({ 'index.json': { campaign: { a: 'a' } }, 'a.json': pixel });
  const send = vi.spyOn(globalThis, 'fetch');
  await getPixelFiles(folder, { ...noKeys, campaign: 'a' });
  expect(send.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'default']);
  send.mockRestore();
});

test('[12.7a] a pixel file that is not listed is never requested, whatever the campaign code is', async () => {
  const requests = serveFiles({
    'index.json': { campaign: { longe: '../../system', fora: 'https://mal.example/x' } },
  });
  for (const campaign of ['exemplo', '../x', '__proto__', 'constructor', 'longe', 'fora'])
    expect(await getPixelFiles(folder, { ...noKeys, campaign })).toEqual([]);
  expect(requests).toEqual([]);
});

test('[7.38] without a list, or with a missing file, there are no pixels and nothing fails', async () => {
  serveFiles({});
  expect(await getPixelFiles(folder, { ...noKeys, campaign: 'a' })).toEqual([]);
  serveFiles({ 'index.json': { campaign: { a: 'a' } } });
  expect(await getPixelFiles(folder, { ...noKeys, campaign: 'a' })).toEqual([]);
  serveFiles({ 'index.json': ['a'], 'a.json': pixel });
  expect(await getPixelFiles(folder, { ...noKeys, campaign: 'a' })).toEqual([]);
});

type PixelFault = Fault<'getPixelConfiguration'>;

const createRefusedFile = (kind: RefusalKind): PixelFault => ({
  kind: 'offContract',
  reason: 'a server of files may refuse with any status',
  status: refusals[kind].status,
  body: refusals[kind].body,
});
const refusedFiles = Object.fromEntries(
  refusalKinds.map(kind => [kind, createRefusedFile(kind)]),
) as Readonly<Record<RefusalKind, PixelFault>>; // a value for each kind

/** Each fault as the answer to the request for a file. */
const faults: Readonly<Record<FaultKind, PixelFault>> = {
  ...refusedFiles,
  noContent: { kind: 'emptyBody', status: 204 },
  wrongShape: { kind: 'wrongShape' },
  nulls: { kind: 'nulls' },
  networkError: { kind: 'networkError' },
  resetBeforeCommit: { kind: 'resetBeforeCommit' },
  resetAfterCommit: { kind: 'resetAfterCommit' },
  lostAfterCommit: { kind: 'lostAfterCommit' },
  failedAfterCommit: { kind: 'failedAfterCommit' },
  cutBody: { kind: 'cutBody' },
  truncatedJson: { kind: 'truncatedJson' },
  html: { kind: 'html' },
  emptyBody: { kind: 'emptyBody' },
  hang: { kind: 'hang' },
  latency: { kind: 'latency', ms: 20, answer: { kind: 'world' } },
  duplicated: { kind: 'duplicated' },
};

test('[10.10] [7.38] after any fault of the list or of a file there are no pixels and nothing fails', async () => {
  for (const [kind, fault] of Object.entries(faults)) {
    for (const faultyFile of ['index.json', 'a.json']) {
      // The world has no pixels, so a fault that changes its answer has none to change.
      const { handlers, use, stop } = startVitestNodeMocks(
        { scenario: happyPath },
        { offContract: ['getPixelConfiguration'] },
      );
      const files = { 'index.json': { campaign: { a: 'a' } }, 'a.json': pixel };
      const answerOf = (name: string) => (name === faultyFile ? fault : fileAnswer(files, name));
      use(
        createPixelListHandler(answerOf('index.json')),
        handlers.getPixelConfiguration(({ path }) => answerOf(`${path.name}.json`)),
      );
      vi.useFakeTimers();
      const pixels = getPixelFiles(folder, { ...noKeys, campaign: 'a' });
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      expect(await pixels, `${kind} of ${faultyFile}`).toEqual([]);
      stop();
    }
  }
});
