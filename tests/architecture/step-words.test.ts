import { test } from 'vitest';
import { STEP_STATUSES } from '#journey/model/step.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { statusTextsOf, stepTexts } from '#journey/steps/step-texts.ts';
import { endingTypes, formTypes, stepWords } from '#scenarios/words/step-words.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';

const typeOf = (slug: string) => ({ type: { id: '', label: '', slug, unique: false } });

test('the words that scenarios look for are those that the step types say', () => {
  const differing = Object.entries(stepWords).flatMap(([type, words]) =>
    STEP_STATUSES.flatMap(status => {
      if (status === 'finished') return [];
      const [heading] = words[status];
      const said = statusTextsOf(typeOf(type), status).title;
      return heading === null || heading === said
        ? []
        : [`scenarios/words/step-words.ts: ${type} ${status} is "${heading}"; the app says "${said}".`];
    }),
  );
  expectNoBreaches(differing, {
    rule: 'The headings that scenarios look for are those that the step types say.',
    remedy: 'Write the same words in both: src/journey/steps has the texts of the app.',
  });
});

test('every step type that has texts of its own has its words in the scenarios, or stands for a group that has', () => {
  const known = [...Object.keys(stepWords), ...formTypes, ...endingTypes];
  const groups = /^(qiTech|funcao|c6CarEquity|c6ConsignadoPrivado)/;
  const missing = [...stepTypes.names(), ...stepTexts.names()].filter(
    name => !known.includes(name) && !groups.test(name),
  );
  expectNoBreaches(
    missing.map(name => `scenarios/words/step-words.ts lacks ${name}.`),
    {
      rule: 'Every step type that has its own texts has its words in the scenarios.',
      remedy: 'Add the headings and buttons of each status there.',
    },
  );
});
