import { expect, test } from 'vitest';
import { buildStep } from '#journey/form/testing/build-step.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createAppState } from '#state/app-state.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import type { Context } from './context.ts';
import type { SentFiles } from './sent-files.ts';
import { submissionWith } from './testing/submission-with.ts';
import {
  forgetUnprovenFiles,
  markFiles,
  moveUnprovenFiles,
  restoreUnprovenFiles,
  saveUnprovenFilesNow,
} from './unproven-files.ts';

const submission = submissionWith({
  step: stepWith({ slug: 'documentos', ...buildStep({ key: 'foto', component: 'imageCapture' }) }),
  data: { nome: 'Ana' },
  files: [{ id: 'a-1', fieldKey: 'foto', file: new File(['1234567'], 'rg.jpg') }],
});

function setUp() {
  const state = createAppState();
  state.hashId = 'h1';
  const platform = createMemoryPlatform();
  const unprovenFiles: Context['unprovenFiles'] = { sent: undefined };
  const stored = (hashId = 'h1') => platform.secureStorage.read(`unproven-files:${hashId}`);
  return { state, platform, unprovenFiles, stored };
}

const record: SentFiles = {
  slug: 'documentos',
  data: { nome: 'Ana' },
  files: [{ id: 'a-1', fieldKey: 'foto', name: 'rg.jpg', size: 7 }],
  proposalId: '',
  currentSlug: '',
  waitedForCompletion: false,
  listed: { foto: [] },
  draftOf: '',
};

test('[16.4] files that are about to be sent are noted on the device, also by a closing page', async () => {
  const holder = setUp();
  expect(saveUnprovenFilesNow(holder)).toBe(true);
  expect(await holder.stored()).toBeUndefined();
  markFiles(holder, submission);
  expect(holder.unprovenFiles.sent).toEqual(record);
  await expect.poll(holder.stored).toEqual(record);
  await holder.platform.secureStorage.remove('unproven-files:h1');
  expect(saveUnprovenFilesNow(holder)).toBe(true);
  expect(await holder.stored()).toEqual(record);
});

test('[16.4] a device that stores nothing says so to a closing page', () => {
  const holder = setUp();
  holder.unprovenFiles.sent = record;
  holder.platform.secureStorage.writeNow = () => false;
  expect(saveUnprovenFilesNow(holder)).toBe(false);
});

test('[16.4] the files of a first step that follow its creation still belong to the draft that was typed before it', () => {
  const holder = setUp();
  const { state, unprovenFiles } = holder;
  const proposal = { ...proposalWith({}), id: 'p1', currentStep: 'banco' };
  markFiles(holder, submission);
  state.proposal = proposal;
  markFiles(holder, submission);
  expect(unprovenFiles.sent).toMatchObject({ proposalId: 'p1', draftOf: '' });
  unprovenFiles.sent = { ...record, slug: 'outro' };
  markFiles(holder, submission);
  expect(unprovenFiles.sent).toMatchObject({ proposalId: 'p1', draftOf: 'p1' });
  unprovenFiles.sent = { ...record, draftOf: 'p0' };
  markFiles(holder, submission);
  expect(unprovenFiles.sent).toMatchObject({ draftOf: 'p1' });
});

test('[16.4] [11.3] the record of an earlier visit is restored, and one of this visit stays', async () => {
  const holder = setUp();
  await holder.platform.secureStorage.write('unproven-files:h1', record);
  expect(await restoreUnprovenFiles(holder, undefined)).toEqual(record);
  const ownRecord = { ...record, slug: 'desta-visita' };
  holder.unprovenFiles.sent = ownRecord;
  expect(await restoreUnprovenFiles(holder, undefined)).toEqual(ownRecord);
  holder.unprovenFiles.sent = undefined;
  await holder.platform.secureStorage.write('unproven-files:h0', { ...record, slug: 'antigo' });
  expect(await restoreUnprovenFiles(holder, 'h0')).toMatchObject({ slug: 'antigo' });
});

test.each([
  ['no record', 'x'],
  ['a slug that is no text', { ...record, slug: 1 }],
  ['a proposal that is no text', { ...record, proposalId: null }],
  ['a step that is no text', { ...record, currentSlug: undefined }],
  ['a draft that is no text', { ...record, draftOf: {} }],
  ['values that are no record', { ...record, data: 'x' }],
  ['a list that is no record', { ...record, listed: 'x' }],
  ['files that are no list', { ...record, files: {} }],
  ['a file that is no record', { ...record, files: [...record.files, 'x'] }],
])('[16.4] [6.1] stored data with %s is no record of sent files', async (_, stored) => {
  const holder = setUp();
  await holder.platform.secureStorage.write('unproven-files:h1', stored);
  expect(await restoreUnprovenFiles(holder, undefined)).toBeUndefined();
});

test('[16.4] [3.17] the record moves to a renamed hash id, and is removed when the files have arrived', async () => {
  const holder = setUp();
  markFiles(holder, submission);
  await expect.poll(holder.stored).toBeDefined();
  holder.state.hashId = 'h2';
  await moveUnprovenFiles(holder, 'h1');
  expect(await holder.stored('h1')).toBeUndefined();
  expect(await holder.stored('h2')).toEqual(record);
  await forgetUnprovenFiles(holder);
  expect(holder.unprovenFiles.sent).toBeUndefined();
  expect(await holder.stored('h2')).toBeUndefined();
});
