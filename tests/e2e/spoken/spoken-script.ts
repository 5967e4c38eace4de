import type { Page } from '@playwright/test';
import { describeAction } from '#mocks/play-walk.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { type AccessibilityNode, speechOf } from './speech-of.ts';

/** How long a screen may take to come to rest. Milliseconds. */
const SETTLING = 3000;
const PAUSE = 120;

/** The day of the run and what is computed from it would change the text every day. */
const withoutDates = (line: string): string =>
  line
    .replace(/\b\d{2}\/\d{2}\/\d{4}\b/g, 'dd/mm/aaaa')
    .replace(
      /\b\d{1,2} de (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)( de \d{4})?/g,
      'dia de mês',
    )
    .replace(/\b\d{1,2}(h|:)\d{2}\b/g, 'hh:mm')
    .replace(/\b[0-9a-f]{24}\b/g, '(identificador)')
    .replace(/\bem \d+ s\b/g, 'em alguns segundos');

export interface SpokenScript {
  lines: string[];
  /** Writes down what the visitor does. */
  did(action: WalkAction): void;
  /** Writes down what a screen reader says now: the whole screen, or the changed lines of a screen that was read before. */
  hear(): Promise<void>;
  /** The accessibility tree at this moment. */
  tree(): Promise<readonly AccessibilityNode[]>;
}

/** The protocol of a journey as a screen reader tells it. */
export async function createSpokenScript(page: Page, title: string): Promise<SpokenScript> {
  const session = await page.context().newCDPSession(page);
  const lines = [`# ${title}`, ''];
  let shownTexts: readonly string[] = [];
  const tree = async (): Promise<readonly AccessibilityNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes as AccessibilityNode[]; // the part that is spoken
  };
  const read = async (): Promise<string[]> =>
    [`página: ${await page.title()}`, ...speechOf(await tree())].map(withoutDates);
  /** The screen at rest; a waiting screen may go on to the next one meanwhile. */
  const readAtRest = async (): Promise<string[]> => {
    let last = await read();
    for (const end = Date.now() + SETTLING; Date.now() < end; ) {
      await page.waitForTimeout(PAUSE);
      const now = await read();
      if (now[0] !== last[0]) break;
      const isAtRest = now.join('\n') === last.join('\n') && !now.some(line => line.startsWith('Carregando'));
      last = now;
      if (isAtRest) break;
    }
    return last;
  };
  return {
    lines,
    did: action => lines.push(`> ${describeAction(action)}`),
    async hear() {
      const now = await readAtRest();
      lines.push('', ...newLines(shownTexts, now).map(line => `  ${line}`), '');
      shownTexts = now;
    },
    tree,
  };
}

/** A whole screen, or, if the page has the same title, its changed lines. */
function newLines(before: readonly string[], now: readonly string[]): readonly string[] {
  if (before[0] !== now[0]) return now;
  const known = new Set(before);
  return now.filter(line => !known.has(line));
}
