import { stepBySlug } from '#journey/current-step.ts';
import { filesOf } from '#journey/fields/attached.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { isRecord } from '#shared/record.ts';
import { ownValue, safeRecord } from '#shared/safety/safe-record.ts';
import type { PlatformContext } from './context.ts';

/**
 * Which files are attached to which fields of unsent steps. They have an entry of their own, because drafts contain no
 * documents (11.4); without files nothing is written.
 */
const nameOf = (hashId: string): string => `attachments:${hashId}`;

/** The lists that are stored on the device, so that a key press does not write them again. */
const lastWritten = new WeakMap<object, string>();

const fileKeys = new WeakMap<Step, readonly string[]>();

/** Computed once per step, because it is needed at every key press (14.2). */
function fileKeysOf(step: Step): readonly string[] {
  const cached =
    fileKeys.get(step) ??
    fieldsOf(step).all.flatMap(({ key, component }) =>
      fieldKinds.find(component)?.carries === 'files' ? [key] : [],
    );
  fileKeys.set(step, cached);
  return cached;
}

/**
 * The fields of a step that hold a file whose bytes are here. Their lists also name files that only the service has.
 */
function attachedIn({ platform }: PlatformContext, step: Step, values: StepValues): StepValues {
  return safeRecord(
    fileKeysOf(step).flatMap((key): [string, FieldValue][] => {
      const files = filesOf(valueAt(values, key)).filter(
        ({ id }) => id === '' || platform.images.find(id) !== undefined,
      );
      const isOurs = files.some(({ id }) => id !== '');
      return isOurs ? [[key, files.map(({ id, name }) => ({ id, name }))]] : [];
    }),
  );
}

function attachments(context: PlatformContext): Readonly<Record<string, StepValues>> {
  const { config, drafts } = context.state;
  return safeRecord(
    Object.entries(drafts).flatMap(([slug, { values }]): [string, StepValues][] => {
      const step = config && stepBySlug(config, slug);
      const attached = step ? attachedIn(context, step, values) : {};
      return Object.keys(attached).length === 0 ? [] : [[slug, attached]];
    }),
  );
}

/**
 * Loads the files of an earlier visit into memory. Returns the fields that hold them, by step slug.
 * @param previousHashId the hash id that the service has just renamed.
 */
export async function restoreAttachments(
  context: PlatformContext,
  previousHashId: string | undefined,
): Promise<Readonly<Record<string, StepValues>>> {
  const { platform, state } = context;
  const { hashId, config } = state;
  const stored = await platform.secureStorage.read(nameOf(previousHashId ?? hashId));
  // An earlier visit wrote this entry. It is removed as soon as no field holds a file.
  if (stored !== undefined && !lastWritten.has(state)) lastWritten.set(state, 'earlier visit');
  const entries = isRecord(stored) ? stored : {};
  const steps = (config?.steps ?? []).flatMap((step): [Step, StepValues][] => {
    const values = ownValue(entries, step.slug);
    // Either this is our entry or it could not be read; each list is checked below.
    return isRecord(values) ? [[step, values as StepValues]] : [];
  });
  const ids = steps
    .flatMap(([step, values]) => fileKeysOf(step).flatMap(key => filesOf(valueAt(values, key))))
    .flatMap(({ id }) => (id === '' ? [] : [id]));
  await platform.images.restore(previousHashId ?? hashId, ids);
  if (previousHashId !== undefined) await platform.images.rename(hashId);
  return safeRecord(steps.map(([step, values]) => [step.slug, attachedIn(context, step, values)]));
}

/** The lists to write; `undefined` if they are stored already. */
function entryToWrite(context: PlatformContext): { name: string; value: object | undefined } | undefined {
  const value = attachments(context);
  const isEmpty = Object.keys(value).length === 0;
  const text = isEmpty ? '' : `${context.state.hashId} ${JSON.stringify(value)}`;
  if ((lastWritten.get(context.state) ?? '') === text) return undefined;
  lastWritten.set(context.state, text);
  return { name: nameOf(context.state.hashId), value: isEmpty ? undefined : value };
}

export async function saveAttachments(context: PlatformContext): Promise<void> {
  const entry = entryToWrite(context);
  if (entry) await context.platform.secureStorage.write(entry.name, entry.value);
}

export function saveAttachmentsNow(context: PlatformContext): boolean {
  const entry = entryToWrite(context);
  return entry?.value ? context.platform.secureStorage.writeNow(entry.name, entry.value) : true;
}

/** Another hash id, another proposal, or the end: no file stays on the device (11.4). */
export async function eraseAttachments({ platform, state }: PlatformContext): Promise<void> {
  lastWritten.delete(state);
  platform.images.clear();
  await platform.secureStorage.remove(nameOf(state.hashId));
}

/** The service has renamed the hash id (3.17). */
export async function moveAttachments(context: PlatformContext, previousHashId: string): Promise<void> {
  const { platform, state } = context;
  await platform.images.rename(state.hashId);
  await saveAttachments(context);
  await platform.secureStorage.remove(nameOf(previousHashId));
}
