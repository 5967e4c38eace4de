import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import {
  draftWith,
  HASH,
  personal,
  readDrafts,
  restoreLate,
  setUpDrafts,
  stored,
} from '#tests/flows/set-up-drafts.ts';
import { createMemoryPlatform, createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { saveDrafts } from './drafts.ts';
import { restoreDrafts } from './restore-drafts.ts';
import type { SentFiles } from './sent-files.ts';

/** The record of the files of a first step that were sent and not proven to have arrived. */
const sentFiles: SentFiles = {
  slug: 'dados',
  data: { nome: 'Ana' },
  files: [],
  proposalId: '',
  currentSlug: '',
  waitedForCompletion: false,
  listed: {},
  draftOf: '',
};

test('[11.3] reading the drafts reads only the entries of this hash id, each once, and writes nothing', async () => {
  const secureStorage = createMemorySecureStorage();
  const calls: string[] = [];
  const record = (call: string) => async (name: string) => void calls.push(`${call} ${name}`);
  const platform = createMemoryPlatform({
    secureStorage: {
      ...secureStorage,
      read: async name => void calls.push(`read ${name}`),
      names: async prefix => {
        calls.push(`names ${prefix}`);
        return [];
      },
      write: record('write'),
      remove: record('remove'),
      rename: record('rename'),
    },
  });
  const { context } = createContextWithoutService({}, { platform });
  await restoreDrafts(context);
  await runPendingWork();
  expect(calls.sort()).toEqual([
    `names typed-early:${HASH}:`,
    `read attachments:${HASH}`,
    `read drafts:${HASH}`,
    `read unproven-files:${HASH}`,
  ]);
});

test('[11.3c] a draft in memory is dropped when its step has other fields', async () => {
  const { context, state } = await setUpDrafts();
  state.drafts.dados = { ...draftWith(personal, { nome: 'Ana' }), schema: 'nome:date' };
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
});

test('[11.3] a late draft fills a form in which nobody has typed, unless it has other fields', async () => {
  const draft = draftWith(personal, { nome: 'Ana' });
  const late = await restoreLate(stored('', { dados: draft }));
  late.context.form.open(personal);
  await late.release();
  expect(late.state.form.fields.nome?.value).toBe('Ana');
  const ofOtherFields = await restoreLate(stored('', { dados: { ...draft, schema: 'nome:date' } }));
  ofOtherFields.context.form.open(personal);
  await ofOtherFields.release();
  expect(ofOtherFields.state.form.fields.nome?.value).toBe('');
  expect(ofOtherFields.state.drafts).toEqual({});
});

test('[16.4] [11.3c] the draft of a creation is dropped if the product no longer has its step', async () => {
  const { context, state, platform } = await setUpDrafts({
    [`drafts:${HASH}`]: stored('', { antiga: draftWith(personal, { nome: 'Ana' }) }),
  });
  await platform.secureStorage.write(`unproven-files:${HASH}`, { ...sentFiles, slug: 'antiga' });
  state.proposal = proposalWith({ antiga: { nome: 'Bia' } });
  await restoreDrafts(context);
  expect(state.drafts).toEqual({});
});

test('[11.3] the value of a field of an unknown kind is written as it is', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  const unknown = stepWith({ slug: 'novo', fields: [buildField({ key: 'x', component: 'novidade' })] });
  state.config = configurationWith({ steps: [unknown] });
  state.drafts.novo = { ...draftWith(unknown, { x: '' }), edited: [] };
  await saveDrafts(context);
  expect(await readDrafts(bare)).toMatchObject({ steps: { novo: { values: { x: '' } } } });
});
