import { findScenario, isPlayable, scenarios } from '#scenarios/index.ts';
import { findWorkbenchLinkProblems } from './link-problems.ts';
import { createInitialView } from './scenario-player.ts';
import { loadSettings, unknownScenarioIn, type WorkbenchSettings } from './settings.ts';
import { tweaksIn } from './tweaks.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** The state that the address and the stored settings ask for. @throws if no scenario can be played. */
export function createWorkbenchState(search: string): WorkbenchState {
  const query = new URLSearchParams(search);
  const linkedTweaks = tweaksIn(query);
  const storedSettings = loadSettings();
  // A link of the app can lead here, too; it uses other names for the same settings.
  const settings: WorkbenchSettings = {
    ...storedSettings,
    bank: linkedTweaks.bank || storedSettings.bank,
    dialect: linkedTweaks.dialect || storedSettings.dialect,
    latency: linkedTweaks.latency || storedSettings.latency,
    theme: linkedTweaks.theme === 'auto' ? storedSettings.theme : linkedTweaks.theme,
  };
  const requestedScenario = findScenario(settings.scenario);
  const initialScenario =
    requestedScenario && isPlayable(requestedScenario) ? requestedScenario : scenarios.find(isPlayable);
  if (!initialScenario)
    throw new Error('There is no scenario to play: scenarios/index.ts has none without mistakes.');
  return {
    ...createInitialView(initialScenario),
    settings,
    unknownId: unknownScenarioIn(search),
    linkProblems: findWorkbenchLinkProblems(query),
    results: {},
    report: undefined,
    queue: [],
    offline: linkedTweaks.offline,
    faults: linkedTweaks.faults,
    notice: '',
  };
}
