import { expect, test } from 'vitest';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { startMocks } from './start-mocks.ts';

const system = '/unauth/product-self-contract/6650c1f2a4b3d90012e7f001/system';

/** Runs a function while the test page has this path and query, and then restores the address of the page. */
async function openAt<Value>(address: string, use: () => Promise<Value>): Promise<Value> {
  const originalAddress = location.href;
  history.replaceState(null, '', address);
  try {
    return await use();
  } finally {
    history.replaceState(null, '', originalAddress);
  }
}

test('[10.5a] [10.6b] the worker plays the scenario of the address, and a page of a step in the same tab continues it', async () => {
  sessionStorage.clear();
  const outcome = await openAt('/?agx_hash=h1&scenario=resume', () => startMocks());
  expect(outcome).toEqual({ show: 'app' });
  const answer = await fetch(system, { headers: { version: 'v2' } });
  expect((await answer.json()).data.proposal.currentStep).toBe('dados-bancarios');
  // The call went through the worker, because nothing has replaced `fetch`.
  expect(fetch.toString()).toContain('[native code]');
  expect(window.__mocks?.journal).toHaveLength(1);

  const snapshot = JSON.parse(sessionStorage.getItem('mocks:tab:resume') ?? '{}');
  expect(snapshot).toMatchObject({ scenario: 'resume', journal: [{ operation: 'getSystem' }] });
  await openAt('/dados-bancarios?agx_hash=h1&scenario=resume', () => startMocks());
  expect(window.__mocks?.journal).toHaveLength(1);
  await openAt('/?agx_hash=h1&scenario=resume', () => startMocks());
  expect(window.__mocks?.journal, 'the link begins anew').toHaveLength(0);
  await openAt('/?agx_hash=h1&scenario=resume&mock_session=outra', () => startMocks());
  expect(window.__mocks?.journal).toHaveLength(0);
});

test('[10.6] [11.4] a link begins without what was typed in this browser before, a reload of a step and a session keep it', async () => {
  const hash = '6650c1f2a4b3d90012e7f001';
  const storage = createMemorySecureStorage();
  const visit = async (address: string) => {
    await storage.write(`drafts:${hash}`, 'typed');
    await openAt(address, () => startMocks(storage));
    return storage.read(`drafts:${hash}`);
  };
  expect(await visit(`/dados-bancarios?agx_hash=${hash}&scenario=resume`)).toBe('typed');
  expect(await visit(`/?agx_hash=${hash}&scenario=resume&mock_session=outra`)).toBe('typed');
  expect(await visit(`/?agx_hash=${hash}&scenario=resume`)).toBeUndefined();
});

test('[10.6] an unknown scenario starts nothing', async () => {
  expect(await openAt('/?agx_hash=h1&scenario=resumo', () => startMocks())).toEqual({
    show: 'catalogue',
    unknownId: 'resumo',
  });
});
