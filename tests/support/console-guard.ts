// Fails every test that writes a line to the console without expecting it with `expectConsole`, or expects one that
// never comes.
import { afterEach } from 'vitest';
import { takeConsoleComplaint, watchConsole } from './watch-console.ts';

watchConsole();

afterEach(() => {
  const complaint = takeConsoleComplaint();
  if (complaint !== undefined) throw new Error(complaint);
});
