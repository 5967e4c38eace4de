import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { AttemptResult } from '../../tools/engines/attempt-result.ts';
import { engines } from '../../tools/engines/scenario-run.ts';

/** Sends the result of every attempt to tools/test-engines.ts, which has started Playwright. */
class RunReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = engines.find(name => name === test.parent.project()?.name);
    if (!engine) return;
    const hasPassed = result.status === 'passed';
    const errorText = result.errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n');
    const attemptResult: AttemptResult = {
      engine,
      run: test.title,
      problem: hasPassed ? '' : errorText.replace(/^Error: /, '') || result.status,
      attempt: result.retry + 1,
      isLast: hasPassed || result.retry === test.retries,
      duration: result.duration,
    };
    process.send?.(attemptResult);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright loads a reporter named by its path through the default export.
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default RunReporter;
