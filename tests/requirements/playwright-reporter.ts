import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { fromRoot, repositoryRoot, type TestResult, type TestState, writeResults } from './results.ts';

const NARROWING_ARGUMENT = /^(-g|-gv|--grep|--grep-invert|--last-failed|--only-changed)(=|$)|:\d+$/;

/** Stores the result of every test per Playwright project, for `npm run requirements`. */
class RequirementsReporter implements Reporter {
  private suite: Suite | undefined;
  private root = repositoryRoot();
  private startedAt = Date.now();

  onBegin(config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.root = repositoryRoot(config.rootDir);
    this.startedAt = Date.now();
  }

  onEnd(): void {
    const byProject = new Map<string, TestResult[]>();
    for (const test of this.suite?.allTests() ?? []) {
      const [, project = '', , ...names] = test.titlePath();
      const key = project === '' ? 'playwright' : `playwright-${project}`;
      const results = byProject.get(key) ?? [];
      byProject.set(key, results);
      const file = fromRoot(this.root, test.location.file);
      results.push({ name: names.join(' > '), state: stateOf(test), file, ranAt: this.startedAt });
    }
    // Playwright does not pass the filters of the command line to a reporter, and the suite lacks the tests that they
    // exclude.
    const isNarrowed = process.argv.some(argument => NARROWING_ARGUMENT.test(argument));
    for (const [project, results] of byProject) writeResults(this.root, project, results, isNarrowed);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** A test that is expected to fail (`test.fail`) proves nothing, so it counts as skipped. */
function stateOf(test: TestCase): TestState {
  const lastStatus = test.results.at(-1)?.status;
  if (test.expectedStatus !== 'passed' || lastStatus === undefined) return 'skipped';
  if (lastStatus === 'passed') return 'passed';
  return lastStatus === 'skipped' || lastStatus === 'interrupted' ? 'skipped' : 'failed';
}

// Playwright loads a reporter named by its path through the default export.
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default RequirementsReporter;
