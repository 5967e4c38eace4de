import { expect, test, vi } from 'vitest';
import { fieldKinds } from '#journey/fields/index.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { schemaOf } from '#state/draft.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import {
  address,
  draftWith,
  HASH,
  personal,
  readDrafts,
  sentFiles,
  setUpDrafts,
  stored,
} from '#tests/flows/set-up-drafts.ts';
import { createMemoryPlatform, createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { dropDraft, eraseDrafts, keepDraft, saveDrafts, saveDraftsNow, saveTypedValues } from './drafts.ts';

test('[11.3] a form without edits has no draft; an edited one has its values, edited fields, schema and what the service had sent', async () => {
  const { context, state } = await setUpDrafts();
  state.proposal = proposalWith({ dados: { email: 'a@b.com' } });
  keepDraft(context);
  expect(state.drafts).toEqual({});
  context.form.open(personal);
  keepDraft(context);
  expect(state.drafts).toEqual({});
  context.form.current()?.edited.add('nome');
  context.form.change({ nome: 'Ana' });
  keepDraft(context);
  expect(state.drafts).toEqual({
    dados: {
      values: { nome: 'Ana', email: 'a@b.com', foto: [] },
      edited: ['nome'],
      openedWith: { email: 'a@b.com' },
      schema: schemaOf(personal.fields),
    },
  });
});

test('[11.3] [11.4] a draft is written without files, without unknown keys, and without fields that nobody has touched', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  state.drafts.dados = {
    ...draftWith(personal, { nome: '', email: '', foto: [{ id: 'a', name: 'rg.png' }], velho: 'x' }),
    edited: ['nome'],
    openedWith: {},
  };
  await saveDrafts(context);
  expect(await readDrafts(bare)).toEqual({
    proposalId: '',
    choices: {},
    steps: { dados: { values: { nome: '' }, edited: ['nome'], schema: schemaOf(personal.fields) } },
  });
});

test('[11.3] an emptied field whose value the service has is written, although the list of edited fields lacks it', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  state.proposal = proposalWith({ dados: { email: 'a@b.com' } });
  state.drafts.dados = {
    ...draftWith(personal, { nome: '', email: '' }),
    edited: [],
    openedWith: { email: 'a@b.com' },
  };
  await saveDrafts(context);
  expect(await readDrafts(bare)).toMatchObject({
    proposalId: 'p1',
    steps: { dados: { values: { email: '' } } },
  });
  expect(JSON.stringify(await readDrafts(bare))).not.toContain('nome":');
});

test('[14.2] [11.3] a save examines no field whose value is still that of the service', async () => {
  const { context, state } = await setUpDrafts();
  state.drafts.dados = {
    ...draftWith(personal, { nome: 'Ana', email: 'a@b.com' }),
    edited: ['nome'],
    openedWith: { email: 'a@b.com' },
  };
  const findKind = vi.spyOn(fieldKinds, 'find');
  await saveDrafts(context);
  expect(findKind).toHaveBeenCalledOnce();
  findKind.mockRestore();
});

test('[11.3] of a step that has not been opened each value is written, because nobody knows what it opened with', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  context.form.open(address);
  state.drafts.dados = { ...draftWith(personal, { nome: '', email: '' }), edited: [] };
  await saveDrafts(context);
  expect(await readDrafts(bare)).toMatchObject({ steps: { dados: { values: { nome: '', email: '' } } } });
});

test('[11.3] the draft of a step that the configuration lacks is written as it is', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  const draft = { values: { x: '', foto: 'y' }, edited: [], schema: 's' };
  state.drafts.outra = draft;
  await saveDrafts(context);
  expect(await readDrafts(bare)).toMatchObject({ steps: { outra: draft } });
  state.config = undefined;
  await saveDrafts(context);
  expect(await readDrafts(bare)).toMatchObject({ steps: { outra: draft } });
});

test('[11.4] without drafts and choices the entry is removed; choices alone are written', async () => {
  const bare = await setUpDrafts({ [`drafts:${HASH}`]: stored('', {}) });
  const { context, state } = bare;
  await saveDrafts(context);
  expect(await readDrafts(bare)).toBeUndefined();
  state.agreed = { lgpd: ['texto'] };
  await saveDrafts(context);
  expect(await readDrafts(bare)).toEqual({
    proposalId: '',
    choices: { agreed: { lgpd: ['texto'] } },
    steps: {},
  });
});

test('[11.3] a closing page reads its inputs, keeps the open form and writes everything at once', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  context.form.open(personal);
  context.readInputs = () => {
    context.form.current()?.edited.add('nome');
    context.form.change({ nome: 'Ana' });
  };
  expect(saveDraftsNow(context)).toBe(true);
  expect(state.drafts.dados?.values).toMatchObject({ nome: 'Ana' });
  expect(await readDrafts(bare)).toMatchObject({ steps: { dados: { values: { nome: 'Ana' } } } });
});

test('[11.3] a closing page without typed values writes nothing; the result says whether the files under way are saved', async () => {
  const written: string[] = [];
  const secureStorage = createMemorySecureStorage();
  const platform = createMemoryPlatform({
    secureStorage: {
      ...secureStorage,
      writeNow: name => {
        written.push(name);
        return !name.startsWith('unproven-files:');
      },
    },
  });
  const { context } = createContextWithoutService({}, { platform });
  expect(saveDraftsNow(context)).toBe(true);
  expect(written).toEqual([]);
  context.unprovenFiles.sent = sentFiles;
  expect(saveDraftsNow(context)).toBe(false);
  expect(written).toEqual([`unproven-files:${HASH}`]);
});

test.each([
  ['drafts:', false],
  ['attachments:', false],
  ['unproven-files:', false],
  ['nothing', true],
])(
  '[11.3] [11.5] a closing page whose storage loses %s reports that everything is saved: %s',
  async (prefix, isSaved) => {
    const secureStorage = createMemorySecureStorage();
    const platform = createMemoryPlatform({
      secureStorage: { ...secureStorage, writeNow: name => !name.startsWith(prefix) },
    });
    const { context, state } = createContextWithoutService({}, { platform });
    state.config = configurationWith({ steps: [personal] });
    const added = await platform.images.add(new File(['1'], 'rg.png', { type: 'image/png' }), []);
    if (!added.ok) throw new Error('The file was refused.');
    state.drafts.dados = draftWith(personal, { foto: [{ ...added.value }] });
    context.unprovenFiles.sent = sentFiles;
    expect(saveDraftsNow(context)).toBe(isSaved);
  },
);

test.each([
  [true, 'lasting', true],
  [false, 'lasting', true],
  [false, 'memory', false],
] as const)(
  '[11.3] [11.5] before a reload, a device that writes at once (%s) and lasts (%s) has saved everything: %s',
  async (writesAtOnce, health, isSaved) => {
    const secureStorage = createMemorySecureStorage();
    const platform = createMemoryPlatform({
      secureStorage: {
        ...secureStorage,
        writeNow: (name, value) => writesAtOnce && secureStorage.writeNow(name, value),
        health: () => health as ReturnType<typeof secureStorage.health>,
      },
    });
    const { context, state } = createContextWithoutService({}, { platform });
    state.config = configurationWith({ steps: [personal] });
    state.drafts.dados = draftWith(personal, { nome: 'Ana' });
    expect(await saveTypedValues(context)).toBe(isSaved);
    expect(await secureStorage.read(`drafts:${HASH}`)).toMatchObject({
      steps: { dados: { values: { nome: 'Ana' } } },
    });
  },
);

test('[11.7] a tab whose proposal is open elsewhere saves nothing before a reload', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  state.drafts.dados = draftWith(personal, { nome: 'Ana' });
  context.tabClaim.isElsewhere = true;
  expect(await saveTypedValues(context)).toBe(true);
  expect(await readDrafts(bare)).toBeUndefined();
});

test('[11.4] the draft and the ticks of an accepted step leave the device, those of other steps stay', async () => {
  const bare = await setUpDrafts();
  const { context, state } = bare;
  state.drafts.dados = draftWith(personal, { nome: 'Ana' });
  state.drafts.endereco = draftWith(address, { rua: 'Rua A' });
  state.agreed = { dados: ['a'], endereco: ['b'] };
  await dropDraft(context, 'dados');
  expect(await readDrafts(bare)).toEqual({
    proposalId: '',
    choices: { agreed: { endereco: ['b'] } },
    steps: { endereco: draftWith(address, { rua: 'Rua A' }) },
  });
});

test('[11.4] an erasure removes drafts, choices, attachments, pending writes and the record of files from memory and device', async () => {
  const names = ['drafts', 'attachments', 'writes', 'unproven-files'];
  const bare = await setUpDrafts(Object.fromEntries(names.map(name => [`${name}:${HASH}`, { x: 1 }])));
  const { context, state, platform } = bare;
  state.drafts.dados = draftWith(personal, { nome: 'Ana' });
  state.agreed = { dados: ['a'] };
  context.unprovenFiles.sent = sentFiles;
  context.pendingWrites.set(HASH, new Map());
  await eraseDrafts(context);
  expect(state.drafts).toEqual({});
  expect({ ...state.agreed }).toEqual({});
  expect(context.unprovenFiles.sent).toBeUndefined();
  expect(context.pendingWrites.size).toBe(0);
  for (const name of names)
    expect(await platform.secureStorage.read(`${name}:${HASH}`), name).toBeUndefined();
});
