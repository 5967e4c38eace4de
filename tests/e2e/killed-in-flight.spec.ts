import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Engine } from '#mocks/engine.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createKillableBrowser, type KillableBrowser } from './killable-browser.ts';
import { personalFields } from './personal-fields.ts';
import { expect, test } from './test.ts';

/** A kill may lose the changes of this time at worst (11.3), in milliseconds. */
const UNSAVED_TIME = 500;

interface Submission {
  name: string;
  scenario: string;
  call: RegExp;
  fill: (page: Page) => Promise<void>;
  expectFilled: (page: Page) => Promise<void>;
  nextHeading: string;
  effectsOf: (engine: Engine) => number;
  /** The effects of one submission. */
  effectCount: number;
}

const photo = PNG.sync.write(new PNG({ width: 640, height: 400, fill: true }));
const attach = async (page: Page, group: string, name: string): Promise<void> => {
  const field = page.getByRole('group', { name: group });
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: photo });
  await expect(field.getByRole('img', { name: /Prévia de/ })).toBeVisible();
};

const submissions: readonly Submission[] = [
  {
    name: 'the creation of a proposal',
    scenario: 'happy-path',
    call: /\/create-proposal\//,
    fill: async page => {
      for (const [name, text] of personalFields) await page.getByRole('textbox', { name }).fill(text);
    },
    expectFilled: page =>
      expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(marina.name),
    nextHeading: 'Endereço',
    effectsOf: engine => engine.report().effects.proposals,
    effectCount: 1,
  },
  {
    name: 'an upload of two photos',
    scenario: 'documento-ja-enviado',
    call: /\/update-step\//,
    fill: async page => {
      await page.getByRole('radio', { name: 'RG' }).check();
      await attach(page, 'Frente do RG', 'frente.png');
      await attach(page, 'Verso do RG', 'verso.png');
    },
    expectFilled: async page => {
      await expect(page.getByRole('radio', { name: 'RG' })).toBeChecked();
      await expect(page.getByRole('img', { name: /Prévia de/ })).toHaveCount(2);
    },
    nextHeading: 'Dados bancários',
    effectsOf: engine => engine.report().effects.uploads,
    effectCount: 2,
  },
];

let browser: KillableBrowser | undefined;
test.afterEach(async () => {
  await browser?.remove();
  browser = undefined;
});

// Each kind of submission and each moment once; the full run plays all pairs.
const isPlayed = (submission: Submission, hasArrived: boolean): boolean =>
  process.env.FULL !== undefined || hasArrived === (submission === submissions[0]);

for (const submission of submissions)
  for (const hasArrived of [false, true].filter(arrived => isPlayed(submission, arrived)))
    test(`[11.2] [11.3b] a browser killed during ${submission.name}, ${hasArrived ? 'after' : 'before'} the service has it: ${hasArrived ? 'the journey goes on' : 'nothing is lost'}, and nothing has two effects`, async ({
      host,
    }) => {
      const scenario = scenarioById(submission.scenario);
      const session = host.sessions.play(scenario, randomUUID());
      const engine = host.sessions.engineOf(session);
      const cookie = { name: 'mock_session', value: session, url: host.url };
      const address = `${host.url}/?agx_hash=${hashOf(scenario)}`;
      browser = await createKillableBrowser();
      let page = await browser.start(cookie);
      const reached = new Promise<void>(resolve => {
        void page.route(submission.call, async route => {
          if (hasArrived) await route.fetch();
          resolve();
          // The browser never gets the answer.
        });
      });
      await page.goto(address);
      await submission.fill(page);
      await page.waitForTimeout(UNSAVED_TIME);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await reached;
      await browser.kill();
      expect(submission.effectsOf(engine)).toBe(hasArrived ? submission.effectCount : 0);

      page = await browser.start(cookie);
      await page.goto(address);
      const nextHeading = page.getByRole('heading', { name: submission.nextHeading });
      if (!hasArrived) {
        await submission.expectFilled(page);
        await page.getByRole('button', { name: 'Continuar' }).click();
      }
      await expect(nextHeading).toBeVisible();
      expect(submission.effectsOf(engine)).toBe(submission.effectCount);
    });
