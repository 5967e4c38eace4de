import type { Page, Request } from '@playwright/test';
import { describeAction } from '#mocks/play-walk.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { type AccessibilityNode, speechOf } from './speech-of.ts';

/** How long a screen may take to come to rest, and how long it may load. Milliseconds. */
const SETTLING = 3000;
const LONGEST_LOADING = 10_000;
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
  readNewLines(): Promise<void>;
  /** Whether a call of the page has no answer yet. */
  isAsking(): boolean;
  /** The accessibility tree at this moment. */
  tree(): Promise<readonly AccessibilityNode[]>;
}

const loads = (lines: readonly string[]): boolean => lines.some(line => line.startsWith('Carregando'));

/** The protocol of a journey as a screen reader tells it. */
export async function createSpokenScript(page: Page, title: string): Promise<SpokenScript> {
  const session = await page.context().newCDPSession(page);
  const lines = [`# ${title}`, ''];
  const openRequests = new Set<Request>();
  page.on('request', request => openRequests.add(request));
  page.on('requestfinished', request => openRequests.delete(request));
  page.on('requestfailed', request => openRequests.delete(request));
  let shownTexts: readonly string[] = [];
  const tree = async (): Promise<readonly AccessibilityNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes as AccessibilityNode[]; // the part that is spoken
  };
  const readLines = async (): Promise<string[]> =>
    [`página: ${await page.title()}`, ...speechOf(await tree())].map(withoutDates);
  /** The screen at rest; a waiting screen may go on to the next one meanwhile. */
  const readAtRest = async (): Promise<string[]> => {
    let last = await readLines();
    for (const start = Date.now(); Date.now() < start + (loads(last) ? LONGEST_LOADING : SETTLING); ) {
      await page.waitForTimeout(PAUSE);
      const now = await readLines();
      // A screen that only loads is no screen of its own: a slow machine shows it, a quick one does not.
      if (now[0] !== last[0] && !loads(last)) break;
      const isSettled = now.join('\n') === last.join('\n') && !loads(now) && openRequests.size === 0;
      last = now;
      if (isSettled) break;
    }
    return last;
  };
  return {
    lines,
    did: action => lines.push(`> ${describeAction(action)}`),
    async readNewLines() {
      const now = await readAtRest();
      lines.push('', ...newLines(shownTexts, now).map(line => `  ${line}`), '');
      shownTexts = now;
    },
    isAsking: () => openRequests.size > 0,
    tree,
  };
}

/** A whole screen, or, if the page has the same title, its changed lines. */
function newLines(previousLines: readonly string[], now: readonly string[]): readonly string[] {
  if (previousLines[0] !== now[0]) return now;
  const knownLines = new Set(previousLines);
  return now.filter(line => !knownLines.has(line));
}
