import type { Page } from '@playwright/test';
import { describeAction } from '#mocks/play-walk.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { type AccessibilityNode, speechOf } from './speech-of.ts';
import type { VisitClock } from './visit-clock.ts';

/** Times of the visit, in milliseconds. After an action the app may need a moment until it changes the screen. */
const MOMENT = 50;
const MAX_LOADING_TIME = 10_000;
const LOADING_POLL_INTERVAL = 250;

export interface SpokenScript {
  lines: string[];
  /** Writes down what the visitor does. */
  addAction(action: WalkAction): void;
  /**
   * Writes down what a screen reader says now: the whole screen, or the changed lines of a screen that was read before.
   */
  readNewLines(): Promise<void>;
  /** Reads the accessibility tree at this moment. */
  readTree(): Promise<readonly AccessibilityNode[]>;
}

const isLoading = (lines: readonly string[]): boolean => lines.some(line => line.startsWith('Carregando'));

/** Records what the visitor does and what a screen reader says. */
export async function createSpokenScript(
  page: Page,
  clock: VisitClock,
  title: string,
): Promise<SpokenScript> {
  const session = await page.context().newCDPSession(page);
  const lines = [`# ${title}`, ''];
  let previousLines: readonly string[] = [];
  const readTree = async (): Promise<readonly AccessibilityNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes as AccessibilityNode[]; // the part that is spoken
  };
  const readLines = async (): Promise<string[]> => [
    `página: ${await page.title()}`,
    ...speechOf(await readTree()),
  ];
  /** Reads the screen after it has loaded, so the script does not contain a loading state. */
  const readLoadedScreen = async (): Promise<string[]> => {
    await clock.advance(MOMENT);
    let lines = await readLines();
    for (let waited = 0; isLoading(lines) && waited < MAX_LOADING_TIME; waited += LOADING_POLL_INTERVAL) {
      await clock.advance(LOADING_POLL_INTERVAL);
      lines = await readLines();
    }
    return lines;
  };
  return {
    lines,
    addAction: action => lines.push(`> ${describeAction(action)}`),
    async readNewLines() {
      const currentLines = await readLoadedScreen();
      lines.push('', ...findNewLines(previousLines, currentLines).map(line => `  ${line}`), '');
      previousLines = currentLines;
    },
    readTree,
  };
}

/** A whole screen, or, if the page has the same title, its changed lines. */
function findNewLines(previousLines: readonly string[], currentLines: readonly string[]): readonly string[] {
  if (previousLines[0] !== currentLines[0]) return currentLines;
  const knownLines = new Set(previousLines);
  return currentLines.filter(line => !knownLines.has(line));
}
