import type { Page } from '@playwright/test';
import { describeAction } from '#mocks/play-walk.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { type AccessibilityNode, speechOf } from './speech-of.ts';
import type { VisitClock } from './visit-clock.ts';

/** Time of the visit, in milliseconds: for what the app does a moment later, and how long a screen may load. */
const MOMENT = 50;
const MAX_LOADING_TIME = 10_000;
const STEP_OF_LOADING = 250;

export interface SpokenScript {
  lines: string[];
  /** Writes down what the visitor does. */
  did(action: WalkAction): void;
  /** Writes down what a screen reader says now: the whole screen, or the changed lines of a screen that was read before. */
  readNewLines(): Promise<void>;
  /** The accessibility tree at this moment. */
  tree(): Promise<readonly AccessibilityNode[]>;
}

const loads = (lines: readonly string[]): boolean => lines.some(line => line.startsWith('Carregando'));

/** The protocol of a journey as a screen reader tells it. */
export async function createSpokenScript(
  page: Page,
  clock: VisitClock,
  title: string,
): Promise<SpokenScript> {
  const session = await page.context().newCDPSession(page);
  const lines = [`# ${title}`, ''];
  let shownTexts: readonly string[] = [];
  const tree = async (): Promise<readonly AccessibilityNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes as AccessibilityNode[]; // the part that is spoken
  };
  const readLines = async (): Promise<string[]> => [
    `página: ${await page.title()}`,
    ...speechOf(await tree()),
  ];
  /** The screen after it has loaded: a screen that only loads is no screen of its own. */
  const readAtRest = async (): Promise<string[]> => {
    await clock.advance(MOMENT);
    let lines = await readLines();
    for (let waited = 0; loads(lines) && waited < MAX_LOADING_TIME; waited += STEP_OF_LOADING) {
      await clock.advance(STEP_OF_LOADING);
      lines = await readLines();
    }
    return lines;
  };
  return {
    lines,
    did: action => lines.push(`> ${describeAction(action)}`),
    async readNewLines() {
      const currentLines = await readAtRest();
      lines.push('', ...newLines(shownTexts, currentLines).map(line => `  ${line}`), '');
      shownTexts = currentLines;
    },
    tree,
  };
}

/** A whole screen, or, if the page has the same title, its changed lines. */
function newLines(previousLines: readonly string[], currentLines: readonly string[]): readonly string[] {
  if (previousLines[0] !== currentLines[0]) return currentLines;
  const knownLines = new Set(previousLines);
  return currentLines.filter(line => !knownLines.has(line));
}
