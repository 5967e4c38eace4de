import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long although they are short: they play scenarios. */
const LONG_FILES = /tests\/scenarios\/(dialects|faults|fuzzer|scenarios\.)/;

/**
 * Starts the long files of a project first. Without results of an earlier run, as in CI, Vitest starts with the largest
 * files, and at the end one worker would play half of the catalogue alone.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sortedFiles = await super.sort(files);
    const projects = [...new Set(sortedFiles.map(({ project }) => project))];
    return projects.flatMap(project => {
      const ownFiles = sortedFiles.filter(file => file.project === project);
      const isLong = ({ moduleId }: TestSpecification) => LONG_FILES.test(moduleId);
      return [...ownFiles.filter(isLong), ...ownFiles.filter(file => !isLong(file))];
    });
  }
}
