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

const at = (currentStep: string, answers: Answers = {}) => ({ ...proposalWith(answers), currentStep });
const photo = { name: 'rg.jpg', size: 7, receivedAt: '2026-11-20T12:00:00Z' };
const stored = (foto: unknown) => ({ documentos: { foto: foto as FieldValue } }); // as a service may store it

const sent = (more: Partial<SentFiles> = {}): SentFiles => ({
  slug: 'documentos',
  data: { nome: 'Ana' },
  files: [{ id: 'a-1', fieldKey: 'foto', name: 'rg.jpg', size: 7 }],
  proposalId: 'p1',
  currentSlug: 'documentos',
  waitedForCompletion: false,
  listed: { foto: [] },
  draftOf: 'p1',
  ...more,
});
const evidence = (
  now: ReturnType<typeof at>,
  { waits = false, ...more }: Partial<SentFiles> & { waits?: boolean } = {},
) => evidenceOf(config, documents, now, waits, sent(more));

test('[16.4] [11.2] values that the service spells otherwise are the same values', () => {
  const holds = (values: Answers[string]) =>
    holdsAll(at('dados', { dados: values }), data, { renda: 1500.5, nome: 'Ana' });
  expect(holds({ renda: 1500.5, nome: 'Ana' })).toBe(true);
  expect(holds({ renda: '1500.50', nome: 'Ana' })).toBe(true);
  expect(holds({ renda: 1500, nome: 'Ana' })).toBe(false);
  expect(holds({ renda: 1500.5 })).toBe(false);
  expect(holdsAll(at('dados'), data, { nome: 'Ana' })).toBe(false);
  expect(holdsAll(at('dados', { dados: { outro: 'x' } }), data, { outro: 'x' })).toBe(true);
  expect(holdsAll(at('dados', { dados: { outro: 'x' } }), data, { outro: 'y' })).toBe(false);
});

test('[16.4] a step contradicts a submission only if the service has other values of it', () => {
  expect(contradicts(at('dados'), data, { nome: 'Ana' })).toBe(false);
  expect(contradicts(at('dados', { dados: { nome: 'Ana' } }), data, { nome: 'Ana' })).toBe(false);
  expect(contradicts(at('dados', { dados: { nome: 'Bia' } }), data, { nome: 'Ana' })).toBe(true);
});

test('[16.4] the record of sent files has their names and sizes, the current step, and what the service lists before', () => {
  const submission = submissionWith({
    step: documents,
    data: { nome: 'Ana' },
    files: [{ id: 'a-1', fieldKey: 'foto', file: new File(['1234567'], 'rg.jpg') }],
  });
  const state = createAppState();
  expect(sentFilesOf(state, submission)).toEqual(
    sent({ proposalId: '', currentSlug: '', draftOf: '', listed: { foto: [] } }),
  );
  state.waitsForCompletion = true;
  state.proposal = at('documentos', stored([photo, 'solto', { name: 'so-o-nome.jpg' }, { size: 3 }]));
  expect(sentFilesOf(state, submission)).toEqual(
    sent({
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
  state.proposal = at('documentos', stored(photo));
  expect(sentFilesOf(state, submission).listed.foto).toHaveLength(1);
});

test('[16.4] files arrived if the service lists their names and sizes and did not list them before', () => {
  expect(evidence(at('documentos', stored([photo])))).toBe('arrived');
  expect(evidence(at('documentos', stored([{ ...photo, name: 'outro.jpg' }])))).toBe('missing');
  expect(evidence(at('documentos', stored([{ ...photo, size: 8 }])))).toBe('missing');
  expect(evidence(at('documentos', stored([{ name: 'rg.jpg' }])))).toBe('missing');
  const before = [{ name: 'rg.jpg', size: '7', receivedAt: photo.receivedAt }];
  expect(evidence(at('documentos', stored([photo])), { listed: { foto: before } })).toBe('missing');
  const laterPhoto = { ...photo, receivedAt: '2026-11-20T13:00:00Z' };
  expect(evidence(at('documentos', stored([laterPhoto])), { listed: { foto: before } })).toBe('arrived');
  expect(evidence(at('documentos', stored([photo])), { listed: {} })).toBe('arrived');
  const twoFiles = [...sent().files, { id: 'a-2', fieldKey: 'foto', name: 'verso.jpg', size: 9 }];
  expect(evidence(at('documentos', stored([photo])), { files: twoFiles })).toBe('missing');
  expect(
    evidence(at('documentos', stored([photo, { name: 'verso.jpg', size: 9 }])), { files: twoFiles }),
  ).toBe('arrived');
});

test('[16.4] without a list nothing proves the arrival of files of an earlier step', () => {
  expect(evidence(at('banco'), { currentSlug: 'banco' })).toBe('unproven');
  expect(evidence(at('banco', stored([photo])), { currentSlug: 'banco' })).toBe('arrived');
});

test('[16.4] a current step that has moved on has its files, unless the service has other values of it', () => {
  expect(evidence(at('documentos'))).toBe('missing');
  expect(evidence(at('banco'))).toBe('arrived');
  expect(evidence(at('banco', { documentos: { nome: 'Ana' } }))).toBe('arrived');
  expect(evidence(at('banco', { documentos: { nome: 'Bia' } }))).toBe('unproven');
  expect(evidence(at('dados'))).toBe('missing');
  expect(evidence(at(''))).toBe('missing');
  expect(evidence(at('passo-de-fora'))).toBe('arrived');
  expect(evidenceOf(undefined, documents, at('dados'), false, sent())).toBe('arrived');
});

test('[16.4] a proposal that has begun to wait for its completion has the files', () => {
  expect(evidence(at('documentos'), { waits: true })).toBe('arrived');
  expect(evidence(at('documentos'), { waits: true, waitedForCompletion: true })).toBe('missing');
});
