import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
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

  onTestRunEnd(modules: readonly TestModule[]): void {
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
    if (isNarrowed && [...byProject.values()].flat().every(({ state }) => state === 'skipped')) {
      console.error(emptyRunMessage(pattern.source));
      process.exitCode = 1;
    }
    for (const [project, results] of byProject) writeResults(root, project, results, isNarrowed);
  }
}

/** Vitest lets a run pass whose name pattern selects no test, so a mistyped id would look like a passed scenario. */
const emptyRunMessage = (pattern: string): string =>
  [
    `No test of these files has "${pattern}" in its name.`,
    `Ids of scenarios: npm run coverage, or the catalogue of npm start. A new scenario needs two lines in scenarios/index.ts.`,
    `Generated scenarios: npm run test:scenarios -- tests/scenarios/steps.test.ts tests/scenarios/faults.test.ts -t <id>`,
  ].join('\n');

/** A test that is expected to fail (`test.fails`) proves nothing, so it counts as skipped. */
function stateOf(test: TestCase): TestState {
  if (test.options.fails) return 'skipped';
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

// Vitest loads a reporter named by its path through the default export.
// biome-ignore lint/style/noDefaultExport: Vitest requires it
export default VitestReporter;
