import { describeFailure } from '#mocks/describe-failure.ts';
import { createDomDriver, type PageControls } from '#mocks/drivers/dom-driver.ts';
import type { Engine } from '#mocks/engine.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { checkTitle } from './check-title.ts';
import { createMarkupJudge } from './create-markup-judge.ts';
import { dockAtRest, type PrimaryButtonAtRest, primaryButtonsElsewhere } from './dock-at-rest.ts';
import { recordLiveRegions } from './live-region-recorder.ts';
import { setUpStage } from './scenario-stage.ts';

function createFailureReport(problem: string, engine: Engine, controls: PageControls): string {
  return describeFailure({
    problem,
    journal: engine.journal,
    consoleLines: controls.consoleLines(),
    path: controls.path(),
    // biome-ignore lint/performance/useDomNodeTextContent: a person sees the rendered text
    screen: document.body.innerText.replace(/\s+/g, ' ').slice(0, 600),
  });
}

/** The distance from the lower edge of the primary button to that of the window, on every screen (15.6). CSS pixels. */
const DOCK_BOTTOM_DISTANCE = 20;

/**
 * Actions for which a screen reader may announce only one message. During all others it may announce several, one after
 * the other.
 */
const SINGLE_MESSAGE_ACTIONS: ReadonlySet<WalkAction['do']> = new Set(['fill', 'choose', 'check', 'press']);

/**
 * Plays a scenario in this page and fails unless each of its expectations is met.
 * @returns the primary button of the last screen, if that has one.
 * @param onCalls receives the operations that the app has called, after the scenario has passed.
 */
export async function playScenario(
  scenario: Scenario,
  dialect: Dialect = plain,
  onCalls?: (operations: readonly string[]) => void,
): Promise<PrimaryButtonAtRest | undefined> {
  const { engine, controls, platform, close } = setUpStage(scenario, document.body, {
    dialect,
    // The verdict of the scenario judges them.
    offContract: 'any',
  });
  const driver = createDomDriver(controls);
  const announcements = recordLiveRegions(document);
  const markup = createMarkupJudge(document, scenario.id);
  try {
    await playWalk(scenario, driver, engine, {
      watchesFocus: true,
      async after(index, action) {
        await checkTitle(() => platform().title());
        markup.look();
        // A dialect that refuses calls makes a press take as long as a wait.
        const isLongPress = action.do === 'press' && Object.keys(dialect.disturbances).length > 0;
        const isWait = isLongPress || !SINGLE_MESSAGE_ACTIONS.has(action.do);
        const breaches = announcements.takeBreaches(isWait);
        if (breaches.length > 0)
          throw new Error(`Announcements of step ${index + 1}: ${breaches.join('; ')}`);
      },
    }).catch((problem: unknown) => {
      throw new Error(createFailureReport(String(problem).slice(0, 400), engine, controls));
    });
    const complaints = complaintsOf(await judgeAtEnd(scenario, driver, engine));
    if (complaints)
      throw new Error(createFailureReport(`The verdict is not met:\n${complaints}`, engine, controls));
    const mistakes = await markup.mistakes();
    if (mistakes.length > 0)
      throw new Error(
        createFailureReport(`Mistakes in the markup:\n${mistakes.join('\n')}`, engine, controls),
      );
    const misplacedButtons = primaryButtonsElsewhere(document);
    if (misplacedButtons.length > 0)
      throw new Error(
        createFailureReport(`Primary buttons outside the dock: ${misplacedButtons.join()}`, engine, controls),
      );
    const dock = dockAtRest(document);
    if (dock && dock.bottomDistance !== DOCK_BOTTOM_DISTANCE)
      throw new Error(
        createFailureReport(
          `The primary button is ${dock.bottomDistance} px above the edge`,
          engine,
          controls,
        ),
      );
    onCalls?.([...new Set(engine.journal.flatMap(({ operation }) => operation ?? []))]);
    return dock;
  } finally {
    announcements.stop();
    close();
  }
}
