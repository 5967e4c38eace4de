import { afterEach, expect, test, vi } from 'vitest';
import { createFailureTally } from '#platform/failure-tally.ts';
import { createTabMemory } from '#platform/tab-memory.ts';
import { createVisibility } from '#platform/visibility.ts';
import { createAppState } from '#state/app-state.ts';
import { startOperatorReport } from './operator-report.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function leaveWith(reportUrl: string) {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const visibility = createVisibility(window);
  const failures = createFailureTally({
    memory: createTabMemory(() => sessionStorage),
    onLeaving: visibility.onLeaving,
  });
  failures.count('getSystem', '503');
  stop = startOperatorReport({
    reportUrl,
    reportShare: 1,
    state: createAppState(),
    platform: { failures, visibility },
    view: window,
  });
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  return send;
}

test('[16.9] a browser sends the report when the page is left', () => {
  const send = leaveWith('/relatorio');
  expect(send).toHaveBeenCalledExactlyOnceWith('/relatorio', expect.any(String));
  expect(JSON.parse(String(send.mock.calls[0]?.[1]))).toMatchObject({
    version: 2,
    engine: 'chromium',
    failures: [{ operation: 'getSystem', code: '503', count: 1 }],
  });
});

test('[16.9b] a deployment without an address sends nothing', () => {
  expect(leaveWith('')).not.toHaveBeenCalled();
});
