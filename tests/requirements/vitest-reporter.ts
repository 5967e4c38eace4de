import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { emptyRunMessage } from './empty-run-message.ts';
import { fromRoot, repositoryRoot, type TestResult, type TestState, writeResults } from './results.ts';

/** Stores the result of every test per Vitest project, for `npm run requirements`. */
export class VitestReporter implements Reporter {
  private vitest: Vitest | undefined;
  private startedAt = Date.now();

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunStart(): void {
    this.startedAt = Date.now();
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const root = repositoryRoot(this.vitest?.config.root);
    const byProject = new Map<string, TestResult[]>();
    for (const module of modules) {
      const project = module.project.name || 'vitest';
      const results = byProject.get(project) ?? [];
      byProject.set(project, results);
      const file = fromRoot(root, module.moduleId);
      for (const test of module.children.allTests()) {
        const { operations } = test.meta();
        results.push({
          name: test.fullName,
          state: stateOf(test),
          file,
          ranAt: this.startedAt,
          ...(operations && { operations }),
        });
      }
    }
    const pattern = this.vitest?.config.testNamePattern;
    const isNarrowed = pattern !== undefined;
    const results = [...byProject.values()].flat();
    // The tests of a file that cannot be loaded, or whose browser does not start, are unknown; Vitest prints why.
    const areAllLoaded =
      modules.every(module => module.errors().length === 0) &&
      unhandledErrors.length === 0 &&
      reason !== 'interrupted';
    if (isNarrowed && areAllLoaded && results.every(({ state }) => state === 'skipped')) {
      console.error(
        emptyRunMessage(
          pattern.source,
          results.map(({ name }) => name),
        ),
      );
      process.exitCode = 1;
    }
    for (const [project, projectResults] of byProject)
      writeResults(root, project, projectResults, isNarrowed);
  }
}

/** A test that is expected to fail (`test.fails`) proves nothing, so it counts as skipped. */
function stateOf(test: TestCase): TestState {
  if (test.options.fails) return 'skipped';
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

// Vitest loads a reporter named by its path through the default export.
// biome-ignore lint/style/noDefaultExport: Vitest requires it
export default VitestReporter;
