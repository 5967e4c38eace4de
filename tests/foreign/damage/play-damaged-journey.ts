import type { Browser } from '@playwright/test';
import { judgeScreen } from '../robot/judge-screen.ts';
import { openStage, type PlayedJourney } from '../robot/open-stage.ts';
import { DeadEnd, describeScreen, PATIENCE, type Stage } from '../robot/stage.ts';
import { watchPage } from '../robot/watch-page.ts';
import { judgeSubmission } from './judge-submission.ts';
import { type PlannedDamage, planDamage } from './plan-damage.ts';
import { pathsIn, valueAt } from './spoil.ts';
import { Visitor } from './visitor.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** The app reports what it cannot read. A crash is none of these reports. */
const REPORTS = /^\[proposta\] (?!.*(?:crash|the answer failed))/;

/** A complaint about the option for which the app asks for the list that depends on it. */
const REFERENCE = /^the list .* belongs to .* the app asks for "(.*)"$/;

/** After this time at a step that the service has described wrongly, the visitor loads the page again (ms). */
const STEP_PATIENCE = 6000;

/**
 * Plays a journey of which one answer is damaged; every other answer is whole.
 * @returns everything that no damage excuses; empty if the visitor reaches the end, and the service has got what was
 * typed.
 */
export async function playDamagedJourney(browser: Browser, play: PlayedJourney): Promise<string[]> {
  const { journey, service, appUrl } = play;
  const damage = planDamage(journey, service.contract);
  const visit = service.begin(journey, damage.deliver);
  const { stage, complaints } = await openStage(browser, play, visit, {
    viewport: journey.isPhone ? PHONE : DESKTOP,
  });
  stage.page.setDefaultTimeout(10_000);
  watchPage(stage, REPORTS);
  try {
    await stage.page.goto(`${appUrl}/?agx_hash=${journey.hash}`);
    await walk(stage, damage);
    await judgeScreen(stage, 'the end');
    if (damage.happened === undefined) stage.complain(`no answer to ${damage.call} was sent`);
  } catch (error) {
    const reason = error instanceof DeadEnd ? error.message : `the robot fails: ${String(error)}`;
    stage.complain(`${reason} ${await describeScreen(stage)}`);
  } finally {
    await stage.context.close();
  }
  const all = [...complaints, ...visit.complaints.filter(complaint => !isExcused(complaint, damage))];
  return all.length > 0 ? [`${damage.happened}`, ...all] : [];
}

/**
 * The access token of a damaged answer reaches the app as it is in that answer, or not at all. Of an option without its
 * value the app knows only the label, so it asks for the list that depends on it with that.
 */
function isExcused(complaint: string, { call, damaged }: PlannedDamage): boolean {
  const reference = REFERENCE.exec(complaint)?.[1];
  if (reference !== undefined)
    return (
      call === 'getResource' && pathsIn(damaged).some(path => String(valueAt(damaged, path)) === reference)
    );
  if (call !== 'validateToken check') return false;
  const damagedToken = String(valueAt(damaged, ['data', 'accessToken']) ?? '').trim();
  return ['', damagedToken].some(token => complaint.includes(`has the access token "${token}"`));
}

async function walk(stage: Stage, damage: PlannedDamage): Promise<void> {
  const { visit, page } = stage;
  const visitor = new Visitor(stage, damage);
  let judgedCount = 0;
  let progress = '';
  let progressedAt = Date.now();
  let hasReloaded = false;
  while (!(await isAtEnd(stage))) {
    await page.waitForTimeout(100);
    await judgeScreen(stage, `"${visit.open.wire.slug}"`);
    for (const submission of visit.submissions.slice(judgedCount)) judgeSubmission(stage, submission, damage);
    judgedCount = visit.submissions.length;
    const present = progressOf(stage, damage);
    if (present !== progress) [progress, progressedAt] = [present, Date.now()];
    const pause = Date.now() - progressedAt;
    if (pause > PATIENCE) throw new DeadEnd(`there is no way on from "${visit.open.wire.slug}"`);
    if (pause > STEP_PATIENCE && !hasReloaded && damage.concernsStep(visit.open)) {
      hasReloaded = true;
      progressedAt = Date.now();
      await page.reload();
    }
    await visitor.takeTurn();
  }
}

/** The final page is the only one with the code of the proposal. */
const isAtEnd = async ({ visit, page }: Stage): Promise<boolean> =>
  visit.isAtEnd &&
  !visit.isCompleting &&
  page.getByRole('button', { name: 'Copiar código da proposta' }).isVisible();

/** Everything that changes when the visitor gets on. */
const progressOf = ({ visit, page }: Stage, { happened }: PlannedDamage): string =>
  JSON.stringify([
    page.url(),
    happened,
    visit.submissions.length,
    visit.confirmedCodes,
    visit.offers.length,
    [...visit.codeStatus],
    visit.statusOf(visit.open.wire.slug),
  ]);
