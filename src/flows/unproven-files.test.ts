import { expect, test } from 'vitest';
import { buildStep } from '#journey/form/testing/build-step.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createAppState } from '#state/app-state.ts';
import { createGate } from '#tests/support/create-gate.ts';
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
  const unprovenFiles: Context['unprovenFiles'] = { sent: undefined, removals: 0 };
  const readStored = (hashId = 'h1') => platform.secureStorage.read(`unproven-files:${hashId}`);
  return { state, platform, unprovenFiles, stored: readStored };
}

const sentFiles: SentFiles = {
  slug: 'documentos',
  data: { nome: 'Ana' },
  files: [{ id: 'a-1', fieldKey: 'foto', name: 'rg.jpg', size: 7 }],
  proposalId: '',
  currentSlug: '',
  waitedForCompletion: false,
  listed: { foto: [] },
  draftOf: '',
};

test('[16.4] files that are about to be sent are recorded on the device, also by a closing page', async () => {
  const context = setUp();
  expect(saveUnprovenFilesNow(context)).toBe(true);
  expect(await context.stored()).toBeUndefined();
  markFiles(context, submission);
  expect(context.unprovenFiles.sent).toEqual(sentFiles);
  await expect.poll(context.stored).toEqual(sentFiles);
  await context.platform.secureStorage.remove('unproven-files:h1');
  expect(saveUnprovenFilesNow(context)).toBe(true);
  expect(await context.stored()).toEqual(sentFiles);
});

test('[16.4] on a device that stores nothing the save of a closing page fails', () => {
  const context = setUp();
  context.unprovenFiles.sent = sentFiles;
  context.platform.secureStorage.writeNow = () => false;
  expect(saveUnprovenFilesNow(context)).toBe(false);
});

test('[16.4] the files of a first step that follow its creation still belong to the draft that was typed before it', () => {
  const context = setUp();
  const { state, unprovenFiles } = context;
  const proposal = { ...proposalWith({}), id: 'p1', currentStep: 'banco' };
  markFiles(context, submission);
  state.proposal = proposal;
  markFiles(context, submission);
  expect(unprovenFiles.sent).toMatchObject({ proposalId: 'p1', draftOf: '' });
  unprovenFiles.sent = { ...sentFiles, slug: 'outro' };
  markFiles(context, submission);
  expect(unprovenFiles.sent).toMatchObject({ proposalId: 'p1', draftOf: 'p1' });
  unprovenFiles.sent = { ...sentFiles, draftOf: 'p0' };
  markFiles(context, submission);
  expect(unprovenFiles.sent).toMatchObject({ draftOf: 'p1' });
});

test('[16.4] [11.3] the record of an earlier visit is restored, and a record of this visit is not replaced', async () => {
  const context = setUp();
  await context.platform.secureStorage.write('unproven-files:h1', sentFiles);
  expect(await restoreUnprovenFiles(context, undefined)).toEqual(sentFiles);
  const newerFiles = { ...sentFiles, slug: 'desta-visita' };
  context.unprovenFiles.sent = newerFiles;
  expect(await restoreUnprovenFiles(context, undefined)).toEqual(newerFiles);
  context.unprovenFiles.sent = undefined;
  await context.platform.secureStorage.write('unproven-files:h0', { ...sentFiles, slug: 'antigo' });
  expect(await restoreUnprovenFiles(context, 'h0')).toMatchObject({ slug: 'antigo' });
});

test.each([
  ['no record', 'x'],
  ['a slug that is no text', { ...sentFiles, slug: 1 }],
  ['a proposal that is no text', { ...sentFiles, proposalId: null }],
  ['a step that is no text', { ...sentFiles, currentSlug: undefined }],
  ['a draft that is no text', { ...sentFiles, draftOf: {} }],
  ['values that are no record', { ...sentFiles, data: 'x' }],
  ['a list that is no record', { ...sentFiles, listed: 'x' }],
  ['files that are no list', { ...sentFiles, files: {} }],
  ['a file that is no record', { ...sentFiles, files: [...sentFiles.files, 'x'] }],
])('[16.4] [6.1] stored data with %s is no record of sent files', async (_, stored) => {
  const context = setUp();
  await context.platform.secureStorage.write('unproven-files:h1', stored);
  expect(await restoreUnprovenFiles(context, undefined)).toBeUndefined();
});

test('[16.4] [3.17] the record moves to a renamed hash id, and is removed when the files have arrived', async () => {
  const context = setUp();
  markFiles(context, submission);
  await expect.poll(context.stored).toBeDefined();
  context.state.hashId = 'h2';
  await moveUnprovenFiles(context, 'h1');
  expect(await context.stored('h1')).toBeUndefined();
  expect(await context.stored('h2')).toEqual(sentFiles);
  await forgetUnprovenFiles(context);
  expect(context.unprovenFiles.sent).toBeUndefined();
  expect(await context.stored('h2')).toBeUndefined();
});

test('[11.6] [16.4] a record that is removed while the device reads it is not restored', async () => {
  const context = setUp();
  await context.platform.secureStorage.write('unproven-files:h1', sentFiles);
  const gate = createGate();
  context.platform.secureStorage.read = gate.hold(context.platform.secureStorage.read);
  const restoring = restoreUnprovenFiles(context, undefined);
  await forgetUnprovenFiles(context);
  gate.open();
  expect(await restoring).toBeUndefined();
  expect(context.state.filesDueAt).toBe('');
});
