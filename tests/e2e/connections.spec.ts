import type { Page } from '@playwright/test';
import { hashOf } from '#scenarios/hash-of.ts';
import { expect, type Played, test } from './test.ts';

type BreakKind = 'resetBeforeCommit' | 'resetAfterCommit' | 'networkError' | 'lostAfterCommit';

/**
 * Breaks the next creation of a proposal, and sends that creation from the page on a used connection. It does not retry
 * as the app does, because the tests are about the browser.
 */
async function breakAndCreate(
  page: Page,
  { engine, scenario }: Played,
  kind: BreakKind,
): Promise<number | 'failed'> {
  await page.getByRole('textbox', { name: 'Nome completo' }).waitFor();
  engine.breakNext('createProposal', { kind });
  return page.evaluate(async hashId => {
    const { serviceUrl } = JSON.parse(document.querySelector('#deployment')?.textContent ?? '{}');
    const data = { nome: 'Marina' };
    const init = {
      method: 'POST',
      headers: { version: 'v2', 'content-type': 'application/json' },
      body: JSON.stringify({ data, deviceIp: '', hashId, metaProductBankId: 'm', deviceTracking: {} }),
    };
    const address = `${serviceUrl}/unauth/product-self-contract/create-proposal/${hashId}`;
    return fetch(address, init).then(
      ({ status }) => status,
      () => 'failed' as const,
    );
  }, hashOf(scenario));
}

const creationsOf = ({ engine }: Played) =>
  engine.journal.filter(({ operation }) => operation === 'createProposal');

for (const kind of ['resetBeforeCommit', 'resetAfterCommit'] as const)
  test(`[16.3] after a ${kind} on a used connection the browser resends a write: one fetch, two requests`, async ({
    page,
    visit,
  }) => {
    const playedScenario = await visit('happy-path');
    expect(await breakAndCreate(page, playedScenario, kind)).toBe(200);
    const [firstCreation, secondCreation, ...furtherCreations] = creationsOf(playedScenario);
    expect([firstCreation?.status, firstCreation?.resendOf]).toEqual([null, null]);
    expect([secondCreation?.status, secondCreation?.resendOf]).toEqual([200, firstCreation?.number]);
    expect(furtherCreations).toEqual([]);
  });

for (const [kind, proposalCount] of [
  ['networkError', 0],
  ['lostAfterCommit', 1],
] as const)
  test(`[16.3] after a ${kind} the browser resends a limited number of times, and the fetch fails`, async ({
    page,
    visit,
  }) => {
    const playedScenario = await visit('happy-path');
    expect(await breakAndCreate(page, playedScenario, kind)).toBe('failed');
    const [firstCreation, ...resends] = creationsOf(playedScenario);
    expect(firstCreation?.resendOf).toBeNull();
    expect(resends.length).toBeGreaterThan(0);
    for (const { resendOf } of resends) expect(resendOf).toBe(firstCreation?.number);
    expect(playedScenario.engine.report().effects.proposals).toBe(proposalCount);
  });
