import { stepBySlug } from '#journey/current-step.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { isSameValue } from '#journey/form/is-same-value.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { Step } from '#journey/model/step.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import { type AppState, asRef, createMap, type Draft, schemaOf } from '#state/app-state.ts';
import {
  eraseAttachments,
  moveAttachments,
  restoreAttachments,
  saveAttachments,
  saveAttachmentsNow,
} from './attachments.ts';
import type { Context } from './context.ts';
import { draftValuesOf } from './draft-values-of.ts';
import { entryNameOf } from './entry-name-of.ts';
import { contradicts } from './file-evidence.ts';
import { forgetWrites, moveWrites } from './pending-writes.ts';
import type { SentFiles } from './sent-files.ts';
import {
  forgetUnprovenFiles,
  moveUnprovenFiles,
  restoreUnprovenFiles,
  saveUnprovenFilesNow,
} from './unproven-files.ts';
import {
  forgetUnsentChoices,
  hasUnsentChoices,
  restoreUnsentChoices,
  unsentChoicesOf,
} from './unsent-choices.ts';

/**
 * Interval of saving while the visitor types. Half of it plus the write itself stays far below the median of 150 ms that
 * 11.3 allows, also on a slow device. Milliseconds.
 */
export const DRAFT_DELAY = 50;

/** The longest time for which reading the drafts may delay the first input (11.3). Milliseconds. */
const RESTORE_TIME_LIMIT = 300;

const isDraft = (value: unknown): value is Draft & Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  isRecord(value.values) &&
  Array.isArray(value.edited) &&
  (value.unanswered === undefined || Array.isArray(value.unanswered)) &&
  typeof value.schema === 'string';

interface StoredDrafts {
  drafts: [slug: string, draft: Draft][];
  /** Stored entries that have choices for this proposal. */
  choiceEntries: readonly unknown[];
}

/** Reads of drafts that continue although the form is already shown. */
const lateReads = new WeakMap<object, Promise<void>>();

/**
 * Restores what was typed before a reload or crash (11.3). Drafts of another schema or proposal are dropped (11.4). If
 * the storage is slow, the form opens without them, and they are filled in later.
 * @param previousHashId the hash id that the service has just renamed: its drafts are restored, too, and move (3.17).
 * @param onLateDrafts called if the drafts arrive after this function has returned. `hasNewInputs`: they changed the
 * inputs of the open simulation.
 */
export async function restoreDrafts(
  context: Context,
  previousHashId?: string,
  onLateDrafts?: (hasNewInputs: boolean) => void,
): Promise<void> {
  const { platform, sessionRestored, state } = context;
  const { hashId } = state;
  const reading = readDrafts(context, previousHashId);
  const deadlineController = new AbortController();
  const timeLimitPassed = platform.clock.sleep(RESTORE_TIME_LIMIT, deadlineController.signal).then(
    () => true,
    () => false,
  );
  const isLate = await Promise.race([
    Promise.all([reading, sessionRestored]).then(() => false),
    timeLimitPassed,
  ]);
  deadlineController.abort();
  lateReads.delete(context);
  const moveFromPrevious = async (): Promise<void> => {
    if (previousHashId !== undefined) await moveDrafts(context, previousHashId);
  };
  if (!isLate) {
    const stored = await reading;
    applyDrafts(context, stored.drafts);
    for (const entry of stored.choiceEntries) restoreUnsentChoices(state, entry);
    void moveFromPrevious();
    return;
  }
  const restoring = reading.then(stored => {
    if (lateReads.get(context) !== restoring) return;
    lateReads.delete(context);
    if (state.hashId !== hashId) return;
    fillInLateDrafts(context, stored.drafts);
    const hasNewInputs = stored.choiceEntries.map(entry => restoreUnsentChoices(state, entry)).includes(true);
    void moveFromPrevious();
    onLateDrafts?.(hasNewInputs);
  });
  lateReads.set(context, restoring);
}

/**
 * Reads the drafts that `saveDrafts` wrote. Returns those of this proposal whose steps still exist, with the attached
 * files that are still on the device.
 */
async function readDrafts(context: Context, previousHashId: string | undefined): Promise<StoredDrafts> {
  const { platform, state } = context;
  const names = [...(previousHashId === undefined ? [] : [previousHashId]), state.hashId].map(hashId =>
    entryNameOf('drafts', hashId),
  );
  const [attached, sentFiles, ...storedDrafts] = await Promise.all([
    restoreAttachments(context, previousHashId),
    restoreUnprovenFiles(context, previousHashId),
    ...names.map(name => platform.secureStorage.read(name)),
  ]);
  const drafts = storedDrafts
    .flatMap(entry => draftsIn(entry, state, sentFiles))
    .flatMap(([slug, draft]): [string, Draft][] => {
      const step = state.config && stepBySlug(state.config, slug);
      if (!step || !isDraft(draft) || draft.schema !== schemaOf(step.fields)) return [];
      const files = Object.entries(ownValueOf(attached, slug) ?? {});
      return [[slug, { ...draft, values: createSafeRecord([...Object.entries(draft.values), ...files]) }]];
    });
  const proposalId = state.proposal?.id ?? '';
  const choiceEntries = storedDrafts.filter(entry => isRecord(entry) && entry.proposalId === proposalId);
  return { drafts, choiceEntries };
}

/** Adds restored drafts to the state. Drafts in memory are newer and stay. */
function applyDrafts({ state }: Context, restoredDrafts: readonly [slug: string, draft: Draft][]): void {
  const drafts = createMap<Draft>();
  for (const [slug, draft] of [...restoredDrafts, ...Object.entries(state.drafts)]) {
    const step = state.config && stepBySlug(state.config, slug);
    if (step && draft.schema === schemaOf(step.fields)) drafts[slug] = draft;
  }
  state.drafts = asRef(drafts);
}

/** The service has renamed the hash id (3.17): moves drafts and pending writes to the new one. */
export async function moveDrafts(context: Context, previousHashId: string): Promise<void> {
  void moveWrites(context, previousHashId);
  void moveUnprovenFiles(context, previousHashId);
  // This order leaves both copies if the browser is killed in between.
  await saveDrafts(context);
  await context.platform.secureStorage.remove(entryNameOf('drafts', previousHashId));
  await moveAttachments(context, previousHashId);
}

function draftsIn(
  storedEntry: unknown,
  state: AppState,
  sentFiles: SentFiles | undefined,
): [slug: string, draft: unknown][] {
  if (!isRecord(storedEntry) || !isRecord(storedEntry.steps)) return [];
  const steps = Object.entries(storedEntry.steps);
  if (storedEntry.proposalId === (state.proposal?.id ?? '')) return steps;
  return storedEntry.proposalId === ''
    ? steps.filter(([slug]) => belongsToCreation(state, slug, sentFiles))
    : [];
}

/**
 * Whether a draft without a proposal id belongs to this proposal: the previous visit ended between its creation and the
 * files of its first step (16.4), and the proposal has no other values in that step.
 */
function belongsToCreation(
  { config, proposal }: AppState,
  slug: string,
  sentFiles: SentFiles | undefined,
): boolean {
  const step = config && stepBySlug(config, slug);
  if (!step || !proposal || sentFiles?.slug !== slug || sentFiles.draftOf !== '') return false;
  const isSameProposal = sentFiles.proposalId === '' || sentFiles.proposalId === proposal.id;
  return isSameProposal && !contradicts(proposal, step, sentFiles.data);
}

/**
 * Fills restored values into the open form. Fields that the visitor has edited meanwhile stay, and so do those that a lookup
 * has filled in for what was typed meanwhile (11.6).
 */
function fillInLateDrafts(context: Context, restoredDrafts: readonly [slug: string, draft: Draft][]): void {
  const { form, state } = context;
  const session = form.current();
  const typedDraft = session && state.drafts[session.step.slug];
  applyDrafts(context, restoredDrafts);
  if (!session) return;
  const draft = restoredDrafts.findLast(([slug]) => slug === session.step.slug)?.[1];
  if (!draft) return;
  const editedKeys = new Set(typedDraft?.edited);
  const { step, values, context: formContext } = session;
  const isAsOpened = (key: string): boolean => {
    const emptyValue = fieldKinds.find(fieldsOf(step).byKey(key)?.component)?.empty;
    const openedValue = valueAt(formContext.openedWith, key) ?? emptyValue;
    return isSameValue(valueAt(values, key), openedValue);
  };
  const missing = Object.entries(draft.values).filter(
    ([key]) => !editedKeys.has(key) && (draft.edited.includes(key) || isAsOpened(key)),
  );
  for (const key of draft.edited) session.edited.add(key);
  context.change(createSafeRecord(missing));
  keepDraft(context);
}

/**
 * The part of a draft that is written. It has no files, because drafts contain no documents (11.4, see attachments.ts),
 * no untouched values of the service, and no untouched empty fields: of a thousand fields these would be most of the data,
 * twenty times a second (14.2).
 */
function draftToWrite(draft: Draft, step: Step | undefined): Draft {
  const { openedWith, ...storedDraft } = draft;
  if (!step) return storedDraft;
  const draftValues = draftValuesOf(draft);
  const editedKeys = new Set(draft.edited);
  const values = fieldsOf(step).all.flatMap(({ key, component }): [string, FieldValue][] => {
    const value = valueAt(draftValues, key);
    const kind = fieldKinds.find(component);
    if (value === undefined || kind?.carries === 'files') return [];
    const isWritten =
      editedKeys.has(key) ||
      !kind ||
      kind.isFilled(value) ||
      !openedWith ||
      valueAt(openedWith, key) !== undefined;
    return isWritten ? [[key, value]] : [];
  });
  return { ...storedDraft, values: createSafeRecord(values) };
}

function contentToStore({ state }: Context): object {
  return {
    proposalId: state.proposal?.id ?? '',
    choices: unsentChoicesOf(state),
    steps: createSafeRecord(
      Object.entries(state.drafts).map(([slug, draft]): [string, Draft] => [
        slug,
        draftToWrite(draft, state.config && stepBySlug(state.config, slug)),
      ]),
    ),
  };
}

/**
 * Copies the form's values into the draft of its step, in memory. A form without edits has no draft,
 * because the service has the values.
 */
export function keepDraft({ state, form }: Pick<Context, 'state' | 'form'>): void {
  const session = form.current();
  if (!session || session.edited.size === 0) return;
  const { slug, fields } = session.step;
  state.drafts[slug] = {
    values: session.values,
    edited: [...session.edited],
    openedWith: session.context.openedWith,
    ...(session.unanswered.size > 0 && { unanswered: [...session.unanswered] }),
    schema: schemaOf(fields),
  };
}

const hasNothingTyped = (state: AppState): boolean =>
  Object.keys(state.drafts).length === 0 && !hasUnsentChoices(state);

/**
 * Writes all drafts to the secure storage, or removes the entry if there are none. Does nothing while another tab works on
 * the proposal, because the entry has what was typed there (11.7).
 */
export async function saveDrafts(context: Context): Promise<void> {
  const { secureStorage } = context.platform;
  // Writing before the stored drafts are read would overwrite them.
  await lateReads.get(context);
  if (context.tabClaim.isElsewhere) return;
  const name = entryNameOf('drafts', context.state.hashId);
  const isEmpty = hasNothingTyped(context.state);
  await Promise.all([
    saveAttachments(context),
    isEmpty ? secureStorage.remove(name) : secureStorage.write(name, contentToStore(context)),
  ]);
}

/** Synchronous save while the page is closing (11.3). Returns `false` if something may be lost. */
export function saveDraftsNow(context: Context): boolean {
  // An unread value in an input belongs to the draft, and the input may disappear in a moment.
  context.readInputs?.();
  keepDraft(context);
  const areFilesSaved = saveUnprovenFilesNow(context);
  if (hasNothingTyped(context.state)) return areFilesSaved;
  const areDraftsSaved = context.platform.secureStorage.writeNow(
    entryNameOf('drafts', context.state.hashId),
    contentToStore(context),
  );
  return saveAttachmentsNow(context) && areDraftsSaved && areFilesSaved;
}

/**
 * Saves what was typed: before the app reloads the page, or as soon as the storage is open. Returns `false` if the
 * device stores nothing, so that a reload would lose it (11.3, 11.5).
 */
export async function saveTypedValues(context: Context): Promise<boolean> {
  // The tab that took over may have saved newer values.
  if (context.tabClaim.isElsewhere || saveDraftsNow(context)) return true;
  await saveDrafts(context);
  return context.platform.secureStorage.health() === 'lasting';
}

/** Removes the draft of a step whose answers the service has. */
export function dropDraft(context: Context, slug: string): Promise<void> {
  delete context.state.drafts[slug];
  forgetUnsentChoices(context.state, slug);
  return saveDrafts(context);
}

/** Removes everything typed from the device (11.4): at the end of the journey, or because another proposal begins. */
export function eraseDrafts(context: Context): Promise<void> {
  lateReads.delete(context);
  context.state.drafts = asRef(createMap<Draft>());
  forgetUnsentChoices(context.state);
  return Promise.all([
    eraseAttachments(context),
    context.platform.secureStorage.remove(entryNameOf('drafts', context.state.hashId)),
    forgetWrites(context),
    forgetUnprovenFiles(context),
  ]).then(() => undefined);
}
