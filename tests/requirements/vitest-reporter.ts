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
    const isNarrowed = this.vitest?.config.testNamePattern !== undefined;
    for (const [project, results] of byProject) writeResults(root, project, results, isNarrowed);
  }
}

/** A test expected to fail (`test.fails`) proves nothing when it fails: it counts as skipped. */
function stateOf(test: TestCase): TestState {
  if (test.options.fails) return 'skipped';
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

// Vitest loads a reporter named by its path through the default export.
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default VitestReporter;
