import { findLender } from '#scenarios/lenders.ts';
import type { Engine } from '../engine.ts';
import { operationIndex } from '../engine.ts';
import { callsOf } from '../journal.ts';
import { findBreakage, type PendingBreak } from './breakages.ts';
import { dialectTweak, nonPlainDialectId } from './dialects.ts';
import { rememberFrameTheme } from './frame-theme.ts';
import { readLatency } from './read-latency.ts';
import { type ThemeChoice, themes } from './settings.ts';

/** Changes to the situation of a scenario that a link can contain. */
export interface Tweaks {
  /** Additional delay of every answer, in milliseconds. */
  latency: number;
  offline: boolean;
  theme: ThemeChoice;
  /** Slug of another lender, or empty. */
  bank: string;
  /** Id of the service's dialect, or empty for the plain one. */
  dialect: string;
  breaks: readonly PendingBreak[];
}

/** Query parameter for the lender that serves the product. */
export const bankTweak = 'mock_bank';

/**
 * Reads the tweaks of an address. Unknown ones have no effect, because a link may come from another version of the
 * workbench; `findLinkProblems` reports them to the tester.
 */
export function tweaksIn(query: URLSearchParams): Tweaks {
  return {
    latency: readLatency(query.get('mock_latency') ?? '') ?? 0,
    offline: query.get('mock_offline') === '1',
    bank: findLender(query.get(bankTweak))?.slug ?? '',
    dialect: nonPlainDialectId(query.get(dialectTweak)),
    theme: themes.find(theme => theme === query.get('mock_theme')) ?? 'auto',
    breaks: query.getAll('mock_break').flatMap(text => {
      const [name, id = ''] = text.split(':');
      const operation = operationIndex.ids().find(operationId => operationId === name);
      const breakage = operation && findBreakage(operation, id);
      return breakage ? [{ operation, breakage }] : [];
    }),
  };
}

/** The query of these tweaks, without the defaults. */
export function queryOfTweaks({
  latency,
  offline,
  theme,
  bank,
  dialect,
  breaks,
}: Tweaks): [string, string][] {
  return [
    ...(latency > 0 ? [['mock_latency', String(latency)] as [string, string]] : []),
    ...(offline ? [['mock_offline', '1'] as [string, string]] : []),
    ...(bank === '' ? [] : [[bankTweak, bank] as [string, string]]),
    ...(dialect === '' ? [] : [[dialectTweak, dialect] as [string, string]]),
    ...(theme === 'auto' ? [] : [['mock_theme', theme] as [string, string]]),
    ...breaks.map(({ operation, breakage }): [string, string] => [
      'mock_break',
      `${operation}:${breakage.id}`,
    ]),
  ];
}

/**
 * Applies the tweaks of a page's address to its mock service. After a reload it leaves out breaks that have
 * happened.
 */
export function applyTweaks(engine: Engine, query: URLSearchParams): void {
  const { latency, offline, theme, breaks } = tweaksIn(query);
  if (latency > 0) engine.setLatency(latency);
  if (offline) engine.setOffline(true);
  if (theme !== 'auto' && engine.journal.length === 0) rememberFrameTheme(theme);
  const pastBreaks = callsOf(engine.journal)
    .filter(({ source }) => source === 'workbench')
    .map(call => call.operation);
  for (const { operation, breakage } of breaks) {
    const index = pastBreaks.indexOf(operation);
    if (index < 0) engine.breakNext(operation, breakage.answer);
    else pastBreaks.splice(index, 1);
  }
}
