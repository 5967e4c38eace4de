import type { Page } from '@playwright/test';
import { describeAction, playWalk } from '#mocks/play-walk.ts';
import type { Played } from '../test.ts';
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

/** Plays the walk of a scenario. @returns what a screen reader says on each of its screens. */
export async function playSpoken({ scenario, driver, engine }: Played, page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const read = async (): Promise<string[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return [`página: ${await page.title()}`, ...speechOf(nodes as AccessibilityNode[])].map(withoutDates); // the part that is spoken
  };
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
  const lines = [`# ${scenario.title}`, ''];
  let shownTexts: readonly string[] = [];
  await playWalk(scenario, driver, engine, {
    watchesFocus: true,
    async after(_index, action) {
      if (action.do !== 'waitFor') lines.push(`> ${describeAction(action)}`);
      if (action.do !== 'waitFor' && action.do !== 'expectField') return;
      const now = await readAtRest();
      lines.push('', ...newLines(shownTexts, now).map(line => `  ${line}`), '');
      shownTexts = now;
    },
  });
  const end = await readAtRest();
  lines.push('', ...newLines(shownTexts, end).map(line => `  ${line}`), '');
  return lines;
}

/** A whole screen, or, if the page has the same title, its changed lines. */
function newLines(before: readonly string[], now: readonly string[]): readonly string[] {
  if (before[0] !== now[0]) return now;
  const known = new Set(before);
  return now.filter(line => !known.has(line));
}
