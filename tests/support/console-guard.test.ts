import { expect, test, vi } from 'vitest';
import { expectConsole, takeConsoleComplaint } from './watch-console.ts';

// The guard has to fail these tests, which `test.fails` counts as a pass.
test.fails('a test that writes to the console fails', () => {
  console.warn('something nobody expects');
});

test.fails('a test whose expected console line is missing fails', () => {
  expectConsole('never written');
});

test('a test whose console lines are expected passes', () => {
  expectConsole('half of');
  expectConsole(/\d parts$/);
  console.error('half of this line');
  console.info('3 parts');
  expect(takeConsoleComplaint()).toBeUndefined();
});

test.each(['error', 'warn', 'info', 'log', 'debug'] as const)(
  'the message about console.%s has the text, the place and the remedy',
  method => {
    console[method]('told', { why: 1 }, new Error('cause'));
    const complaint = takeConsoleComplaint() ?? '';
    expect(complaint).toContain(`console.${method}: told {"why":1} Error: cause`);
    expect(complaint).toContain('console-guard.test.ts');
    expect(complaint).toContain('expectConsole');
    expect(takeConsoleComplaint()).toBeUndefined();
  },
);

test('the guard does not see lines of a console method that a test replaces', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  console.warn('taken');
  expect(warn).toHaveBeenCalledWith('taken');
  warn.mockRestore();
  expect(takeConsoleComplaint()).toBeUndefined();
});
