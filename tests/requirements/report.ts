import { type Coverage, countStates, LINE_STATES, type LineCoverage, type LineState } from './coverage.ts';
import type { Chapter } from './requirement.ts';

const LINE_WIDTH = 110;

const HEADINGS: Record<LineState, string> = {
  passing: 'passing',
  failing: 'failing',
  named: 'named, not run',
  measured: 'measured',
  missed: 'missed',
  assumed: 'by assumption',
  none: 'none',
};

/** A table of the counts per chapter, with the sums of the chapters up to `lastOfFirstPart` and of those after it. */
export function reportTable(
  chapters: readonly Chapter[],
  coverage: Coverage,
  lastOfFirstPart: number,
): string {
  const shownChapters = new Set(chapters.map(chapter => chapter.number));
  const lines = coverage.lines.filter(line => shownChapters.has(line.chapter));
  const row = (title: string, chapterLines: readonly LineCoverage[]): string => {
    const counts = countStates(chapterLines);
    const cells = LINE_STATES.map(state => String(counts[state]).padStart(HEADINGS[state].length));
    return [title.padEnd(40), String(chapterLines.length).padStart(5), ...cells].join('  ');
  };
  const sum = (title: string, isIncluded: (line: LineCoverage) => boolean): string[] => {
    const chapterLines = lines.filter(isIncluded);
    return new Set(chapterLines.map(line => line.chapter)).size > 1 ? [row(title, chapterLines)] : [];
  };
  const rowOf = ({ number, title }: Chapter): string =>
    row(
      `${String(number).padStart(2)} ${title}`,
      lines.filter(line => line.chapter === number),
    );
  return [
    ['chapter'.padEnd(40), 'lines', ...LINE_STATES.map(state => HEADINGS[state])].join('  '),
    ...chapters.filter(chapter => chapter.number <= lastOfFirstPart).map(rowOf),
    ...sum('   together', line => line.chapter <= lastOfFirstPart),
    ...chapters.filter(chapter => chapter.number > lastOfFirstPart).map(rowOf),
    ...sum('   together', line => line.chapter > lastOfFirstPart),
  ].join('\n');
}

/** The numbers of the lines in ranges ('7.13-7.19'), a paragraph per chapter. Empty without lines. */
export function packedList(title: string, lines: readonly LineCoverage[]): string {
  if (lines.length === 0) return '';
  const chapters = [...new Set(lines.map(line => line.chapter))];
  const paragraphs = chapters.map(chapter =>
    wrap(packNumbers(lines.filter(line => line.chapter === chapter).map(line => line.number))),
  );
  return [`${title} (${lines.length}):`, ...paragraphs].join('\n');
}

/** The lines with their texts. Empty without lines. */
export function fullList(title: string, lines: readonly LineCoverage[]): string {
  if (lines.length === 0) return '';
  return [`${title} (${lines.length}):`, ...lines.map(line => `  ${line.number.padEnd(6)}${line.text}`)].join(
    '\n',
  );
}

/** Joins three or more consecutive numbers: ['7.1', '7.2', '7.3', '7.9'] -> ['7.1-7.3', '7.9']. */
export function packNumbers(numbers: readonly string[]): string[] {
  const lineOf = (number: string): number => Number(number.split('.')[1]);
  const runs: string[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run !== undefined && previous !== undefined && lineOf(previous) + 1 === lineOf(number))
      run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap(run => (run.length > 2 ? [`${run.at(0)}-${run.at(-1)}`] : run));
}

function wrap(words: readonly string[]): string {
  const rows: string[] = [];
  let row = ' ';
  for (const word of words) {
    if (row.length + 1 + word.length > LINE_WIDTH) {
      rows.push(row);
      row = ' ';
    }
    row += ` ${word}`;
  }
  return [...rows, row].join('\n');
}
