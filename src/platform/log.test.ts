import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('[12.10] a report is one line, in production without the detail', () => {
  const linesIn = (isProduction: boolean) => {
    const lines: unknown[][] = [];
    const warn = (...line: unknown[]): void => void lines.push(line);
    const log = createLog({ console: { warn, info: warn }, isProduction });
    log.report('malformed getSystem', { cpf: '529.982.247-25' });
    log.report('Device IP not found');
    return lines;
  };
  expect(linesIn(true)).toEqual([['malformed getSystem'], ['Device IP not found']]);
  expect(linesIn(false)).toEqual([
    ['malformed getSystem', { cpf: '529.982.247-25' }],
    ['Device IP not found'],
  ]);
});
