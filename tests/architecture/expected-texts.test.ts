import { expect, test } from 'vitest';
import { STEP_STATUSES } from '#journey/model/step.ts';
import { createCheckTexts } from '#journey/steps/check/create-check-texts.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { statusTextsOf, stepTexts } from '#journey/steps/step-texts.ts';
import { endingTypes, expectedTexts, formTypes } from '#scenarios/expected-texts/expected-texts.ts';
import { usualTexts } from '#scenarios/expected-texts/usual-texts.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';

const stepTypeOf = (slug: string) => ({ type: { id: '', label: '', slug, unique: false } });

test('the headings that scenarios expect are those of the step types', () => {
  const differences = Object.entries(expectedTexts).flatMap(([type, texts]) =>
    STEP_STATUSES.flatMap(status => {
      if (status === 'finished') return [];
      const [heading] = texts[status];
      const actual = statusTextsOf(stepTypeOf(type), status).title;
      return heading === null || heading === actual
        ? []
        : [`scenarios/expected-texts: ${type} ${status} is "${heading}"; the app shows "${actual}".`];
    }),
  );
  expectNoBreaches(differences, {
    rule: 'The headings that scenarios expect are those of the step types.',
    remedy:
      'Use the same text in scenarios/expected-texts and in src/journey/steps, which has the texts of the app.',
  });
});

test('the usual texts of scenarios are those of a step type without texts of its own', () => {
  for (const [status, [heading]] of Object.entries(usualTexts))
    expect(heading, `${status} in scenarios/expected-texts/usual-texts.ts`).toBe(
      createCheckTexts()[status as keyof typeof usualTexts].title, // the keys of usualTexts are exactly these
    );
});

test('every step type with its own texts has expected texts in the scenarios, or its group has', () => {
  const knownTypes = [...Object.keys(expectedTexts), ...formTypes, ...endingTypes];
  const groupPrefixes = /^(qiTech|funcao|c6CarEquity|c6ConsignadoPrivado)/;
  const missingTypes = [...stepTypes.names(), ...stepTexts.names()].filter(
    name => !knownTypes.includes(name) && !groupPrefixes.test(name),
  );
  expectNoBreaches(
    missingTypes.map(name => `scenarios/expected-texts lacks ${name}.`),
    {
      rule: 'Every step type that has its own texts has expected texts in the scenarios.',
      remedy:
        'Add `<type>: { ...usualTexts, <status>: [heading, button] }` to a file of scenarios/expected-texts, with the statuses that have texts of their own.',
    },
  );
});
