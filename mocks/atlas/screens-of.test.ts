import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import { unauthorized } from '#scenarios/catalogue/erros/unauthorized.ts';
import { screensOf } from './screens-of.ts';

test('[10.14] screens are identified by their heading; scenarios that end on the screen come first', () => {
  const screens = screensOf([unauthorized, { ...resume, verdict: { endsAt: { heading: 'Endereço' } } }]);
  expect(screens.find(({ heading }) => heading === 'Endereço')?.scenarios).toEqual([
    'resume',
    'unauthorized',
  ]);
});

test('[10.14] a screen lists a scenario once, even if its walk passes the screen again', () => {
  const [repeatedWait] = happyPath.walk.filter(action => action.do === 'waitFor' && 'heading' in action);
  if (!repeatedWait) throw new Error('The walk of "happy-path" waits for no heading.');
  const scenario = { ...happyPath, walk: [repeatedWait, repeatedWait], verdict: {} };
  expect(screensOf([scenario]).map(({ scenarios }) => scenarios)).toEqual([['happy-path']]);
});
