import { expect, onTestFinished, test, vi } from 'vitest';
import { decodeBugReport, reportFragment } from './bug-report.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

test('[10.7] an incomplete link of a report is reported once when the frame is attached twice, as StrictMode does', async () => {
  const address = location.href;
  history.replaceState(history.state, '', `${reportFragment}abc`);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const workbench = createWorkbench('/');
  workbench.attach(frame)();
  const detach = workbench.attach(frame);
  onTestFinished(() => {
    detach();
    frame.remove();
    history.replaceState(history.state, '', address);
  });
  await vi.waitFor(() => expect(workbench.store.get().linkProblems).not.toEqual([]));
  await decodeBugReport('abc').catch(() => undefined); // a second message would have come by then
  expect(workbench.store.get().linkProblems).toEqual([
    'O link do relato está incompleto. Peça a quem relatou que o copie de novo.',
  ]);
});

test.each([
  ['the next poll', (workbench: Workbench) => workbench.nextPoll()],
  ['an advanced clock', (workbench: Workbench) => workbench.advance(15_000)],
  ['a reload of the app', (workbench: Workbench) => workbench.reload()],
  ['a lost connection', (workbench: Workbench) => workbench.setOffline(true)],
])(
  '[10.7] after %s a report does not repeat the walk alone, which would end on an earlier screen',
  (_, act) => {
    const workbench = createWorkbench('/');
    workbench.setOffline(false);
    expect(workbench.store.get().wasChangedByHand).toBe(false);
    act(workbench);
    expect(workbench.store.get().wasChangedByHand).toBe(true);
  },
);
