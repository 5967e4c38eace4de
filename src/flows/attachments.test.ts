import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createAppState } from '#state/app-state.ts';
import { schemaOf } from '#state/draft.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { createMemoryPlatform, createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import {
  eraseAttachments,
  moveAttachments,
  restoreAttachments,
  saveAttachments,
  saveAttachmentsNow,
} from './attachments.ts';

const documents = stepWith({
  slug: 'documentos',
  fields: [
    buildField({ key: 'nome' }),
    buildField({ key: 'foto', component: 'imageCapture' }),
    buildField({ key: 'verso', component: 'imageCapture' }),
  ],
});
const otherStep = stepWith({ slug: 'endereco', order: 1, fields: [buildField({ key: 'rua' })] });

/** A device; the same storage is the same device after a reload. */
function openDevice(secureStorage = createMemorySecureStorage(), hashId = 'h1') {
  const state = createAppState();
  state.hashId = hashId;
  state.config = configurationWith({ steps: [documents, otherStep] });
  const written: string[] = [];
  const platform = createMemoryPlatform({
    secureStorage: {
      ...secureStorage,
      write: async (name, value) => {
        written.push(name);
        await secureStorage.write(name, value);
      },
      writeNow: (name, value) => {
        written.push(name);
        return secureStorage.writeNow(name, value);
      },
    },
  });
  const keepDraft = (slug: string, values: StepValues) => {
    state.drafts[slug] = { values, edited: [], schema: schemaOf(documents.fields) };
  };
  const readEntry = (id = state.hashId) => secureStorage.read(`attachments:${id}`);
  const attach = async (name: string): Promise<{ id: string; name: string }> => {
    const added = await platform.images.add(new File(['1'], name, { type: 'image/png' }), []);
    if (!added.ok) throw new Error(`The file was refused: ${added.problem}`);
    return { ...added.value };
  };
  return {
    context: { state, platform },
    state,
    platform,
    secureStorage,
    written,
    keepDraft,
    readEntry,
    attach,
  };
}

/** Restores the files on a device without values that were saved early. */
const restoreFiles = (context: ReturnType<typeof openDevice>['context'], previousHashId?: string) =>
  restoreAttachments(context, previousHashId, Promise.resolve([]));

/** A device on which an earlier visit has attached a file to the field `foto`. */
async function openAttached(value: (file: { id: string; name: string }) => FieldValue = file => [file]) {
  const device = openDevice();
  await restoreFiles(device.context);
  const file = await device.attach('rg.png');
  device.keepDraft('documentos', { nome: 'Ana', foto: value(file) });
  await saveAttachments(device.context);
  return { ...device, file };
}

test('[11.3] the attached files of a step are listed on the device by field, without its other values', async () => {
  const { file, readEntry } = await openAttached();
  expect(await readEntry()).toEqual({ documentos: { foto: [file] } });
});

test('[11.3] beside a local file the list also names the files that only the service has', async () => {
  const { file, readEntry } = await openAttached(attached => [{ id: '', name: 'antigo.pdf' }, attached]);
  expect(await readEntry()).toEqual({ documentos: { foto: [{ id: '', name: 'antigo.pdf' }, file] } });
});

test.each<[string, FieldValue]>([
  ['only files that the service has', [{ id: '', name: 'antigo.pdf' }]],
  ['a file whose bytes are gone', [{ id: 'arquivo-0-9', name: 'rg.png' }]],
  ['no file', []],
])('[11.4] for a field with %s there is no entry', async (_, foto) => {
  const { context, keepDraft, readEntry, written } = openDevice();
  keepDraft('documentos', { foto });
  await saveAttachments(context);
  expect(saveAttachmentsNow(context)).toBe(true);
  expect(await readEntry()).toBeUndefined();
  expect(written).toEqual([]);
});

test('[11.3] the files of a step that only show-step knows are there after a reload, before the step has arrived', async () => {
  const { secureStorage, file } = await openAttached();
  const { context, state, platform, readEntry } = openDevice(secureStorage);
  state.config = configurationWith({ steps: [otherStep] });
  state.proposal = proposalAt('documentos');
  expect(await restoreFiles(context)).toEqual({ documentos: { foto: [file] } });
  expect(platform.images.find(file.id)?.name).toBe('rg.png');
  state.drafts.documentos = { values: { nome: 'Ana', foto: [file] }, edited: ['foto'], schema: '' };
  await saveAttachments(context);
  expect(await readEntry()).toEqual({ documentos: { foto: [file] } });
});

test('[11.3] drafts of unknown steps, or without a configuration, have no attachments', async () => {
  const { context, state, file, keepDraft, readEntry } = await openAttached();
  delete state.drafts.documentos;
  keepDraft('outra', { foto: [file] });
  await saveAttachments(context);
  expect(await readEntry()).toBeUndefined();
  keepDraft('documentos', { foto: [file] });
  state.config = undefined;
  await saveAttachments(context);
  expect(await readEntry()).toBeUndefined();
});

test('[11.3] [14.2] an unchanged list is written once; a change, or another hash id, is written again', async () => {
  const { context, state, written, attach, keepDraft, file } = await openAttached();
  expect(written).toEqual(['attachments:h1']);
  await saveAttachments(context);
  expect(saveAttachmentsNow(context)).toBe(true);
  expect(written).toHaveLength(1);
  keepDraft('documentos', { foto: [file], verso: [await attach('verso.png')] });
  expect(saveAttachmentsNow(context)).toBe(true);
  expect(written).toHaveLength(2);
  state.hashId = 'h2';
  await saveAttachments(context);
  expect(written).toEqual(['attachments:h1', 'attachments:h1', 'attachments:h2']);
});

test('[11.4] the entry is removed when no field has a file any more', async () => {
  const { context, keepDraft, readEntry } = await openAttached();
  keepDraft('documentos', { foto: [] });
  await saveAttachments(context);
  expect(await readEntry()).toBeUndefined();
});

test('[11.3] a closing page writes the list at once, and reports whether it is written; a list that became empty cannot be lost', async () => {
  const { context, platform, keepDraft, file, readEntry, attach } = await openAttached();
  keepDraft('documentos', { foto: [file], verso: [await attach('verso.png')] });
  expect(saveAttachmentsNow(context)).toBe(true);
  expect(await readEntry()).toMatchObject({ documentos: { verso: [{ name: 'verso.png' }] } });
  platform.secureStorage.writeNow = () => false;
  keepDraft('documentos', { foto: [file] });
  expect(saveAttachmentsNow(context)).toBe(false);
  keepDraft('documentos', { foto: [] });
  expect(saveAttachmentsNow(context)).toBe(true);
});

test('[11.3] after a reload the files are back in memory, under their fields', async () => {
  const { secureStorage, file } = await openAttached(attached => [{ id: '', name: 'antigo.pdf' }, attached]);
  const { context, platform } = openDevice(secureStorage);
  expect(await restoreFiles(context)).toEqual({
    documentos: { foto: [{ id: '', name: 'antigo.pdf' }, file] },
  });
  expect(platform.images.find(file.id)?.name).toBe('rg.png');
});

test('[11.3] only files with bytes on this device are read back', async () => {
  const { secureStorage } = await openAttached(attached => [{ id: '', name: 'antigo.pdf' }, attached]);
  const { context, platform } = openDevice(secureStorage);
  const restoredIds: (readonly string[])[] = [];
  const { restore } = platform.images;
  platform.images.restore = (hashId, ids) => {
    restoredIds.push(ids);
    return restore(hashId, ids);
  };
  await restoreFiles(context);
  expect(restoredIds).toEqual([[expect.stringMatching(/^arquivo-/)]]);
});

test.each<[string, unknown]>([
  ['is no record', 'lixo'],
  ['names no step of the product', { outra: { foto: [{ id: 'a', name: 'rg.png' }] } }],
  ['has a step that is no record', { documentos: 'x' }],
])('[11.3] an entry that %s restores nothing, and is removed with the next save', async (_, entry) => {
  const { context, secureStorage, readEntry } = openDevice();
  await secureStorage.write('attachments:h1', entry);
  expect(await restoreFiles(context)).toEqual({});
  await saveAttachments(context);
  expect(await readEntry()).toBeUndefined();
});

test('[11.3] without a configuration nothing is restored', async () => {
  const { secureStorage } = await openAttached();
  const { context, state } = openDevice(secureStorage);
  state.config = undefined;
  expect(await restoreFiles(context)).toEqual({});
});

test('[11.3] a file whose bytes the browser has evicted is no longer listed', async () => {
  const { secureStorage } = await openAttached();
  await secureStorage.clear('file:');
  const { context } = openDevice(secureStorage);
  expect(await restoreFiles(context)).toEqual({ documentos: {} });
});

test('[11.3] restored files that are in the form are not written again', async () => {
  const { secureStorage, file } = await openAttached();
  const { context, keepDraft, written } = openDevice(secureStorage);
  keepDraft('documentos', { foto: [file] });
  await restoreFiles(context);
  await saveAttachments(context);
  await restoreFiles(context);
  await saveAttachments(context);
  expect(written).toEqual(['attachments:h1']);
});

test('[3.17] under a renamed hash id the files of the old one are restored and belong to the new one', async () => {
  const { secureStorage, file } = await openAttached();
  const { context, platform } = openDevice(secureStorage, 'h2');
  expect(await restoreFiles(context, 'h1')).toEqual({ documentos: { foto: [file] } });
  expect(await secureStorage.readFile(`file:h1:${file.id}`)).toBeUndefined();
  expect((await secureStorage.readFile(`file:h2:${file.id}`))?.name).toBe('rg.png');
  expect(platform.images.find(file.id)?.name).toBe('rg.png');
});

test('[3.17] files and entry move to the hash id that the service gives', async () => {
  const { context, state, secureStorage, file, readEntry } = await openAttached();
  state.hashId = 'h2';
  await moveAttachments(context, 'h1');
  expect(await readEntry('h2')).toEqual({ documentos: { foto: [file] } });
  expect(await readEntry('h1')).toBeUndefined();
  expect((await secureStorage.readFile(`file:h2:${file.id}`))?.name).toBe('rg.png');
  expect(await secureStorage.readFile(`file:h1:${file.id}`)).toBeUndefined();
});

test('[11.4] an erasure removes files and entry from memory and device; the same files are written again afterwards', async () => {
  const { context, platform, secureStorage, file, readEntry, keepDraft, attach } = await openAttached();
  await eraseAttachments(context);
  expect(await readEntry()).toBeUndefined();
  expect(platform.images.find(file.id)).toBeUndefined();
  expect(await secureStorage.readFile(`file:h1:${file.id}`)).toBeUndefined();
  keepDraft('documentos', { foto: [] });
  await saveAttachments(context);
  expect(await readEntry()).toBeUndefined();
  const nextFile = await attach('rg.png');
  keepDraft('documentos', { foto: [nextFile] });
  await saveAttachments(context);
  expect(await readEntry()).toEqual({ documentos: { foto: [nextFile] } });
});

test('[11.3] a step with a field of an unknown kind keeps the files of its other fields', async () => {
  const { context, state, keepDraft, readEntry, attach } = openDevice();
  const fields = [...documents.fields, buildField({ key: 'x', component: 'novidade' })];
  state.config = configurationWith({ steps: [{ ...documents, fields }] });
  const file = await attach('rg.png');
  keepDraft('documentos', { foto: [file], x: 'y' });
  await saveAttachments(context);
  expect(await readEntry()).toEqual({ documentos: { foto: [file] } });
});

test('[11.3] a device without files is not written to', async () => {
  const { context, written } = openDevice();
  await restoreFiles(context);
  await saveAttachments(context);
  expect(written).toEqual([]);
});
