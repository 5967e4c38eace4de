import { isStepOfProposal, stepBySlug } from '#journey/current-step.ts';
import { filesOf, isFileList } from '#journey/fields/file-members.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { PlatformContext } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';

/** The entry as text as it is on the device, by state, so that a key press does not write the same again. */
const writtenEntries = new WeakMap<object, string>();

const fileKeys = new WeakMap<Step, readonly string[]>();

/** The keys of the fields with files. Computed once per step, because every key press needs them (14.2). */
function fileKeysOf(step: Step): readonly string[] {
  const keys =
    fileKeys.get(step) ??
    fieldsOf(step)
      .all.filter(takesFiles)
      .map(({ key }) => key);
  fileKeys.set(step, keys);
  return keys;
}

/**
 * The keys of the fields with files. A step that only show-step knows is not in the configuration right after a reload;
 * its values tell them.
 */
export const fileKeysIn = (step: Step | undefined, values: StepValues): readonly string[] =>
  step ? fileKeysOf(step) : Object.keys(values).filter(key => isFileList(valueAt(values, key)));

/**
 * The lists of the fields that have a file whose bytes are on this device. Such a list also names files that only the
 * service has.
 */
function localFilesOf({ platform }: PlatformContext, step: Step | undefined, values: StepValues): StepValues {
  return createSafeRecord(
    fileKeysIn(step, values).flatMap((key): [string, FieldValue][] => {
      const files = filesOf(valueAt(values, key)).filter(
        ({ id }) => id === '' || platform.images.find(id) !== undefined,
      );
      const hasLocalFile = files.some(({ id }) => id !== '');
      return hasLocalFile ? [[key, files.map(({ id, name }) => ({ id, name }))]] : [];
    }),
  );
}

function attachmentsOf(context: PlatformContext): Readonly<Record<string, StepValues>> {
  const { config, drafts, proposal } = context.state;
  return createSafeRecord(
    Object.entries(drafts).flatMap(([slug, { values }]): [string, StepValues][] => {
      const step = config && stepBySlug(config, slug);
      const attached = step || isStepOfProposal(proposal, slug) ? localFilesOf(context, step, values) : {};
      return Object.keys(attached).length === 0 ? [] : [[slug, attached]];
    }),
  );
}

/**
 * Loads the files of an earlier visit into memory. Returns the fields that hold them, by step slug.
 * @param previousHashId the hash id that the service has just renamed.
 * @param earlyOwners see `earlyOwnersOf`.
 */
export async function restoreAttachments(
  context: PlatformContext,
  previousHashId: string | undefined,
  earlyOwners: Promise<readonly string[]>,
): Promise<Readonly<Record<string, StepValues>>> {
  const { platform, state } = context;
  const { hashId, config } = state;
  // Before the device is read: the form does not wait long for that, and a photo may be attached meanwhile.
  platform.images.assignTo(previousHashId ?? hashId);
  const hashIds = [...(previousHashId === undefined ? [] : [previousHashId]), hashId];
  const names = [
    ...hashIds.map(owner => entryNameOf('attachments', owner)),
    ...(await earlyOwners).map(owner => entryNameOf('attached-early', owner)),
  ];
  const entries = await Promise.all(names.map(name => platform.secureStorage.read(name, 'unlimited')));
  // An earlier visit wrote these entries. This mark makes sure that they are removed when no field has a file any more.
  if (entries.some(entry => entry !== undefined) && (writtenEntries.get(state) ?? '') === '')
    writtenEntries.set(state, 'earlier visit');
  const slugs = new Set(entries.flatMap(entry => Object.keys(isRecord(entry) ? entry : {})));
  const steps = [...slugs].flatMap((slug): [string, Step | undefined, StepValues][] => {
    const step = config && stepBySlug(config, slug);
    if (!step && !isStepOfProposal(state.proposal, slug)) return [];
    const lists = entries.flatMap(entry => {
      const values = ownValueOf(isRecord(entry) ? entry : {}, slug);
      return isRecord(values) ? Object.entries(values) : [];
    });
    // This app wrote the entries; `filesOf` checks each list.
    return lists.length > 0 ? [[slug, step, createSafeRecord(lists) as StepValues]] : [];
  });
  const ids = steps
    .flatMap(([, step, values]) => fileKeysIn(step, values).flatMap(key => filesOf(valueAt(values, key))))
    .flatMap(({ id }) => (id === '' ? [] : [id]));
  for (const owner of hashIds) await platform.images.restore(owner, ids);
  if (previousHashId !== undefined) await platform.images.rename(hashId);
  return createSafeRecord(steps.map(([slug, step, values]) => [slug, localFilesOf(context, step, values)]));
}

const usualNameOf = ({ state }: PlatformContext): string => entryNameOf('attachments', state.hashId);

/** The entry to write, which from now on counts as written; `undefined` if the device has it already. */
function takeEntryToWrite(
  context: PlatformContext,
  name: string,
): { name: string; value: object | undefined } | undefined {
  const value = attachmentsOf(context);
  const isEmpty = Object.keys(value).length === 0;
  const text = isEmpty ? '' : `${name} ${JSON.stringify(value)}`;
  if ((writtenEntries.get(context.state) ?? '') === text) return undefined;
  writtenEntries.set(context.state, text);
  return { name, value: isEmpty ? undefined : value };
}

export async function saveAttachments(context: PlatformContext, name = usualNameOf(context)): Promise<void> {
  const entry = takeEntryToWrite(context, name);
  if (entry) await context.platform.secureStorage.write(entry.name, entry.value);
}

/** Synchronous save while the page is closing. Returns `false` if the list may be lost. */
export function saveAttachmentsNow(context: PlatformContext, name = usualNameOf(context)): boolean {
  const entry = takeEntryToWrite(context, name);
  return entry?.value ? context.platform.secureStorage.writeNow(entry.name, entry.value) : true;
}

/** Removes all attached files from memory and from the device (11.4). */
export async function eraseAttachments({ platform, state }: PlatformContext): Promise<void> {
  writtenEntries.delete(state);
  platform.images.clear();
  await platform.secureStorage.remove(entryNameOf('attachments', state.hashId));
}

/** Moves files and entry to the current hash id, after the service has renamed it (3.17). */
export async function moveAttachments(context: PlatformContext, previousHashId: string): Promise<void> {
  const { platform, state } = context;
  await platform.images.rename(state.hashId);
  await saveAttachments(context);
  await platform.secureStorage.remove(entryNameOf('attachments', previousHashId));
}
