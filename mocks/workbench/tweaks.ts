import { findLender } from '#scenarios/lenders.ts';
import type { Engine } from '../engine.ts';
import { operationIndex } from '../engine.ts';
import { callsOf } from '../journal.ts';
import { dialectTweak, nonPlainDialectId } from './dialects.ts';
import { rememberFrameTheme } from './frame-theme.ts';
import { findOfferedFault, type PendingFault } from './offered-faults.ts';
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
  faults: readonly PendingFault[];
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
    faults: query.getAll('mock_break').flatMap(text => {
      const [name, id = ''] = text.split(':');
      const operation = operationIndex.ids().find(operationId => operationId === name);
      const fault = operation && findOfferedFault(operation, id);
      return fault ? [{ operation, fault }] : [];
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
  faults,
}: Tweaks): [string, string][] {
  return [
    ...(latency > 0 ? [['mock_latency', String(latency)] as [string, string]] : []),
    ...(offline ? [['mock_offline', '1'] as [string, string]] : []),
    ...(bank === '' ? [] : [[bankTweak, bank] as [string, string]]),
    ...(dialect === '' ? [] : [[dialectTweak, dialect] as [string, string]]),
    ...(theme === 'auto' ? [] : [['mock_theme', theme] as [string, string]]),
    ...faults.map(({ operation, fault }): [string, string] => ['mock_break', `${operation}:${fault.id}`]),
  ];
}

/**
 * Applies the tweaks of a page's address to its mock service. After a reload it leaves out faults that have
 * happened.
 */
export function applyTweaks(engine: Engine, query: URLSearchParams): void {
  const { latency, offline, theme, faults } = tweaksIn(query);
  if (latency > 0) engine.setLatency(latency);
  if (offline) engine.setOffline(true);
  if (theme !== 'auto' && engine.journal.length === 0) rememberFrameTheme(theme);
  const pastFaults = callsOf(engine.journal)
    .filter(({ source }) => source === 'workbench')
    .map(call => call.operation);
  for (const { operation, fault } of faults) {
    const index = pastFaults.indexOf(operation);
    if (index < 0) engine.breakNext(operation, fault.answer);
    else pastFaults.splice(index, 1);
  }
}
