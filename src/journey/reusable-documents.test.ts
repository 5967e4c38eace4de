import { expect, test } from 'vitest';
import { buildStep } from './form/testing/build-step.ts';
import { findReusableDocuments } from './reusable-documents.ts';

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
