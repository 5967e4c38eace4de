import { expect, test } from 'vitest';
import { tokens } from '#ui/theme/tokens.ts';
import config from '../../panda.config.ts';

test('[9.16] the breakpoints are those of the specification, from xs to xxl', () => {
  expect(config.theme?.breakpoints).toEqual({
    xs: '480px',
    sm: '576px',
    md: '768px',
    lg: '992px',
    xl: '1200px',
    xxl: '1600px',
  });
});

test('[9.35] a row has 24 columns: whatever is a share of a row is whole columns wide', () => {
  const shares = Object.values(tokens.sizes)
    .map(({ value }) => value)
    .filter(width => width.endsWith('%'));
  expect(shares.length).toBeGreaterThanOrEqual(5);
  const inColumns = shares.map(width => (Number.parseFloat(width) / 100) * 24);
  expect(inColumns.filter(count => Math.abs(count - Math.round(count)) > 0.001)).toEqual([]);
  expect(tokens.sizes.panel.value).toBe(`${((10 / 24) * 100).toFixed(3)}%`);
});
