import { expect, test } from 'vitest';
import { buildStep } from './form/testing/build-step.ts';
import { findReusableDocuments, findReusedNames } from './reusable-documents.ts';

const step = {
  slug: 'documentos',
  ...buildStep(
    { key: 'nome' },
    { key: 'frente', component: 'imageCapture' },
    { key: 'contrato', component: 'file' },
  ),
};
const allowed = { stepsWithReuseDocument: { documentos: true } };
const proposal = {
  answers: {
    cadastro: { nome: 'Ana', frente: ['rg-1.jpg', 'rg-2.jpg'] },
    renda: { frente: ['outro.jpg'], contrato: [] },
    documentos: { contrato: ['c.pdf'] },
  },
};

test('[3.7] the files of the first other step that has them are offered, by name and without bytes', () => {
  expect(findReusableDocuments(allowed, proposal, step)).toEqual([
    {
      key: 'frente',
      files: [
        { id: '', name: 'rg-1.jpg' },
        { id: '', name: 'rg-2.jpg' },
      ],
    },
  ]);
});

test('[3.7] [12.4] a step reuses documents only if the configuration says so for its own slug', () => {
  expect(findReusableDocuments({ stepsWithReuseDocument: { outra: true } }, proposal, step)).toEqual([]);
  expect(findReusableDocuments({ stepsWithReuseDocument: { documentos: false } }, proposal, step)).toEqual(
    [],
  );
  expect(
    findReusableDocuments({ stepsWithReuseDocument: {} }, proposal, { ...step, slug: 'constructor' }),
  ).toEqual([]);
  expect(findReusableDocuments(allowed, undefined, step)).toEqual([]);
});

test('[3.7] a document is reused only if all files of its field are those of the other step', () => {
  const namesOf = (frente: { id: string; name: string }[]) =>
    findReusedNames(allowed, proposal, step, { nome: 'Ana', frente });
  const [first, second] = [
    { id: '', name: 'rg-1.jpg' },
    { id: '', name: 'rg-2.jpg' },
  ];
  expect(namesOf([second, first])).toEqual({ frente: ['rg-2.jpg', 'rg-1.jpg'] });
  expect(namesOf([first])).toEqual({ frente: ['rg-1.jpg'] });
  expect(namesOf([first, { id: 'nova', name: 'rg-2.jpg' }])).toEqual({});
  expect(namesOf([first, { id: '', name: 'outro.jpg' }])).toEqual({});
  expect(namesOf([])).toEqual({});
});
