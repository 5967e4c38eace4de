import { expect, test } from 'vitest';
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
