import { findScenario } from '#scenarios/index.ts';
import { errorMessageOf } from '../error-message-of.ts';
import { type BugReport, decodeBugReport, reportFragment } from './bug-report.ts';
import { situationOf } from './create-bug-report.ts';
import type { ScenarioPlayer } from './scenario-player.ts';
import { storeSettings } from './settings.ts';
import { changeConnection, type WorkbenchCore } from './workbench-core.ts';

/** Opens the situation of a report in the frame. */
export interface ReportOpener {
  open(report: BugReport): Promise<void>;
  /** Opens the report of the address, else the scenario, when a frame has been attached. */
  openFirst(player: ScenarioPlayer): Promise<void>;
  /** Opens the report of a link that was entered in this tab: the browser then changes the address only. */
  openLinked(): Promise<void>;
}

/** The report of the address, or why it cannot be read; undefined if the address has none. */
async function readLinkedReport(): Promise<{ report: BugReport } | { problem: string } | undefined> {
  const { hash } = location;
  if (!hash.startsWith(reportFragment)) return undefined;
  try {
    return { report: await decodeBugReport(hash.slice(reportFragment.length)) };
  } catch (error) {
    return { problem: errorMessageOf(error) };
  }
}

export function createReportOpener(core: WorkbenchCore): ReportOpener {
  const { store, faults } = core;
  const { get, set } = store;

  const open = async (report: BugReport): Promise<void> => {
    const { settings: reported, tweaks } = situationOf(report);
    const scenario = findScenario(reported.scenario);
    if (!scenario) return;
    const { scenario: id, width, theme, latency, host, bank, dialect } = reported;
    const { settings, results } = get();
    const newSettings = { ...settings, scenario: id, width, theme, latency, host, bank, dialect };
    const isSameService = settings.bank === bank && settings.dialect === dialect;
    set({
      settings: newSettings,
      report,
      queue: [],
      unknownId: undefined,
      results: isSameService ? results : {},
    });
    storeSettings(newSettings);
    faults.clear();
    for (const pendingFault of tweaks.faults) faults.add(pendingFault, undefined);
    await core.attached?.player.restore(scenario, report);
    changeConnection(core, tweaks.offline);
    set({ notice: 'Relato aberto.' });
  };

  return {
    open,
    async openFirst(player) {
      const linked = await readLinkedReport();
      // Meanwhile the frame may have been attached again, and the other player opens the report.
      if (core.attached?.player !== player) return;
      if (linked && 'report' in linked) return open(linked.report);
      if (linked) set({ linkProblems: [...get().linkProblems, linked.problem] });
      await player.open(get().scenario);
    },
    async openLinked() {
      const linked = await readLinkedReport();
      if (!linked || !core.attached) return;
      set({ linkProblems: 'problem' in linked ? [linked.problem] : [] });
      if ('report' in linked) await open(linked.report);
    },
  };
}
