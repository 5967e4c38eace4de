import { expect, test } from 'vitest';
import { fieldKinds } from '#journey/fields/index.ts';
import { previewExamples } from './preview-examples.ts';

test('[3.32] every kind of field has an example', () => {
  expect(Object.keys(previewExamples).sort()).toEqual([...fieldKinds.names()].sort());
});

test('the value of each example counts as filled for its kind', () => {
  const unfilled = Object.entries(previewExamples).filter(([name, { filled }]) => {
    const kind = fieldKinds.find(name);
    return kind?.carries !== 'nothing' && !kind?.isFilled(filled);
  });
  expect(unfilled).toEqual([]);
});
