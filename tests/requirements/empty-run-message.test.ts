import { expect, test } from 'vitest';
import { emptyRunMessage } from './empty-run-message.ts';

const names = ['[4.5, 8.1] no-offer: Sem oferta', '[1.2c] resume: Retomada', 'the scenario has no mistakes'];

test('a run that selects no test names the most similar scenarios', () => {
  expect(emptyRunMessage('no-ofer', names)).toContain('"no-ofer" in its name. Did you mean no-offer?\n');
});

test('a run that selects no test names none when none is similar', () => {
  expect(emptyRunMessage('xyzzy', names)).toContain('"xyzzy" in its name.\n');
});
