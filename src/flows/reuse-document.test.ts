import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { findReusableDocuments } from '#journey/reusable-documents.ts';
import { creditoContaDeLuz } from '#scenarios/products/credito-conta-de-luz.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';

const decoded = decodeSystem(systemAnswer(creditoContaDeLuz, null));
const configuration = decoded?.configuration;
if (!configuration) throw new Error('The product has no configuration.');
const step = configuration.steps.find(({ slug }) => slug === 'documentoDeIdentidade');
if (!step) throw new Error('The product asks for no document.');

const proposal = { answers: { cadastro: { frenteDoDocumento: ['rg-frente.jpg'], tipoDeDocumento: 'rg' } } };

test('[3.7] the document of another step is offered if the configuration allows it', () => {
  expect(findReusableDocuments(configuration, proposal, step)).toEqual([
    { key: 'frenteDoDocumento', files: [{ id: '', name: 'rg-frente.jpg' }] },
  ]);
});

test('[3.7] no other step reuses documents, and only sent documents are reused', () => {
  expect(findReusableDocuments({ stepsWithReuseDocument: {} }, proposal, step)).toEqual([]);
  expect(findReusableDocuments({ stepsWithReuseDocument: { [step.slug]: false } }, proposal, step)).toEqual(
    [],
  );
  expect(findReusableDocuments(configuration, undefined, step)).toEqual([]);
  expect(findReusableDocuments(configuration, { answers: {} }, step)).toEqual([]);
  const ownDocument = { answers: { [step.slug]: { frenteDoDocumento: ['rg-frente.jpg'] } } };
  expect(findReusableDocuments(configuration, ownDocument, step)).toEqual([]);
});
