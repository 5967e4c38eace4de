// Fails every test that writes a line to the console which it does not expect with `expectConsole`.
import { afterEach } from 'vitest';
import { consoleComplaint, watchConsole } from './watch-console.ts';

watchConsole();

afterEach(() => {
  const complaint = consoleComplaint();
  if (complaint !== undefined) throw new Error(complaint);
});
