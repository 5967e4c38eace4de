import { expect, test } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import { buildStep } from '#journey/form/testing/build-step.ts';
import type { FieldValue } from '#journey/model/field.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createAppState } from '#state/app-state.ts';
import { contradicts, evidenceOf, holdsAll, sentFilesOf } from './file-evidence.ts';
import type { SentFiles } from './sent-files.ts';
import { submissionWith } from './testing/submission-with.ts';

const { fields } = buildStep(
  { key: 'renda', component: 'money' },
  { key: 'nome' },
  { key: 'foto', component: 'imageCapture' },
);
const stepOf = (slug: string, order: number) => stepWith({ slug, order, fields });
const [data, documents, bank] = [stepOf('dados', 1), stepOf('documentos', 2), stepOf('banco', 3)];
const config = configurationWith({ steps: [data, documents, bank] });

const proposalAt = (currentStep: string, answers: Answers = {}) => ({
  ...proposalWith(answers),
  currentStep,
});
const photo = { name: 'rg.jpg', size: 7, receivedAt: '2026-11-20T12:00:00Z' };
const answersWith = (foto: unknown) => ({ documentos: { foto: foto as FieldValue } }); // as a service may store it

const sentFilesWith = (overrides: Partial<SentFiles> = {}): SentFiles => ({
  slug: 'documentos',
  data: { nome: 'Ana' },
  files: [{ id: 'a-1', fieldKey: 'foto', name: 'rg.jpg', size: 7 }],
  proposalId: 'p1',
  currentSlug: 'documentos',
  waitedForCompletion: false,
  listed: { foto: [] },
  draftOf: 'p1',
  ...overrides,
});
const evidenceIn = (
  proposal: ReturnType<typeof proposalAt>,
  { waitsForCompletion = false, ...overrides }: Partial<SentFiles> & { waitsForCompletion?: boolean } = {},
) => evidenceOf(config, documents, proposal, waitsForCompletion, sentFilesWith(overrides));

test('[16.4] [11.2] values that the service spells otherwise are the same values', () => {
  const holds = (values: Answers[string]) =>
    holdsAll(proposalAt('dados', { dados: values }), data, { renda: 1500.5, nome: 'Ana' });
  expect(holds({ renda: 1500.5, nome: 'Ana' })).toBe(true);
  expect(holds({ renda: '1500.50', nome: 'Ana' })).toBe(true);
  expect(holds({ renda: 1500, nome: 'Ana' })).toBe(false);
  expect(holds({ renda: 1500.5 })).toBe(false);
  expect(holdsAll(proposalAt('dados'), data, { nome: 'Ana' })).toBe(false);
  expect(holdsAll(proposalAt('dados', { dados: { outro: 'x' } }), data, { outro: 'x' })).toBe(true);
  expect(holdsAll(proposalAt('dados', { dados: { outro: 'x' } }), data, { outro: 'y' })).toBe(false);
});

test('[16.4] [11.2] a service that leaves empty members out has the values that were sent empty', () => {
  const sent = { renda: null, nome: '', foto: [] };
  expect(holdsAll(proposalAt('dados', { dados: {} }), data, sent)).toBe(true);
  expect(holdsAll(proposalAt('dados', { dados: { nome: 'Ana' } }), data, { ...sent, nome: 'Ana' })).toBe(
    true,
  );
  expect(holdsAll(proposalAt('dados', { dados: { nome: 'Ana' } }), data, sent)).toBe(false);
  expect(holdsAll(proposalAt('dados'), data, sent)).toBe(false);
  expect(contradicts(proposalAt('dados', { dados: {} }), data, sent)).toBe(false);
  expect(contradicts(proposalAt('dados', { dados: { renda: 10 } }), data, sent)).toBe(true);
});

test('[16.4] a step contradicts a submission only if the service has other values of it', () => {
  expect(contradicts(proposalAt('dados'), data, { nome: 'Ana' })).toBe(false);
  expect(contradicts(proposalAt('dados', { dados: { nome: 'Ana' } }), data, { nome: 'Ana' })).toBe(false);
  expect(contradicts(proposalAt('dados', { dados: { nome: 'Bia' } }), data, { nome: 'Ana' })).toBe(true);
  expect(contradicts(proposalAt('dados', { dados: { renda: 10 } }), data, { nome: 'Ana' })).toBe(false);
  expect(contradicts(proposalAt('dados', { dados: { outro: 'y' } }), data, { outro: 'x' })).toBe(false);
});

test('[16.4] the record of sent files has their names and sizes, the current step, and what the service lists before', () => {
  const submission = submissionWith({
    step: documents,
    data: { nome: 'Ana' },
    files: [{ id: 'a-1', fieldKey: 'foto', file: new File(['1234567'], 'rg.jpg') }],
  });
  const state = createAppState();
  expect(sentFilesOf(state, submission)).toEqual(
    sentFilesWith({ proposalId: '', currentSlug: '', draftOf: '', listed: { foto: [] } }),
  );
  state.waitsForCompletion = true;
  state.proposal = proposalAt(
    'documentos',
    answersWith([photo, 'solto', { name: 'so-o-nome.jpg' }, { size: 3 }]),
  );
  expect(sentFilesOf(state, submission)).toEqual(
    sentFilesWith({
      waitedForCompletion: true,
      listed: {
        foto: [
          { name: 'rg.jpg', size: '7', receivedAt: photo.receivedAt },
          { name: 'so-o-nome.jpg', size: '', receivedAt: '' },
          { name: '', size: '3', receivedAt: '' },
        ],
      },
    }),
  );
  state.proposal = proposalAt('documentos', answersWith(photo));
  expect(sentFilesOf(state, submission).listed.foto).toHaveLength(1);
});

test('[16.4] files arrived if the service lists their names and sizes and did not list them before', () => {
  expect(evidenceIn(proposalAt('documentos', answersWith([photo])))).toBe('arrived');
  expect(evidenceIn(proposalAt('documentos', answersWith([{ ...photo, name: 'outro.jpg' }])))).toBe(
    'missing',
  );
  expect(evidenceIn(proposalAt('documentos', answersWith([{ ...photo, size: 8 }])))).toBe('missing');
  expect(evidenceIn(proposalAt('documentos', answersWith([{ name: 'rg.jpg' }])))).toBe('missing');
  const listedBefore = [{ name: 'rg.jpg', size: '7', receivedAt: photo.receivedAt }];
  expect(evidenceIn(proposalAt('documentos', answersWith([photo])), { listed: { foto: listedBefore } })).toBe(
    'missing',
  );
  const laterPhoto = { ...photo, receivedAt: '2026-11-20T13:00:00Z' };
  expect(
    evidenceIn(proposalAt('documentos', answersWith([laterPhoto])), { listed: { foto: listedBefore } }),
  ).toBe('arrived');
  expect(evidenceIn(proposalAt('documentos', answersWith([photo])), { listed: {} })).toBe('arrived');
  const twoFiles = [...sentFilesWith().files, { id: 'a-2', fieldKey: 'foto', name: 'verso.jpg', size: 9 }];
  expect(evidenceIn(proposalAt('documentos', answersWith([photo])), { files: twoFiles })).toBe('missing');
  expect(
    evidenceIn(proposalAt('documentos', answersWith([photo, { name: 'verso.jpg', size: 9 }])), {
      files: twoFiles,
    }),
  ).toBe('arrived');
});

test('[16.4] without a list nothing proves the arrival of files of an earlier step', () => {
  expect(evidenceIn(proposalAt('banco'), { currentSlug: 'banco' })).toBe('unproven');
  expect(evidenceIn(proposalAt('banco', answersWith([photo])), { currentSlug: 'banco' })).toBe('arrived');
});

test('[16.4] a current step that has moved on has its files, unless the service has other values of it', () => {
  expect(evidenceIn(proposalAt('documentos'))).toBe('missing');
  expect(evidenceIn(proposalAt('banco'))).toBe('arrived');
  expect(evidenceIn(proposalAt('banco', { documentos: { nome: 'Ana' } }))).toBe('arrived');
  expect(evidenceIn(proposalAt('banco', { documentos: { nome: 'Bia' } }))).toBe('unproven');
  expect(evidenceIn(proposalAt('dados'))).toBe('missing');
  expect(evidenceIn(proposalAt(''))).toBe('missing');
  expect(evidenceIn(proposalAt('passo-de-fora'))).toBe('arrived');
  expect(evidenceOf(undefined, documents, proposalAt('dados'), false, sentFilesWith())).toBe('arrived');
});

test('[16.4] [4.10] a current step that has moved on has its files, also if the service opens an earlier step for review', () => {
  const inReview = (currentStep: string, reviewStep: string) => ({ ...proposalAt(currentStep), reviewStep });
  expect(evidenceIn(inReview('banco', 'dados'))).toBe('arrived');
  expect(evidenceIn(inReview('documentos', 'dados'))).toBe('missing');
  expect(evidenceIn(inReview('banco', 'documentos'))).toBe('missing');
});

test('[16.4] [7.10] a file that joins those of the service has arrived with the next step, also if the service lists names only', () => {
  const sent = { data: { nome: 'Ana', foto: ['frente.jpg'] } };
  const foto = ['frente.jpg', 'rg.jpg'];
  expect(evidenceIn(proposalAt('banco', { documentos: { nome: 'Ana', foto } }), sent)).toBe('arrived');
  expect(evidenceIn(proposalAt('banco', { documentos: { nome: 'Bia', foto } }), sent)).toBe('unproven');
});

test('[16.4] a proposal that has begun to wait for its completion has the files', () => {
  expect(evidenceIn(proposalAt('documentos'), { waitsForCompletion: true })).toBe('arrived');
  expect(evidenceIn(proposalAt('documentos'), { waitsForCompletion: true, waitedForCompletion: true })).toBe(
    'missing',
  );
});
