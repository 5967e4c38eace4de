import { expect, test } from 'vitest';
import { splitAtBreaks } from './split-at-breaks.ts';

test('[2.55] [2.55b] a <br/> splits a message into lines', () => {
  expect(splitAtBreaks('Tente de novo.<br/>Ou volte<BR>mais tarde.<br /> ')).toEqual([
    'Tente de novo.',
    'Ou volte',
    'mais tarde.',
  ]);
  expect(splitAtBreaks('Um<br/>Dois<BR />  <br>Três')).toEqual(['Um', 'Dois', 'Três']);
});

test('[2.55] every kind of line break splits a message, and empty lines are left out', () => {
  expect(splitAtBreaks('Um\nDois\r\nTrês\n\n')).toEqual(['Um', 'Dois', 'Três']);
  expect(splitAtBreaks('')).toEqual([]);
});
