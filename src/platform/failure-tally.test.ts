import { expect, test } from 'vitest';
import { createMemoryTabMemory } from '#tests/support/memory-platform.ts';
import { createFailureTally } from './failure-tally.ts';

/** The pages of one tab; `leave` is the moment at which a page is closed or hidden. */
function openTab() {
  const memory = createMemoryTabMemory();
  return {
    memory,
    openPage() {
      const listeners = new Set<() => void>();
      const onLeaving = (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      };
      const tally = createFailureTally({ memory, onLeaving });
      const leave = (): void => {
        for (const listener of listeners) listener();
      };
      return { tally, leave, onLeaving };
    },
  };
}

const expired = { operation: 'getSystem', code: '401', count: 1 };

test('[16.9] failures of a page that reloads before its report are in the report of the next page, once', () => {
  const tab = openTab();
  const first = tab.openPage();
  first.tally.count('getSystem', '401');
  first.leave();
  const second = tab.openPage();
  second.tally.count('updateStep', '503');
  second.tally.count('getSystem', '401');
  expect(second.tally.take()).toEqual([
    { operation: 'updateStep', code: '503', count: 1 },
    { ...expired, count: 2 },
  ]);
  second.leave();
  expect(tab.openPage().tally.take()).toEqual([]);
});

test('[16.9] failures that a report takes while the page is left are not taken again, neither by the next page nor by a restored one', () => {
  const tab = openTab();
  const page = tab.openPage();
  const reports: unknown[] = [];
  page.onLeaving(() => reports.push(page.tally.take()));
  page.tally.count('getSystem', '401');
  page.leave();
  expect(reports).toEqual([[expired]]);
  expect(tab.openPage().tally.take()).toEqual([]);
  expect(page.tally.take()).toEqual([]);
});

test('[16.9] failures whose report the browser refuses are reported later, by the same page or the next', () => {
  const tab = openTab();
  const page = tab.openPage();
  page.tally.count('getSystem', '401');
  page.leave();
  page.tally.giveBack(page.tally.take());
  expect(tab.openPage().tally.take()).toEqual([expired]);
  expect(page.tally.take()).toEqual([]);
});

test('[16.9b] a visit that sends no report keeps no failures', () => {
  const tab = openTab();
  const page = tab.openPage();
  page.tally.count('getSystem', '401');
  page.leave();
  page.tally.stop();
  page.tally.count('getSystem', '401');
  page.leave();
  expect(tab.memory.read('failures')).toBeUndefined();
  expect(tab.openPage().tally.take()).toEqual([]);
});

test.each(['no JSON', '{"a":1}', '[{"operation":1},null,{"operation":"a","code":"b","count":"x"}]'])(
  '[11.5] kept failures that were changed count as none: %s',
  text => {
    const tab = openTab();
    tab.memory.write('failures', text);
    expect(tab.openPage().tally.take()).toEqual([]);
  },
);

test('[16.9] failures are counted by operation and code, and each count is taken once', () => {
  const { tally } = openTab().openPage();
  tally.count('updateStep', '500');
  tally.count('updateStep', '500');
  tally.count('updateStep', 'network');
  tally.count('getSystem', '500');
  expect(tally.take()).toEqual([
    { operation: 'updateStep', code: '500', count: 2 },
    { operation: 'updateStep', code: 'network', count: 1 },
    { operation: 'getSystem', code: '500', count: 1 },
  ]);
  expect(tally.take()).toEqual([]);
});

test('[16.9] at most 50 different failures are counted, and each of them further on', () => {
  const { tally } = openTab().openPage();
  for (let code = 1; code <= 51; code += 1) tally.count('updateStep', String(code));
  tally.count('updateStep', '50');
  const counts = tally.take();
  expect(counts).toHaveLength(50);
  expect(counts.at(-1)).toEqual({ operation: 'updateStep', code: '50', count: 2 });
});
