import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
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

test('[9.35] every width in percent is a whole number of the 24 columns of a row', () => {
  const widths = Object.entries(tokens.sizes).filter(([, { value }]) => value.endsWith('%'));
  expect(widths.length).toBeGreaterThanOrEqual(5);
  const columnsOf = (width: string) => (Number.parseFloat(width) / 100) * 24;
  expectNoBreaches(
    widths
      .filter(([, { value }]) => Math.abs(columnsOf(value) - Math.round(columnsOf(value))) > 0.001)
      .map(
        ([name, { value }]) =>
          `src/ui/theme/tokens.ts: sizes.${name} is ${value}, ${columnsOf(value)} columns.`,
      ),
    {
      rule: 'A row has 24 columns, and a share of a row is whole columns wide.',
      remedy: 'Write the width as a share of 24, as the other sizes do.',
    },
  );
  expect(tokens.sizes.panel.value).toBe(`${((10 / 24) * 100).toFixed(3)}%`);
});
