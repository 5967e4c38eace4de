import { expect, test } from 'vitest';
import { STEP_STATUSES } from '#journey/model/step.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { statusTextsOf, stepTexts } from '#journey/steps/step-texts.ts';
import { endingTypes, formTypes, stepWords } from '#scenarios/words/step-words.ts';

const typeOf = (slug: string) => ({ type: { id: '', label: '', slug, unique: false } });

test('the words that scenarios look for are those that the step types say', () => {
  const differing = Object.entries(stepWords).flatMap(([type, words]) =>
    STEP_STATUSES.flatMap(status => {
      if (status === 'finished') return [];
      const [heading] = words[status];
      const said = statusTextsOf(typeOf(type), status).title;
      return heading === null || heading === said ? [] : [`${type} ${status}: ${heading} / ${said}`];
    }),
  );
  expect(differing).toEqual([]);
});

test('every step type that has texts of its own has its words in the scenarios, or stands for a group that has', () => {
  const known = [...Object.keys(stepWords), ...formTypes, ...endingTypes];
  const groups = /^(qiTech|funcao|c6CarEquity|c6ConsignadoPrivado)/;
  const missing = [...stepTypes.names(), ...stepTexts.names()].filter(
    name => !known.includes(name) && !groups.test(name),
  );
  expect(missing).toEqual([]);
});
