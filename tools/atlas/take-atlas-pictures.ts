import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright';
import { createPlaywrightDriver } from '#mocks/drivers/playwright-driver.ts';
import type { HttpHost } from '#mocks/hosts/http.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { formatAddress } from '#scenarios/launch-address.ts';
import { waitUntilSettled } from '../wait-until-settled.ts';
import type { MissingPictures } from './missing-pictures.ts';
import type { PictureShrinker } from './picture-shrinker.ts';

export interface Stage {
  browser: Browser;
  host: HttpHost;
  missing: MissingPictures;
  shrinker: PictureShrinker;
}

type OnPicture = (heading: string, picture: Buffer) => void;

/** Plays one scenario after the other while there are screens without a picture. */
export async function takeAtlasPictures(stage: Stage, onPicture: OnPicture): Promise<void> {
  for (let scenario = stage.missing.nextScenario(); scenario; scenario = stage.missing.nextScenario()) {
    try {
      await playScenario(scenario, stage, onPicture);
    } catch (problem) {
      // A scenario that fails costs only a picture here; the tests report the failure.
      console.warn(`${scenario.id}: ${problem instanceof Error ? problem.message.split('\n')[0] : problem}`);
    }
  }
}

async function playScenario(scenario: Scenario, stage: Stage, onPicture: OnPicture): Promise<void> {
  const { browser, host, missing, shrinker } = stage;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  try {
    const session = host.sessions.play(scenario, randomUUID());
    await context.addCookies([{ name: 'mock_session', value: session, url: host.url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const driver = createPlaywrightDriver({
      page,
      addressOf: address => formatAddress(host.url, address),
    });
    const takeVisiblePicture = async (): Promise<void> => {
      const heading = (
        await page
          .getByRole('heading')
          .allInnerTexts()
          .catch(() => [])
      )
        .map(text => text.replace(/\s+/g, ' ').trim())
        .find(text => missing.lacks(text));
      if (heading === undefined) return;
      missing.markTaken(heading);
      await waitUntilSettled(page);
      onPicture(heading, await shrinker.shrink(await page.screenshot()));
    };
    await playWalk(scenario, driver, host.sessions.engineOf(session), {
      after: async (_, action) => {
        if (action.do === 'waitFor') await takeVisiblePicture();
      },
    });
    const end = scenario.verdict.endsAt;
    if (end && 'heading' in end) await driver.waitForHeading(end.heading);
    await takeVisiblePicture();
  } finally {
    await context.close();
  }
}
