import { findLender } from '#scenarios/lenders.ts';
import type { Engine } from '../engine.ts';
import { operationIndex } from '../engine.ts';
import { callsOf } from '../journal.ts';
import { findBreakage } from './breakages.ts';
import { changedDialect, dialectTweak } from './dialects.ts';
import { rememberFrameTheme } from './frame-theme.ts';
import { type ThemeChoice, themes } from './settings.ts';
import type { PendingBreak } from './workbench-state.ts';

/** What a link changes in a situation beside naming its scenario. */
export interface Tweaks {
  /** Milliseconds in addition to every answer. */
  latency: number;
  offline: boolean;
  theme: ThemeChoice;
  /** Slug of another lender, or empty. */
  bank: string;
  /** Id of the dialect in which the service speaks, or empty for the plain one. */
  dialect: string;
  breaks: readonly PendingBreak[];
}

/** Under this name an address says which lender serves the product. */
export const bankTweak = 'mock_bank';
/** The longest latency that a link may ask for (ms). */
const longest = 60_000;

/** What stands in an address. Whatever nobody understands is left out, as links outlive their workbench. */
export function tweaksIn(query: URLSearchParams): Tweaks {
  const latency = Number(query.get('mock_latency') ?? 0);
  return {
    latency: latency > 0 && latency <= longest ? latency : 0,
    offline: query.get('mock_offline') === '1',
    bank: findLender(query.get(bankTweak))?.slug ?? '',
    dialect: changedDialect(query.get(dialectTweak)),
    theme: themes.find(theme => theme === query.get('mock_theme')) ?? 'auto',
    breaks: query.getAll('mock_break').flatMap(text => {
      const [name, id = ''] = text.split(':');
      const operation = operationIndex.ids().find(known => known === name);
      const breakage = operation && findBreakage(operation, id);
      return breakage ? [{ operation, breakage }] : [];
    }),
  };
}

/** The other way round; what is as usual is left out. */
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

/** Puts the tweaks of a page's address into its service. After a reload only what has not happened yet. */
export function applyTweaks(engine: Engine, query: URLSearchParams): void {
  const { latency, offline, theme, breaks } = tweaksIn(query);
  if (latency > 0) engine.setLatency(latency);
  if (offline) engine.setOffline(true);
  if (theme !== 'auto' && engine.journal.length === 0) rememberFrameTheme(theme);
  const happened = callsOf(engine.journal)
    .filter(({ source }) => source === 'workbench')
    .map(call => call.operation);
  for (const { operation, breakage } of breaks) {
    const index = happened.indexOf(operation);
    if (index < 0) engine.breakNext(operation, breakage.answer);
    else happened.splice(index, 1);
  }
}
