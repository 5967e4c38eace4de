import type { Browser } from '@playwright/test';
import { judgeScreen } from './robot/judge-screen.ts';
import { openLink } from './robot/open-link.ts';
import { openStage, type PlayedJourney } from './robot/open-stage.ts';
import { passStep } from './robot/pass-step.ts';
import { DeadEnd, describeScreen, eventually, PATIENCE, type Stage } from './robot/stage.ts';
import { watchPage } from './robot/watch-page.ts';

/** A phone by its screen and its user agent (9.38), and a desktop. */
const PHONE = {
  viewport: { width: 360, height: 740 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Plays a journey in a browser of its own. @returns everything that is wrong; empty if it ends as planned. */
export async function playJourney(browser: Browser, play: PlayedJourney): Promise<string[]> {
  const { journey, service } = play;
  const visit = service.begin(journey);
  const { stage, complaints } = await openStage(browser, play, visit, journey.isPhone ? PHONE : DESKTOP);
  watchPage(stage);
  try {
    await openLink(stage);
    await walk(stage);
    await judgeEnd(stage);
  } catch (error) {
    stage.complain(
      error instanceof DeadEnd
        ? error.message
        : `the robot fails at "${visit.open.wire.slug}": ${String(error)} ${await describeScreen(stage)}`,
    );
  } finally {
    await stage.context.close();
  }
  return [...complaints, ...visit.complaints];
}

async function walk(stage: Stage): Promise<void> {
  const { visit, journey } = stage;
  // Each step is passed once, again after a restart, and again if the service opens it.
  for (let count = 0; count < journey.steps.length * 3; count += 1) {
    if (!(await eventually(() => !visit.isCompleting))) return;
    if (visit.isEnded || visit.isAtEnd) return;
    await passStep(stage, visit.open);
  }
}

/** The journey ends where the service says, with the text of the service or of the specification. */
async function judgeEnd(stage: Stage): Promise<void> {
  const { visit, journey, page } = stage;
  const { earlyEnd, system } = journey;
  const isRightEnd = earlyEnd ? visit.isEnded : visit.isAtEnd;
  if (!isRightEnd)
    throw new DeadEnd(`the journey stops at "${visit.open.wire.slug}": ${await describeScreen(stage)}`);
  const title = earlyEnd?.seen ?? system.configuration?.display.finalPage?.title;
  const heading = title ? page.getByText(title).first() : page.getByRole('main').getByRole('heading').first();
  if (!(await eventually(() => heading.isVisible(), PATIENCE)))
    stage.complain(`the end does not say "${title ?? 'its title'}": ${await describeScreen(stage)}`);
  await judgeScreen(stage, 'the end');
}
