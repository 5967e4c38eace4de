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

test('[12.10] a note is one line of information', () => {
  const lines: string[] = [];
  const console = { warn: () => undefined, info: (line: string) => void lines.push(line) };
  createLog({ console, isProduction: true }).note('2 failures');
  expect(lines).toEqual(['2 failures']);
});

test('[2.55] details are shown outside production only', () => {
  const showsDetails = (isProduction: boolean) => createLog({ console, isProduction }).showsDetails;
  expect([showsDetails(true), showsDetails(false)]).toEqual([false, true]);
});
