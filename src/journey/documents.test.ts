import { expect, test } from 'vitest';
import { documentLabelOf, noteOnDocuments, timelineOf } from './documents.ts';
import type { ProposalDetails } from './model/proposal-details.ts';

const createDetails = (overrides: Partial<ProposalDetails>): ProposalDetails => ({
  id: 'p',
  situation: '',
  currentStep: '',
  productName: '',
  bankName: '',
  amount: undefined,
  createdAt: '',
  updatedAt: '',
  documents: [],
  history: [],
  ...overrides,
});

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

test('the note names the refused documents; if there are none, those in review', () => {
  const documents = [
    { name: 'CNH', situation: 'pending' },
    { name: 'Conta de luz', situation: 'reproved' },
    { name: 'Selfie', situation: 'reproved' },
  ];
  expect(noteOnDocuments(createDetails({ documents }))).toContain('Conta de luz e Selfie: envie novamente');
  expect(noteOnDocuments(createDetails({ documents: documents.slice(0, 1) }))).toContain(
    'CNH: em conferência',
  );
  expect(noteOnDocuments(createDetails({ documents: [{ name: 'CNH', situation: '' }] }))).toBe('');
});

test('the timeline has the newest entry first and entries with an invalid time last', () => {
  const createEvent = (date: string) => ({ situation: '', description: '', date });
  const history = ['2026-05-04T10:00:00Z', 'ontem', '2026-05-04T09:30:00-03:00'].map(createEvent);
  expect(timelineOf(createDetails({ history })).map(({ date }) => date)).toEqual([
    '2026-05-04T09:30:00-03:00',
    '2026-05-04T10:00:00Z',
    'ontem',
  ]);
});
