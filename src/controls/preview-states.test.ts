import { expect, test } from 'vitest';
import { fieldKinds } from '#journey/fields/index.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { previewExamples } from './preview-examples.ts';

test('[3.32] every kind of field has an example', () => {
  const kindNames = fieldKinds.names();
  const exampleNames = Object.keys(previewExamples);
  const file = 'src/controls/preview-examples.ts';
  expectNoBreaches(
    [
      ...kindNames
        .filter(name => !exampleNames.includes(name))
        .map(name => `${file}: no example has the kind ${name}.`),
      ...exampleNames
        .filter(name => !kindNames.includes(name))
        .map(name => `${file}: the example ${name} belongs to no kind.`),
    ],
    {
      rule: 'Every field kind has an example, which stories and the preview page draw.',
      remedy: `Add the example to ${file}, or remove it.`,
    },
  );
});

test('the value of each example counts as filled for its kind', () => {
  const unfilled = Object.entries(previewExamples).filter(([name, { filled }]) => {
    const kind = fieldKinds.find(name);
    return kind?.carries !== 'nothing' && !kind?.isFilled(filled);
  });
  expect(unfilled).toEqual([]);
});
