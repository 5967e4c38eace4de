import { errorMessageOf } from '../error-message-of.ts';
import { encodeBugReport, maxLinkLength, readBugReport, reportFragment } from './bug-report.ts';
import { copyText } from './copy-text.ts';
import { createBugReport } from './create-bug-report.ts';
import type { ReportOpener } from './report-opener.ts';
import { saveFile } from './save-file.ts';
import type { WorkbenchCore } from './workbench-core.ts';

/** Commands that write, open and close the report of a situation. */
export interface ReportCommands {
  /**
   * Copies the link of a report, or saves the report as a file: when asked to, or when the link is too long.
   * @returns false if the browser did not let the link be copied.
   */
  report(note: string, form: 'link' | 'file'): Promise<boolean>;
  /** Opens the text of a report's file. @returns why it cannot be opened, in Portuguese, or empty. */
  openReportFile(text: string): string;
  closeReport(): void;
}

/** The commit of this build; empty outside a git checkout. Vite replaces it. */
declare const __COMMIT__: string;

export function createReportCommands(core: WorkbenchCore, opener: ReportOpener): ReportCommands {
  const { get, set } = core.store;

  return {
    async report(note, form) {
      const state = get();
      const frame = core.attached?.frame;
      const report = createBugReport({
        state,
        snapshot: frame?.engine()?.snapshot(),
        console: frame?.controls.consoleLines() ?? [],
        note,
        createdAt: new Date(),
        build: __COMMIT__,
        browser: navigator.userAgent,
        address: frame?.address() ?? { path: state.path },
      });
      const save = () => saveFile(`relato-${state.scenario.id}.json`, JSON.stringify(report, null, 2));
      if (form === 'file') {
        save();
        return true;
      }
      const address = new URL(`${core.base}bancada/${report.query}`, location.href);
      const link = `${address.href}${reportFragment}${await encodeBugReport(report)}`;
      if (link.length > maxLinkLength) {
        save();
        set({ notice: 'O relato é longo demais para um link: foi salvo em um arquivo.' });
        return true;
      }
      const isCopied = await copyText(link);
      set({ notice: isCopied ? 'Link do relato copiado.' : `O navegador não deixou copiar: ${link}` });
      return isCopied;
    },
    openReportFile(text) {
      try {
        void opener.open(readBugReport(text));
        return '';
      } catch (error) {
        return errorMessageOf(error);
      }
    },
    closeReport: () => set({ report: undefined }),
  };
}
