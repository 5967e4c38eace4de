import { expect, test } from 'vitest';
import { documentLabelOf, noteOnDocuments, timelineOf } from './documents.ts';
import { buildField } from './form/build-field.ts';
import type { Field } from './model/field.ts';
import type { ProposalDetails } from './model/proposal-details.ts';
import type { StepStatus } from './model/step.ts';
import { detailsWith } from './testing/details-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

test('[4.2c] [3.50] a document is Aprovada, Pendente or Reprovada, and n/a when its situation is empty', () => {
  const readLabel = (situation: string) => documentLabelOf(situation).label;
  expect(['approved', 'pending', 'reproved', ''].map(readLabel)).toEqual([
    'Aprovada',
    'Pendente',
    'Reprovada',
    'n/a',
  ]);
});

test('[12.4] a situation with the name of a prototype member is unknown', () => {
  for (const hostile of ['constructor', '__proto__', 'toString'])
    expect(documentLabelOf(hostile)).toEqual({ label: 'n/a', kind: 'none' });
});

const refused = { name: 'Conta de luz', situation: 'reproved' };
const pending = { name: 'CNH', situation: 'pending' };
const fileField = buildField({ key: 'conta', component: 'file' });
const noteAt = (
  documents: ProposalDetails['documents'],
  type: string,
  fields: Field[] = [],
  status: StepStatus = 'init',
): string =>
  noteOnDocuments(detailsWith({ documents }), {
    isOver: false,
    current: { step: stepWith({ slug: 's', type: stepTypeWith(type), fields }), status },
  });

test('[2.6] [3.50] the note names the refused documents; if there are none, those in review', () => {
  const selfie = { name: 'Selfie', situation: 'reproved' };
  expect(noteAt([pending, refused, selfie], 'form', [fileField])).toBe(
    'Conta de luz e Selfie: envie novamente. Ao continuar a proposta, mostramos onde.',
  );
  expect(noteAt([pending], 'form')).toContain('CNH: em conferência');
  expect(noteAt([{ name: 'CNH', situation: '' }], 'form')).toBe('');
});

test('[2.6] only if the current step takes documents, the note asks for a refused one and says that it shows where', () => {
  const request = 'Conta de luz: envie novamente. Ao continuar a proposta, mostramos onde.';
  const noRequest =
    'Conta de luz: o banco não aceitou. Verifique mais tarde se já é possível enviar novamente.';
  expect(noteAt([refused], 'form', [fileField])).toBe(request);
  expect(noteAt([refused], 'form', [{ ...fileField, hidden: true }])).toBe(noRequest);
  expect(noteAt([refused], 'creditAnalysis', [fileField], 'remake')).toBe(request);
  expect(noteAt([refused], 'creditAnalysis', [fileField], 'waiting')).toBe(noRequest);
  const details = detailsWith({ documents: [refused] });
  expect(noteOnDocuments(details, { isOver: false, current: undefined })).toBe(noRequest);
});

test.each([
  ['init', 'envie novamente'],
  ['waiting', 'envie novamente'],
  ['failed', 'envie novamente'],
  ['remake', 'envie novamente'],
  ['success', 'o banco não aceitou'],
  ['review', 'o banco não aceitou'],
  ['finished', 'o banco não aceitou'],
] as const)('[2.6] [2.26] at a link for documents with status %s the note says: %s', (status, text) => {
  expect(noteAt([refused], 'documentLink', [], status)).toContain(text);
});

test('[2.6] after the end of the journey the note asks for nothing', () => {
  const atEnd = { isOver: true, current: undefined };
  expect(noteOnDocuments(detailsWith({ documents: [refused, pending] }), atEnd)).toBe('');
});

test('the timeline has the newest entry first and entries with an invalid time last', () => {
  const createEvent = (date: string) => ({ situation: '', description: '', date });
  const history = ['2026-05-04T10:00:00Z', 'ontem', '2026-05-04T09:30:00-03:00'].map(createEvent);
  expect(timelineOf(detailsWith({ history })).map(({ date }) => date)).toEqual([
    '2026-05-04T09:30:00-03:00',
    '2026-05-04T10:00:00Z',
    'ontem',
  ]);
});
