import { expect, test } from 'vitest';
import { decodeSystem } from '#api/decode/system.ts';
import { reusableDocuments, reusedNames } from '#journey/reusable-documents.ts';
import { creditoContaDeLuz } from '#scenarios/products/credito-conta-de-luz.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';

const decoded = decodeSystem(systemAnswer(creditoContaDeLuz, null));
const configuration = decoded?.configuration;
if (!configuration) throw new Error('The product has no configuration.');
const step = configuration.steps.find(({ slug }) => slug === 'documentoDeIdentidade');
if (!step) throw new Error('The product asks for no document.');

const proposal = { answers: { cadastro: { frenteDoDocumento: ['rg-frente.jpg'], tipoDeDocumento: 'rg' } } };

test('[3.7] the document of another step is offered if the configuration allows it', () => {
  expect(reusableDocuments(configuration, proposal, step)).toEqual([
    { key: 'frenteDoDocumento', files: [{ id: '', name: 'rg-frente.jpg' }] },
  ]);
});

test('[3.7] no other step reuses documents, and only sent documents are reused', () => {
  expect(reusableDocuments({ stepsWithReuseDocument: {} }, proposal, step)).toEqual([]);
  expect(reusableDocuments({ stepsWithReuseDocument: { [step.slug]: false } }, proposal, step)).toEqual([]);
  expect(reusableDocuments(configuration, undefined, step)).toEqual([]);
  expect(reusableDocuments(configuration, { answers: {} }, step)).toEqual([]);
  const ownDocument = { answers: { [step.slug]: { frenteDoDocumento: ['rg-frente.jpg'] } } };
  expect(reusableDocuments(configuration, ownDocument, step)).toEqual([]);
});

test('[3.7] reused documents are sent by name, new photos with their bytes', () => {
  const reused = { frenteDoDocumento: [{ id: '', name: 'rg-frente.jpg' }], tipoDeDocumento: 'rg' };
  expect(reusedNames(configuration, proposal, step, reused)).toEqual({
    frenteDoDocumento: ['rg-frente.jpg'],
  });
  const photo = { frenteDoDocumento: [{ id: 'arquivo-1', name: 'rg-frente.jpg' }] };
  expect(reusedNames(configuration, proposal, step, photo)).toEqual({});
  expect(reusedNames({ stepsWithReuseDocument: {} }, proposal, step, reused)).toEqual({});
});
