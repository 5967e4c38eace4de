import { expect, test } from 'vitest';
import { createDiscretion } from './discretion.ts';

test('[16.5d] a name with a recorded word in it is not quoted, also if its words are joined', () => {
  const discretion = createDiscretion();
  discretion.record({ nome: 'Zuleica Testemunhal' });
  for (const name of ['zuleica', 'nomeZuleica', 'mariazuleica', 'zuleicaTestemunhal', 'xtestemunhalx'])
    expect(discretion.quote(name), name).toBeUndefined();
  expect(discretion.quote('currentStep')).toBe('currentStep');
});
