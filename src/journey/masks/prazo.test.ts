import { expect, test } from 'vitest';
import { createTypist } from '#tests/support/typist.ts';
import { prazo } from './prazo.ts';

test('[9.27] a term has three digits at most, typed or pasted', () => {
  const typist = createTypist(prazo.options);
  typist.type('12x34');
  expect(typist.value).toBe('123');
  const pasting = createTypist(prazo.options);
  pasting.paste('4800');
  expect(pasting.value).toBe('480');
});
